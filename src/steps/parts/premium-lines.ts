/**
 * The lines of a premium in words, in the order in which it is built, so that anybody can add them up.
 * Specification: document 2 section 3 "Offer"; the same rows stand in an offer and on the invoice.
 */
import { t } from '@lingui/core/macro'
import type { BreakdownLine } from '#contract/operations/third-party-offers.ts'
import { numberText, percentText } from '#ui/format/numbers.ts'
import type { InvoiceLine } from '#ui/price/InvoiceRows.tsx'
import { noLateFeeReason, premiumReason } from './premium-reasons.ts'

export type PremiumLinesInput = {
  breakdown: readonly BreakdownLine[]
  /** «بیمهٔ دماوند»: whose discount it is. */
  companyFa: string
  /** Days without cover that are charged; null where they are not told. */
  delay: number | null
}

/** Below zero a no-claim percent adds: what was a discount has become a surcharge. */
const named = ({ line, amount }: BreakdownLine, companyFa: string): string => {
  const adds = amount > 0
  const names: Record<BreakdownLine['line'], string> = {
    base: t`حق‌بیمهٔ پایه`,
    'extra-cover': t`پوشش مالی اضافی`,
    driver: t`پوشش حوادث راننده`,
    'usage-surcharge': t`اضافه‌نرخ کاربری`,
    'age-surcharge': t`اضافه‌نرخ سال ساخت`,
    'no-claim': adds ? t`اضافه‌نرخ خسارت‌های قبلی` : t`تخفیف عدم خسارت`,
    'driver-no-claim': adds ? t`اضافه‌نرخ خسارت راننده` : t`تخفیف راننده`,
    'first-registration': t`تخفیف شماره‌گذاری اول`,
    'insurer-discount': t`تخفیف ${companyFa}`,
    'platform-discount': t`تخفیف سپر`,
    tax: t`مالیات بر ارزش افزوده`,
    lateness: t`جریمهٔ دیرکرد`,
    'discount-code': t`کد تخفیف`,
  }
  return names[line]
}

const labelOf = (part: BreakdownLine, { companyFa, delay }: PremiumLinesInput): string => {
  const name = named(part, companyFa)
  const days = numberText(delay ?? 0)
  if (part.line === 'lateness' && delay !== null && delay > 0) return t`${name} (${days} روز)`
  const percent = percentText(Math.abs(part.percent ?? 0))
  return part.percent === null || part.percent === 0 ? name : `${name} (${percent})`
}

/** Takes the lines of a premium; gives them in words with the reason for each, and says where there is no late fee. */
export const premiumLines = (premium: PremiumLinesInput): InvoiceLine[] => {
  const lines = premium.breakdown.map((part): InvoiceLine => ({
    label: labelOf(part, premium),
    toman: part.amount,
    why: premiumReason(part, premium.companyFa),
  }))
  const isLate = premium.breakdown.some(({ line }) => line === 'lateness')
  return isLate
    ? lines
    : [...lines, { label: t`جریمهٔ دیرکرد`, toman: null, text: t`ندارید`, why: noLateFeeReason() }]
}
