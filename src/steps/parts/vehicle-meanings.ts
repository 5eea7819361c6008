/** What the terms of a vehicle card mean, for those who have never read theirs. Said beside a picker and beside a fact. */
import { t } from '@lingui/core/macro'

/** «کاربری». */
export const usageExplanation = (): string =>
  t`خودرو برای چه کاری ثبت شده است: شخصی، تاکسی، آموزش رانندگی و مانند آن.`

/** Seats of a bus, or tonnage of a truck. */
export const capacityExplanation = (seats: boolean): string =>
  seats
    ? t`تعداد کسانی که خودرو اجازهٔ سوار کردنشان را دارد، با راننده.`
    : t`وزن باری که خودرو اجازهٔ حمل آن را دارد.`
