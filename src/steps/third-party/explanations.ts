/** What the words on the vehicle card mean. Design language, principle 5. */
import { t } from '@lingui/core/macro'

/** What «کاربری» means. */
export const usageExplanation = (): string =>
  t`خودرو برای چه کاری ثبت شده است: شخصی، تاکسی، آموزش رانندگی و مانند آن.`

/** What the seats of a bus or the tonnage of a truck mean. */
export const capacityExplanation = (seats: boolean): string =>
  seats
    ? t`تعداد کسانی که خودرو اجازهٔ سوار کردنشان را دارد، با راننده.`
    : t`وزن باری که خودرو اجازهٔ حمل آن را دارد.`
