/** Names of covers in a sentence of the gateway. The app has its own, longer texts. */
import type { Locale } from '#contract/texts.ts'
import { type CoverCode, type CoverKind, covers } from '#contract/values/covers.ts'
import { toPersianDigits } from '#contract/digits.ts'

const titles: Readonly<Record<Locale, Readonly<Record<CoverKind, string>>>> = {
  fa: {
    'theft-of-parts': 'سرقت قطعات',
    'price-fluctuation': 'نوسان قیمت',
    'glass-breaking': 'شکست شیشه',
    scratch: 'خط و خش عمدی',
    'natural-disasters': 'بلایای طبیعی',
    transportation: 'هزینهٔ رفت‌وآمد',
    'chemical-spatter': 'پاشیدن مواد شیمیایی',
    'without-franchise': 'حذف سهم مالک',
    'depreciation-cost': 'هزینهٔ استهلاک',
    'price-drop': 'افت قیمت',
    war: 'جنگ',
  },
  en: {
    'theft-of-parts': 'theft of parts',
    'price-fluctuation': 'price fluctuation',
    'glass-breaking': 'glass breaking',
    scratch: 'deliberate scratches',
    'natural-disasters': 'natural disasters',
    transportation: 'travel costs',
    'chemical-spatter': 'chemical spatter',
    'without-franchise': 'no own share',
    'depreciation-cost': 'depreciation',
    'price-drop': 'loss of value',
    war: 'war',
  },
}

/** Returns «سرقت قطعات ۱۰٪», or «theft of parts, 10 %». */
export const coverTitle = (code: CoverCode, locale: Locale): string => {
  const { kind, level } = covers[code]
  const title = titles[locale][kind]
  if (level === null) return title
  return locale === 'fa' ? `${title} ${toPersianDigits(level)}٪` : `${title}, ${level} %`
}
