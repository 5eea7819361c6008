/**
 * Lines of a car-body premium with their names and reasons. Document 3 section 3 "Offer"; decisions, section
 * 11.
 */
import { t } from '@lingui/core/macro'
import type { CarBodyLine } from '#contract/operations/car-body-offer.ts'
import type { PremiumLine } from '#contract/operations/payment.ts'
import { coverName } from '#ui/covers/cover-names.ts'
import { numberText, percentText } from '#ui/format/numbers.ts'
import type { InvoiceLine } from '#ui/price/InvoiceRows.tsx'

type Premium = { breakdown: readonly PremiumLine[]; companyFa: string }

const isCarBodyLine = (line: PremiumLine): line is CarBodyLine => 'cover' in line

const nameOf = ({ line, cover }: CarBodyLine, companyFa: string): string => {
  const names: Record<CarBodyLine['line'], string> = {
    base: t`پوشش پایه`,
    imported: t`اضافه‌نرخ خودروی وارداتی`,
    'age-surcharge': t`اضافه‌نرخ سال ساخت`,
    cover: cover === null ? '' : coverName(cover),
    'no-claim': t`تخفیف عدم خسارت بدنه`,
    'zero-km': t`تخفیف خودروی صفر`,
    'third-party-discount': t`تخفیف شخص ثالث`,
    'insurer-discount': t`تخفیف ${companyFa}`,
    'platform-discount': t`تخفیف سپر`,
    tax: t`مالیات بر ارزش افزوده`,
    'discount-code': t`کد تخفیف`,
  }
  return names[line]
}

const reasonOf = ({ line, percent: exact }: CarBodyLine, companyFa: string): string => {
  const percent = numberText(Math.abs(exact ?? 0), 1)
  const reasons: Record<CarBodyLine['line'], string> = {
    base: t`تصادف، آتش‌سوزی و سرقت کل خودرو؛ درصدی از ارزش آن است که هر شرکت خودش تعیین می‌کند.`,
    imported: t`قطعهٔ خودروی وارداتی گران‌تر است؛ ${percent} درصد به پوشش پایه می‌آید.`,
    'age-surcharge': t`هر چه خودرو قدیمی‌تر باشد خسارتش گران‌تر است؛ ${percent} درصد اضافه می‌شود.`,
    cover: t`پوششی است که خودتان انتخاب کرده‌اید؛ با برداشتن آن، قیمت کمتر می‌شود.`,
    'no-claim': t`برای سال‌هایی که از بیمهٔ بدنه خسارت نگرفته‌اید، ${percent} درصد از ردیف‌های بالا کم می‌شود.`,
    'zero-km': t`برای خودرویی که تازه ساخته شده است، ${percent} درصد کم می‌شود.`,
    'third-party-discount': t`برای سال‌های بی‌خسارت در بیمهٔ شخص ثالث، ${percent} درصد کم می‌شود.`,
    'insurer-discount': t`${companyFa} ${percent} درصد از جمع ردیف‌های بالا کم می‌کند.`,
    'platform-discount': t`سپر ${percent} درصد از آنچه مانده کم می‌کند، جدا از تخفیف شرکت بیمه.`,
    tax: t`طبق قانون، ${percent} درصد جمع ردیف‌های بالاست.`,
    'discount-code': t`کدی است که وارد کرده‌اید؛ در پایان و از مبلغ با مالیات کم می‌شود.`,
  }
  return reasons[line]
}

export const carBodyPremiumLines = ({ breakdown, companyFa }: Premium): readonly InvoiceLine[] =>
  breakdown.filter(isCarBodyLine).map((part) => {
    const name = nameOf(part, companyFa)
    const percent = percentText(Math.abs(part.percent ?? 0))
    const hasPercent = part.percent !== null && part.percent !== 0 && part.line !== 'cover'
    return {
      label: hasPercent ? `${name} (${percent})` : name,
      toman: part.amount,
      why: reasonOf(part, companyFa),
    }
  })
