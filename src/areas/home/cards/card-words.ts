/** Texts of the cards of orders and renewals. Design language, "Order card"; decisions, section 10. */
import { t } from '@lingui/core/macro'
import type { OrderStep, RenewablePolicy, UnfinishedOrder } from '#contract/operations/home.ts'
import type { QuotedPolicy } from '#machines/areas/home-cards.ts'
import { daysBetween } from '#contract/values/jalali-date.ts'
import { ORDER_STATUS as S } from '#contract/values/order-status.ts'
import { dateText, hourText } from '#ui/format/dates.ts'
import { numberText, roundTomanText } from '#ui/format/numbers.ts'

const stepNames: Readonly<Record<OrderStep | 'payment', () => string>> = {
  holder: () => t`ناتمام، نوبت مشخصات`,
  address: () => t`ناتمام، نوبت نشانی`,
  delivery: () => t`ناتمام، نوبت تحویل`,
  inspection: () => t`ناتمام، نوبت بازدید`,
  terms: () => t`ناتمام، نوبت شرایط بازدید`,
  documents: () => t`ناتمام، نوبت مدارک`,
  cheques: () => t`ناتمام، نوبت چک‌ها`,
  payment: () => t`ناتمام، نوبت پرداخت`,
}

/** «ناتمام، نوبت نشانی». */
export const unfinishedText = ({ nextState }: UnfinishedOrder): string => stepNames[nextState ?? 'payment']()

/** «۳ گام تا پرداخت». */
export const stepsLeftText = (stepsLeft: number): string => {
  const count = numberText(stepsLeft)
  return stepsLeft === 0 ? t`فقط پرداخت مانده` : t`${count} گام تا پرداخت`
}

const waited: Readonly<Record<number, () => string>> = {
  [S.correctingDetails]: () => t`مشخصات باید اصلاح شود`,
  [S.needingDocuments]: () => t`مدارک بیشتری لازم است`,
  [S.correctingDocuments]: () => t`مدارک باید اصلاح شود`,
  [S.correctingCheques]: () => t`چک‌ها باید اصلاح شود`,
  [S.requestingVisit]: () => t`نوبت بازدید گذشت`,
  [S.choosingVisit]: () => t`زمان بازدید را انتخاب کنید`,
  [S.visiting]: () => t`بازدید را شروع کنید`,
}

/** «پرداخت شد، مدارک مانده». */
export const owingText = ({ owes, statusId }: UnfinishedOrder): string => {
  const words = waited[statusId]
  if (words !== undefined) return words()
  if (owes.includes('details')) return t`پرداخت شد، مشخصات مانده`
  return owes.includes('documents') ? t`پرداخت شد، مدارک مانده` : t`پرداخت شد، چک‌ها مانده`
}

const underWay: Readonly<Record<number, () => string>> = {
  [S.paid]: () => t`پرداخت شد`,
  [S.checking]: () => t`در حال بررسی`,
  [S.approved]: () => t`تأیید شد`,
  [S.visiting]: () => t`نوبت بازدید گرفته شد`,
}

/** The status of a paid order that needs no action. */
export const underWayText = ({ statusId }: UnfinishedOrder): string =>
  (underWay[statusId] ?? (() => t`در حال صدور`))()

export type DeadlineWords = { readonly isOver: boolean; readonly left: string; readonly day: string }

/** The remaining time of an order: days, hours on the last day, or that it is over. */
export const deadlineWords = (
  { day, hour }: NonNullable<UnfinishedOrder['deadline']>,
  today: string,
): DeadlineWords => {
  const days = daysBetween(today, day)
  const [count, at] = [numberText(days), hourText(`${hour}:00`)]
  const date = dateText(day, { weekday: true, today })
  const left = days === 0 ? t`تا ساعت ${at} امروز` : days < 0 ? t`مهلت گذشت` : t`${count} روز مانده`
  return { isOver: days < 0, left, day: t`تا ${date}` }
}

/** «بیمهٔ شخص ثالث». */
export const renewalTitle = ({ insuranceTypeCode }: RenewablePolicy): string =>
  insuranceTypeCode === 'carbody'
    ? t`بیمهٔ بدنه`
    : insuranceTypeCode === 'motorcycle'
      ? t`بیمهٔ موتورسیکلت`
      : t`بیمهٔ شخص ثالث`

/** «تارا، بیمهٔ آفتاب». */
export const renewalFacts = ({ vehicleTitle, company: { title } }: RenewablePolicy): string =>
  t`${vehicleTitle}، ${title}`

const YEAR = 12

/** «بیمهٔ آفتاب، سقف ۵۳٫۳ میلیون تومان، یک‌ساله». */
export const coverFacts = ({ policy, quote: { offer, policyTerm } }: QuotedPolicy): string => {
  const company = policy.company.title
  const ceiling = roundTomanText(offer.liabilityPropertyDamage)
  const count = numberText(policyTerm)
  const term = policyTerm === YEAR ? t`یک‌ساله` : t`${count} ماهه`
  return t`${company}، سقف ${ceiling}، ${term}`
}
