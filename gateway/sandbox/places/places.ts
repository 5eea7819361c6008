/** Provinces and cities in both languages, and the sandbox's postal service. Document 1 section 3. */
import type { Province } from '#contract/operations/addresses.ts'
import type { Locale } from '#contract/texts.ts'
import type { Places } from '../../domain/places.ts'
import { english01To15 } from './english-01-to-15.data.ts'
import { english16To31 } from './english-16-to-31.data.ts'
import { provinceFacts } from './province-facts.data.ts'
import { provinceList } from './province-list.ts'

/** English names by the code of the province, then of the city, spelled as on maps and road signs. */
const english: Readonly<
  Record<string, { readonly title: string; readonly cities: Readonly<Record<string, string>> }>
> = { ...english01To15, ...english16To31 }

/** Province with the most customers. */
const TEHRAN = '08'

/** In the alphabetical order of a language, after the entry that most users look for. */
const sorted = <T extends { code: string; title: string }>(
  locale: Locale,
  entries: readonly T[],
  first: string | undefined,
): T[] => {
  const collator = new Intl.Collator(locale)
  return entries.toSorted(
    (a, b) => Number(b.code === first) - Number(a.code === first) || collator.compare(a.title, b.title),
  )
}

/** All provinces in Persian, in Persian order after Tehran; their cities after the capital. */
export const provinces: readonly Province[] = sorted(
  'fa',
  provinceList.map(({ code, title, cities }) => ({
    code,
    title,
    postalPrefixes: [...(provinceFacts[code]?.postalPrefixes ?? [])],
    cities: sorted(
      'fa',
      cities.map(([cityCode, cityTitle]) => ({ code: cityCode, title: cityTitle })),
      provinceFacts[code]?.capital,
    ),
  })),
  TEHRAN,
)

const englishProvinces: readonly Province[] = sorted(
  'en',
  provinces.map(({ code, title, cities, postalPrefixes }) => ({
    code,
    postalPrefixes,
    title: english[code]?.title ?? title,
    cities: sorted(
      'en',
      cities.map((city) => ({ code: city.code, title: english[code]?.cities[city.code] ?? city.title })),
      provinceFacts[code]?.capital,
    ),
  })),
  TEHRAN,
)

/** Returns all provinces with their cities, in the alphabetical order of a language after the largest. */
export const provincesIn = (locale: Locale): readonly Province[] =>
  locale === 'en' ? englishProvinces : provinces

/** No postal code begins like this: an address that has one is saved and cannot be chosen. */
export const UNSERVED = '99'

/** Whether policies and paper copies can be sent to an address. */
export const isServed = ({ postalCode }: { postalCode: string }): boolean => !postalCode.startsWith(UNSERVED)

export const places: Places = { provincesIn, isServed }
