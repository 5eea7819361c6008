/** Whether an insurer takes a vehicle, and if not, why, in a sentence for the person. Decisions, section 8 "Insurers differ". */
import type { Locale } from '#contract/texts.ts'
import { toPersianDigits } from '#contract/digits.ts'
import type { Insurer, DeclineRule } from '../sandbox/insurers.ts'
import { titleIn } from '../sandbox/localised-names.ts'
import { vehicleTypeOf } from '../sandbox/vehicle-types.ts'
import type { Application } from './risk-of-search.ts'

/** What each refusal says of the number or the name that it is about. */
const sentences: Readonly<Record<Locale, Readonly<Record<DeclineRule['when'], (about: string) => string>>>> =
  {
    fa: {
      'older-than': (years) => `این بیمه‌گر خودروهای بیش از ${years} سال را بیمه نمی‌کند.`,
      type: (title) => `این بیمه‌گر «${title}» را بیمه نمی‌کند.`,
      usage: (title) => `این بیمه‌گر خودرو با کاربری «${title}» را بیمه نمی‌کند.`,
      'late-over': (days) => `این بیمه‌گر پس از ${days} روز بی‌بیمه بودن بیمه‌نامه نمی‌فروشد.`,
      'record-under': () => 'این بیمه‌گر با این سابقهٔ خسارت بیمه‌نامه نمی‌فروشد.',
      'term-under': (months) => `این بیمه‌گر بیمه‌نامهٔ کوتاه‌تر از ${months} ماه نمی‌فروشد.`,
    },
    en: {
      'older-than': (years) => `This insurer does not insure vehicles older than ${years} years.`,
      type: (title) => `This insurer does not insure this type of vehicle: ${title}.`,
      usage: (title) => `This insurer does not insure cars with this usage: ${title}.`,
      'late-over': (days) => `This insurer sells no policy after ${days} days without cover.`,
      'record-under': () => 'This insurer sells no policy with this claims record.',
      'term-under': (months) => `This insurer sells no policy shorter than ${months} months.`,
    },
  }

const usageOf = (usageCode: string | null) =>
  vehicleTypeOf('car')?.usages.find(({ code }) => code === usageCode)

/** Gives what a refusal is about where it holds, or null where it does not. */
const reasonOf = (
  refusal: DeclineRule,
  { risk, typeCode, usageCode }: Application,
): number | { code: string; title: string } | null => {
  switch (refusal.when) {
    case 'older-than':
      return risk.age > refusal.years ? refusal.years : null
    case 'type':
      return refusal.types.includes(typeCode) ? (vehicleTypeOf(typeCode) ?? null) : null
    case 'usage':
      return usageCode !== null && refusal.usages.includes(usageCode) ? (usageOf(usageCode) ?? null) : null
    case 'late-over':
      return risk.delay > refusal.days ? refusal.days : null
    case 'record-under':
      return risk.noClaim < refusal.percent ? refusal.percent : null
    case 'term-under':
      return risk.policyTerm < refusal.months ? refusal.months : null
  }
}

/** Takes an insurer, an application and a language; gives the first reason for which it is refused, or null where it is taken. */
export const declineReasonOf = (
  insurer: Insurer,
  application: Application,
  locale: Locale,
): string | null => {
  for (const refusal of insurer.declines) {
    const about = reasonOf(refusal, application)
    if (about === null) continue
    const said = typeof about === 'number' ? String(about) : titleIn(locale, about)
    return sentences[locale][refusal.when](locale === 'fa' ? toPersianDigits(said) : said)
  }
  return null
}
