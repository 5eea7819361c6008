/**
 * What a discount code takes off, and which codes are good. Specification: document 1 section 4; data notes:
 * a code comes last, off the taxed amount, and never off lateness.
 */
import type { Locale } from '#contract/texts.ts'
import { toPersianDigits } from '#contract/digits.ts'
import { roundToHundred } from '#contract/values/toman.ts'
import { type Discount, discountsOn } from '../sandbox/discounts.ts'
import { insurerIn } from '../sandbox/localised-names.ts'
import type { Clock } from './clock.ts'
import { DomainError } from './domain-error.ts'

export type { Discount } from '../sandbox/discounts.ts'

/**
 * Takes a code in capitals; gives its discount. `usedHere` is how often the gateway's own orders have used it.
 * Throws discountUnknown, discountExpired or discountUsedUp.
 */
export const discountOf = (code: string, clock: Clock, usedHere = 0): Discount => {
  const discount = discountsOn(clock.today()).find((known) => known.code === code)
  if (discount === undefined) throw new DomainError('discountUnknown')
  if (discount.lastDay < clock.today()) throw new DomainError('discountExpired')
  if (discount.usesLimit !== null && discount.used + usedHere >= discount.usesLimit)
    throw new DomainError('discountUsedUp')
  return discount
}

/** Takes a discount and an insurer's code; tells whether it is good there. */
export const isDiscountFor = (discount: Discount, companyCode: string): boolean =>
  discount.onlyCompany === null || discount.onlyCompany === companyCode

/** Takes a discount and a taxed premium in toman, lateness not in it; gives what comes off, in toman, at most all of it. */
export const discountOn = (discount: Discount, taxedAmount: number): number => {
  const wished =
    discount.percent === null
      ? (discount.amount ?? 0)
      : roundToHundred((taxedAmount * discount.percent) / 100)
  return Math.min(wished, discount.atMost ?? wished, Math.max(0, taxedAmount))
}

const words = {
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

/** Takes a discount that was applied and a language; gives the sentence that says what it does. */
export const discountMessage = (
  { percent, amount, atMost, onlyCompany }: Discount,
  locale: Locale = 'fa',
): string => {
  const say = words[locale]
  const worth = percent === null ? say.toman(amount ?? 0) : say.percent(percent)
  const most = percent === null || atMost === null ? '' : say.atMost(say.toman(atMost))
  return say.applied(
    `${worth}${most}${onlyCompany === null ? '' : say.only(insurerIn(locale, onlyCompany).title)}`,
  )
}
