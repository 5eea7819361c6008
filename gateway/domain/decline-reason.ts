/**
 * The reason why an insurer declines a vehicle, as a sentence for the customer. Decisions, section 8
 * "Insurers differ".
 */
import type { LiabilityType } from '#contract/operations/parameters.ts'
import type { Locale } from '#contract/texts.ts'
import { toPersianDigits } from '#contract/digits.ts'
import type { DeclineRule, Insurer } from './market.ts'
import type { Application } from './risk-of-search.ts'
import { titleIn } from './vehicle-names.ts'
import { vehicleTitleOf } from './vehicle-title.ts'
import { vehicleTypeOf } from './vehicle-types.ts'

/** The vehicles of a product in a sentence. */
const vehicles: Readonly<Record<Locale, Readonly<Record<LiabilityType, string>>>> = {
  fa: { thirdparty: 'خودروهای', motorcycle: 'موتورسیکلت‌های' },
  en: { thirdparty: 'vehicles', motorcycle: 'motorcycles' },
}

type Sentence = (about: string, vehiclesOf: string) => string

/** The sentence of each rule, with the number or the title that it refers to. */
const sentences: Readonly<Record<Locale, Readonly<Record<DeclineRule['when'], Sentence>>>> = {
  fa: {
    'older-than': (years, plural) => `این بیمه‌گر ${plural} بیش از ${years} سال را بیمه نمی‌کند.`,
    type: (title) => `این بیمه‌گر «${title}» را بیمه نمی‌کند.`,
    class: (title) => `این بیمه‌گر «${title}» را بیمه نمی‌کند.`,
    usage: (title) => `این بیمه‌گر خودرو با کاربری «${title}» را بیمه نمی‌کند.`,
    'late-over': (days) => `این بیمه‌گر پس از ${days} روز بی‌بیمه بودن بیمه‌نامه نمی‌فروشد.`,
    'record-under': () => 'این بیمه‌گر با این سابقهٔ خسارت بیمه‌نامه نمی‌فروشد.',
    'term-under': (months) => `این بیمه‌گر بیمه‌نامهٔ کوتاه‌تر از ${months} ماه نمی‌فروشد.`,
  },
  en: {
    'older-than': (years, plural) => `This insurer does not insure ${plural} older than ${years} years.`,
    type: (title) => `This insurer does not insure this type of vehicle: ${title}.`,
    class: (title) => `This insurer does not insure this type of vehicle: ${title}.`,
    usage: (title) => `This insurer does not insure cars with this usage: ${title}.`,
    'late-over': (days) => `This insurer sells no policy after ${days} days without cover.`,
    'record-under': () => 'This insurer sells no policy with this claims record.',
    'term-under': (months) => `This insurer sells no policy shorter than ${months} months.`,
  },
}

const usageOf = (usageCode: string) => vehicleTypeOf('car')?.usages.find(({ code }) => code === usageCode)

const titleOf = (named: { code: string; title: string } | undefined, locale: Locale): string | null =>
  named === undefined ? null : titleIn(locale, named)

/** Returns what a rule refers to if it applies, otherwise null. */
const applied = (
  rule: DeclineRule,
  { risk, typeCode, usageCode }: Application,
  locale: Locale,
): number | string | null => {
  switch (rule.when) {
    case 'older-than':
      return risk.age > rule.years ? rule.years : null
    case 'type':
      return rule.types.includes(typeCode) ? titleOf(vehicleTypeOf(typeCode), locale) : null
    case 'class':
      return rule.classes.includes(risk.tariffClass)
        ? vehicleTitleOf({ carType: typeCode, carModel: null, carDetailCode: risk.tariffClass }, locale)
        : null
    case 'usage':
      return usageCode !== null && rule.usages.includes(usageCode)
        ? titleOf(usageOf(usageCode), locale)
        : null
    case 'late-over':
      return risk.delay > rule.days ? rule.days : null
    case 'record-under':
      return risk.noClaim < rule.percent ? rule.percent : null
    case 'term-under':
      return risk.policyTerm < rule.months ? rule.months : null
  }
}

/** Returns the sentence of the first rule that applies, or null if the insurer accepts the application. */
export const declineReasonOf = (
  insurer: Insurer,
  application: Application,
  locale: Locale,
): string | null => {
  for (const rule of insurer.declines) {
    const about = applied(rule, application, locale)
    if (about === null) continue
    const text = locale === 'fa' ? toPersianDigits(String(about)) : String(about)
    return sentences[locale][rule.when](text, vehicles[locale][application.product])
  }
  return null
}
