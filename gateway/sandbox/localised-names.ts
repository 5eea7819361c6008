/**
 * What is called how in the reader's language: vehicles, insurers, provinces and cities. The store and the rules know Persian
 * names and codes only; whoever answers asks here. Specification: document 1 section 1 (two languages) and section 7 (locale header).
 */
import type { Province } from '#contract/operations/addresses.ts'
import type { Locale } from '#contract/texts.ts'
import { provinces } from './cities.ts'
import { englishNames } from './english/names.data.ts'
import { englishPlaces } from './english/places.ts'
import { insurerOf, insurersByName } from './insurers.ts'

type Named = { code: string; title: string }

const english = new Intl.Collator('en')
const inEnglishOrder = <T extends { title: string }>(entries: readonly T[]): T[] =>
  entries.toSorted((a, b) => english.compare(a.title, b.title))

/** Takes a language and anything that has a code and a Persian title; gives its title, Persian where no other is known. */
export const titleIn = (locale: Locale, { code, title }: Named): string =>
  locale === 'en' ? (englishNames[code] ?? title) : title

/** Takes a language and a list; gives codes and titles alone. */
export const choicesIn = (locale: Locale, list: readonly Named[]): Named[] =>
  list.map((choice) => ({ code: choice.code, title: titleIn(locale, choice) }))

/** Takes a language and an insurer's code; gives its name in short, «Damavand», and whole, «Damavand Insurance»; the code where it is nobody's. */
export const insurerIn = (locale: Locale, code: string): { name: string; title: string } => {
  const { name, title } = insurerOf(code) ?? { name: code, title: code }
  const inEnglish = englishNames[code]
  return locale === 'en' && inEnglish !== undefined
    ? { name: inEnglish, title: `${inEnglish} Insurance` }
    : { name, title }
}

const englishInsurers = inEnglishOrder(
  insurersByName.map(({ code }) => ({ code, title: insurerIn('en', code).title })),
)
/** Takes a language; gives every insurer, in the order of that language. */
export const insurersIn = (locale: Locale): Named[] =>
  (locale === 'en' ? englishInsurers : insurersByName).map(({ code, title }) => ({ code, title }))

const englishProvinces = inEnglishOrder(
  provinces.map(({ code, title, cities }) => {
    const known = englishPlaces[code]
    return {
      code,
      title: known?.title ?? title,
      cities: inEnglishOrder(
        cities.map((city) => ({ code: city.code, title: known?.cities[city.code] ?? city.title })),
      ),
    }
  }),
)
/** Takes a language; gives every province with every city, in the order of that language. */
export const provincesIn = (locale: Locale): readonly Province[] =>
  locale === 'en' ? englishProvinces : provinces
