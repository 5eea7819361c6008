/**
 * Lines of a premium with their names and reasons, in the order in which they add up. Shown in an offer and
 * on the invoice. Specification: document 2 section 3 "Offer". The reasons follow the published tariff (data
 * notes, "How a third-party premium is built"): what a percent applies to, where it ends, and what is neither
 * discounted nor taxed.
 */
import { t } from '@lingui/core/macro'
import type { BreakdownLine } from '#contract/operations/offers.ts'
import { numberText, percentText } from '#ui/format/numbers.ts'
import type { InvoiceLine } from '#ui/price/InvoiceRows.tsx'
import type { ProductWords } from '../product.ts'

type VehicleWords = Pick<ProductWords, 'vehicle' | 'vehicleOf'>

export type PremiumLinesInput = {
  breakdown: readonly BreakdownLine[]
  /** The insurer, «بیمهٔ دماوند»: it gives the insurer's discount. */
  companyFa: string
  /** The vehicle in the product's words. */
  words: VehicleWords
  /** Charged days without cover; null where they are unknown. */
  delay: number | null
}

/** Name of a line. Above zero, a no-claim line is a surcharge. */
export const premiumLineName = (
  { line, amount }: Pick<BreakdownLine, 'line' | 'amount'>,
  companyFa: string,
): string => {
  const isSurcharge = amount > 0
  const names: Record<BreakdownLine['line'], string> = {
    base: t`حق‌بیمهٔ پایه`,
    'extra-cover': t`پوشش مالی اضافی`,
    driver: t`پوشش حوادث راننده`,
    'usage-surcharge': t`اضافه‌نرخ کاربری`,
    'age-surcharge': t`اضافه‌نرخ سال ساخت`,
    'no-claim': isSurcharge ? t`اضافه‌نرخ خسارت‌های قبلی` : t`تخفیف عدم خسارت`,
    'driver-no-claim': isSurcharge ? t`اضافه‌نرخ خسارت راننده` : t`تخفیف راننده`,
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
  const name = premiumLineName(part, companyFa)
  const days = numberText(delay ?? 0)
  if (part.line === 'lateness' && delay !== null && delay > 0) return t`${name} (${days} روز)`
  const percent = percentText(Math.abs(part.percent ?? 0))
  return part.percent === null || part.percent === 0 ? name : `${name} (${percent})`
}

/** Adds a line that says so where there is no late fee. */
export const premiumLines = (premium: PremiumLinesInput): InvoiceLine[] => {
  const lines = premium.breakdown.map((part): InvoiceLine => ({
    label: labelOf(part, premium),
    toman: part.amount,
    why: premiumReason(part, premium),
  }))
  const isLate = premium.breakdown.some(({ line }) => line === 'lateness')
  return isLate
    ? lines
    : [
        ...lines,
        { label: t`جریمهٔ دیرکرد`, toman: null, text: t`ندارید`, why: noLateFeeReason(premium.words) },
      ]
}

/** Above zero, a no-claim line is a surcharge. */
export const premiumReason = (
  { line, amount, percent: exact }: BreakdownLine,
  { companyFa, words: { vehicle, vehicleOf } }: Pick<PremiumLinesInput, 'companyFa' | 'words'>,
): string => {
  const isSurcharge = amount > 0
  const percent = numberText(Math.abs(exact ?? 0), 1)
  const reasons: Record<BreakdownLine['line'], string> = {
    base: t`برای پوشش اجباری است؛ بیمهٔ مرکزی آن را برای هر نوع ${vehicle} تعیین می‌کند و در همهٔ شرکت‌ها یکی است.`,
    'extra-cover': t`برای بخشی از سقف تعهد مالی است که بالاتر از حداقل قانونی انتخاب کرده‌اید؛ با سقف کمتر، ارزان‌تر می‌شود.`,
    driver: t`برای آسیب بدنی خود راننده است، حتی اگر مقصر باشد؛ از روی دیهٔ همین سال حساب می‌شود.`,
    'usage-surcharge': t`با این نوع ${vehicle} یا کاربری، خطر خسارت بیشتر است؛ ${percent} درصد به حق‌بیمهٔ پایه و پوشش مالی اضافی می‌آید.`,
    'age-surcharge': t`۲ درصد برای هر سال پس از پانزده‌سالگی ${vehicle}، حداکثر ۲۰ درصد؛ برای این ${vehicle} ${percent} درصد شده است.`,
    'no-claim': isSurcharge
      ? t`خسارت‌هایی که گرفته‌اید از تخفیفتان بیشتر بوده است؛ ${percent} درصد به ردیف‌های بالا، جز پوشش راننده، اضافه می‌شود.`
      : t`برای سال‌هایی که خسارت نگرفته‌اید، ${percent} درصد از ردیف‌های بالا، جز پوشش راننده، کم می‌شود. درصد بیمه‌نامهٔ قبلی است: با سال بی‌خسارت ۵ درصد بیشتر، تا ۷۰، و با هر خسارت کمتر.`,
    'driver-no-claim': isSurcharge
      ? t`خسارت‌های راننده از تخفیف او بیشتر بوده است؛ ${percent} درصد به پوشش حوادث راننده اضافه می‌شود.`
      : t`برای سال‌هایی که راننده خسارت نگرفته است، ${percent} درصد از پوشش حوادث راننده کم می‌شود. درصد بیمه‌نامهٔ قبلی است: با سال بی‌خسارت ۵ درصد بیشتر، تا ۷۰، و با هر خسارت کمتر.`,
    'first-registration': t`برای اولین بیمهٔ ${vehicleOf} نو، ${percent} درصد از حق‌بیمهٔ پایه و پوشش مالی اضافی کم می‌شود.`,
    'insurer-discount': t`${companyFa} ${percent} درصد از جمع ردیف‌های بالا کم می‌کند؛ شرکت‌های بیمه حداکثر می‌توانند ۲٫۵ درصد تخفیف بدهند.`,
    'platform-discount': t`سپر ${percent} درصد از آنچه مانده کم می‌کند، جدا از تخفیف شرکت بیمه.`,
    tax: t`طبق قانون، ${percent} درصد جمع ردیف‌های بالاست؛ جریمهٔ دیرکرد مالیات ندارد.`,
    lateness: t`برای هر روز بی‌بیمه، سهم یک روز از حق‌بیمهٔ پایه و پوشش مالی یک سال است، حداکثر ۳۶۵ روز؛ نه تخفیف می‌گیرد و نه مالیات.`,
    'discount-code':
      exact === null
        ? t`کدی که وارد کرده‌اید، در پایان و از مبلغ با مالیات کم می‌شود؛ از جریمهٔ دیرکرد چیزی کم نمی‌کند.`
        : t`کدی که وارد کرده‌اید، ${percent} درصد از مبلغ با مالیات کم می‌کند، مگر به سقف خود برسد؛ از جریمهٔ دیرکرد چیزی کم نمی‌کند.`,
  }
  return reasons[line]
}

export const noLateFeeReason = ({ vehicle }: VehicleWords): string =>
  t`فقط برای روزهایی است که ${vehicle} بیمه نداشته باشد؛ شما چنین روزی ندارید.`
