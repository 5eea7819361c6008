/**
 * Discount codes: which are valid, what they deduct. Specification: document 1 section 4; data notes: a code
 * is applied last, to the taxed amount, and never to the lateness surcharge.
 */
import type { OffersAnswer } from '#contract/operations/offers.ts'
import type { Locale } from '#contract/texts.ts'
import { toPersianDigits } from '#contract/digits.ts'
import { roundToHundred } from '#contract/values/toman.ts'
import { ApiError } from './api-error.ts'
import type { Clock } from './clock.ts'
import type { Deduction, Discount, Market } from './market.ts'

/**
 * Returns the discount of a code in capitals. `usedHere` counts the uses by this gateway's own orders.
 * Throws the ApiErrors discountUnknown, discountExpired and discountUsedUp.
 */
export const discountOf = (
  { discountsOn }: Pick<Market, 'discountsOn'>,
  code: string,
  clock: Clock,
  usedHere = 0,
): Discount => {
  const discount = discountsOn(clock.today()).find((known) => known.code === code)
  if (discount === undefined) throw new ApiError('discountUnknown')
  if (discount.lastDay < clock.today()) throw new ApiError('discountExpired')
  if (discount.usesLimit !== null && discount.used + usedHere >= discount.usesLimit)
    throw new ApiError('discountUsedUp')
  return discount
}

/** Returns the part of a discount that prices depend on. */
export const deductionOf = ({ code, percent, amount, atMost, onlyCompany }: Discount): Deduction => ({
  code,
  percent,
  amount,
  atMost,
  onlyCompany,
})

/** Returns what an answer says about a discount that was applied. */
export const appliedDiscount = ({
  code,
  percent,
  atMost,
}: Discount): NonNullable<OffersAnswer['appliedDiscount']> => ({ discountCode: code, percent, atMost })

/** Whether an insurer accepts a discount code. */
export const isDiscountFor = (discount: Deduction, companyCode: string): boolean =>
  discount.onlyCompany === null || discount.onlyCompany === companyCode

/** Returns what a code deducts from a taxed premium without lateness, toman; at most the whole amount. */
export const discountOn = (discount: Deduction, taxedAmount: number): number => {
  const nominal =
    discount.percent === null
      ? (discount.amount ?? 0)
      : roundToHundred((taxedAmount * discount.percent) / 100)
  return Math.min(nominal, discount.atMost ?? nominal, Math.max(0, taxedAmount))
}

const messages = {
  fa: {
    toman: (amount: number) => `${new Intl.NumberFormat('fa-IR').format(amount)} تومان`,
    percent: (percent: number) => `${toPersianDigits(percent)} درصد`,
    atMost: (most: string) => `، حداکثر ${most}`,
    only: (insurer: string) => `، فقط برای ${insurer}`,
    applied: (what: string) => `کد تخفیف اعمال شد؛ ${what}.`,
  },
  en: {
    toman: (amount: number) => `${new Intl.NumberFormat('en-GB').format(amount)} Toman`,
    percent: (percent: number) => `${percent} %`,
    atMost: (most: string) => `, at most ${most}`,
    only: (insurer: string) => `, for ${insurer} only`,
    applied: (what: string) => `Discount code applied: ${what}.`,
  },
}

/** Returns the sentence that says what an applied discount deducts. */
export const discountMessage = (
  { insurerName }: Pick<Market, 'insurerName'>,
  { percent, amount, atMost, onlyCompany }: Discount,
  locale: Locale = 'fa',
): string => {
  const { toman, percent: percentage, atMost: upTo, only, applied } = messages[locale]
  const worth = percent === null ? toman(amount ?? 0) : percentage(percent)
  const limit = percent === null || atMost === null ? '' : upTo(toman(atMost))
  return applied(
    `${worth}${limit}${onlyCompany === null ? '' : only(insurerName(locale, onlyCompany).title)}`,
  )
}
