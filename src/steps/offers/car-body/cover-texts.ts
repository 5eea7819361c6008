/**
 * Texts of each cover: one line of help with this car's numbers, and an explanation. Specification: document
 * 3 section 4; decisions, section 11; design language, "Cover row" and "Cover explained"; pictures 10, 33c
 * and 34.
 */
import { t } from '@lingui/core/macro'
import { type CoverCode, type CoverKind, covers } from '#contract/values/covers.ts'
import { percentText, roundTomanText } from '#ui/format/numbers.ts'

/** Rounds an amount so that it is easy to read in words. */
const MILLION = 1_000_000
export const roundToMillion = (toman: number): number => Math.round(toman / MILLION) * MILLION

/** The most that a cover with a level pays, toman. */
export const levelLimit = (code: CoverCode, value: number): number => {
  const { kind, level } = covers[code]
  const share = (value * (level ?? 0)) / 100
  return roundToMillion(kind === 'price-fluctuation' ? value + share : share)
}

/**
 * One line about a cover.
 * @param value what is insured, toman
 */
export const coverHelp = (code: CoverCode, value: number): string => {
  const limit = roundTomanText(levelLimit(code, value))
  const helps: Record<CoverKind, string> = {
    'theft-of-parts': t`آینه، ضبط، باتری، رینگ؛ تا ${limit}`,
    'price-fluctuation': t`خسارت با قیمت روز؛ تا ${limit}`,
    'glass-breaking': t`وقتی شیشه بی‌تصادف بشکند`,
    'natural-disasters': t`سیل، زلزله، تگرگ، توفان`,
    'chemical-spatter': t`رنگ، اسید و مواد شیمیایی روی بدنه`,
    scratch: t`خط انداختن با میخ و چیز تیز`,
    transportation: t`کرایهٔ رفت‌وآمد در روزهای تعمیر`,
    'without-franchise': t`سهم شما در خسارت صفر می‌شود`,
    'depreciation-cost': t`از قیمت قطعهٔ نو چیزی کم نمی‌شود`,
    'price-drop': t`افت قیمت خودروی تصادفی`,
    war: t`آسیب جنگ و حملهٔ هوایی`,
  }
  return helps[covers[code].kind]
}

/** Purpose of a cover's levels, for the sheet that chooses one. */
export const levelIntro = (kind: CoverKind): string =>
  kind === 'price-fluctuation'
    ? t`اگر خودرو در این یک سال گران شود، خسارت با قیمت روز حساب می‌شود، تا سقفی که انتخاب می‌کنید.`
    : t`اگر آینه، ضبط، باتری یا قطعهٔ دیگری از خودرو دزدیده شود، بیمه تا سقفی که انتخاب می‌کنید خسارت می‌دهد.`

/**
 * Advice on which level suits which car. The preset levels are called so, because no figure shows what buyers
 * choose.
 */
export const levelHint = (code: CoverCode): string => {
  const hints: Partial<Record<CoverCode, string>> = {
    cover_theft_of_parts_5: t`باتری و لوازم کوچک`,
    cover_theft_of_parts: t`سطح پیش‌فرض`,
    cover_theft_of_parts_20: t`قطعات گران و سیستم صوتی`,
    cover_price_fluctuation_25: t`سطح پیش‌فرض`,
    cover_price_fluctuation_50: t`برای سالی با گرانی زیاد`,
    cover_price_fluctuation_100: t`تا دو برابر ارزش امروز`,
  }
  return hints[code] ?? ''
}

/** «تا ۱۰٪ ارزش خودرو». */
export const levelTitle = (code: CoverCode): string => {
  const { kind, level } = covers[code]
  const percent = percentText(level ?? 0)
  return kind === 'price-fluctuation' ? t`تا ${percent} بالاتر از ارزش خودرو` : t`تا ${percent} ارزش خودرو`
}

export type CoverExplanation = {
  readonly sentence: string
  /** What the cover pays and does not pay, at most three lines each. */
  readonly paid: readonly string[]
  readonly unpaid: readonly string[]
}

/** Explains a cover. @param value what is insured, toman */
export const explainCover = (code: CoverCode, value: number): CoverExplanation => {
  const { kind, level } = covers[code]
  const percent = percentText(level ?? 0)
  const limit = roundTomanText(levelLimit(code, value))
  const explanations: Record<CoverKind, CoverExplanation> = {
    'price-fluctuation': {
      sentence: t`اگر تا پایان بیمه خودرو گران شود، خسارت با قیمت روز پرداخت می‌شود، تا ${percent} بالاتر از ارزش امروز.`,
      paid: [t`تصادف، آتش‌سوزی و سرقت کل خودرو`, t`خسارت جزئی هم با قیمت روز قطعه`],
      unpaid: [t`گرانیِ بیش از ${percent}؛ یعنی بالای ${limit}`],
    },
    'theft-of-parts': {
      sentence: t`اگر قطعه یا وسیله‌ای از خودرو دزدیده شود، بی‌آنکه خودرو را ببرند، بیمه پول آن را می‌دهد، تا ${percent} ارزش خودرو.`,
      paid: [t`آینه، ضبط، باتری، رینگ و لاستیک`, t`لوازم غیرفابریکی که در ارزش خودرو آورده‌اید`],
      unpaid: [t`وسایل شخصی داخل خودرو`, t`بیش از ${limit} در یک سال`],
    },
    'glass-breaking': {
      sentence: t`شیشه‌ای که بی‌تصادف بشکند، مثلاً با سنگ جاده یا سرما، به حساب بیمه عوض می‌شود.`,
      paid: [t`شیشهٔ جلو، عقب و درها`, t`سقف شیشه‌ای فابریک`],
      unpaid: [t`چراغ و آینه`, t`شیشه‌ای که پیش از بیمه ترک داشته است`],
    },
    'natural-disasters': {
      sentence: t`خسارتی که سیل، زلزله، تگرگ یا توفان به خودرو بزند پرداخت می‌شود.`,
      paid: [t`سیل، زلزله و آتشفشان`, t`تگرگ، توفان و افتادن درخت`],
      unpaid: [t`خسارتی که با رفتن به راه بستهٔ سیلابی پیش بیاید`],
    },
    'chemical-spatter': {
      sentence: t`اگر رنگ، اسید یا مادهٔ شیمیایی دیگری به بدنه بپاشد، هزینهٔ رنگ و ترمیم پرداخت می‌شود.`,
      paid: [t`رنگ، اسید، قیر و مواد ساختمانی`],
      unpaid: [t`کدر شدن رنگ با گذشت زمان`],
    },
    scratch: {
      sentence: t`اگر کسی با چیز تیز روی بدنه خط بیندازد، هزینهٔ ترمیم پرداخت می‌شود.`,
      paid: [t`خط و خش عمدی روی بدنه و درها`],
      unpaid: [t`خراش‌های ریزِ استفادهٔ روزمره`],
    },
    transportation: {
      sentence: t`در روزهایی که خودرو برای تعمیر خسارت خوابیده است، کرایهٔ رفت‌وآمد شما پرداخت می‌شود.`,
      paid: [t`روزهای تعمیر پس از خسارتی که بیمه می‌پردازد`],
      unpaid: [t`تعمیر و سرویس عادی خودرو`, t`بیش از ده روز`],
    },
    'without-franchise': {
      sentence: t`در هر خسارت، بخشی را شما می‌پردازید که فرانشیز نام دارد. با این پوشش سهم شما صفر می‌شود.`,
      paid: [t`تصادف، سرقت و آتش‌سوزی، بی‌کم‌وکاست`],
      unpaid: [t`خسارت‌هایی که اصلاً زیر پوشش نیست`],
    },
    'depreciation-cost': {
      sentence: t`در خودروهای چندساله از قیمت قطعهٔ نو چیزی برای کهنگی کم می‌شود. با این پوشش کم نمی‌شود.`,
      paid: [t`قطعهٔ نو با قیمت کامل`],
      unpaid: [t`قطعه‌ای که پیش از بیمه خراب بوده است`],
    },
    'price-drop': {
      sentence: t`خودروی تصادفی پس از تعمیر هم ارزان‌تر می‌شود. این افت قیمت پرداخت می‌شود.`,
      paid: [t`افت قیمت پس از خسارتی که بیمه پرداخته است`],
      unpaid: [t`افت قیمت بازار`, t`تعمیرهای پیش از این بیمه`],
    },
    war: {
      sentence: t`آسیبی که جنگ یا حملهٔ هوایی به خودرو بزند پرداخت می‌شود؛ پوشش پایه آن را ندارد.`,
      paid: [t`انفجار، آوار و آتش‌سوزی جنگ`],
      unpaid: [t`جا گذاشتن خودرو در منطقهٔ جنگی با هشدار قبلی`],
    },
  }
  return explanations[kind]
}
