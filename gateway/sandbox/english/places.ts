/** Provinces and cities in English, by the codes of the list: the spelling that maps and road signs use. */
import { places01To15 } from './places-01-to-15.data.ts'
import { places16To31 } from './places-16-to-31.data.ts'

/** By the code of the province, then of the city. */
export type EnglishPlaces = Readonly<
  Record<string, { readonly title: string; readonly cities: Readonly<Record<string, string>> }>
>

export const englishPlaces: EnglishPlaces = { ...places01To15, ...places16To31 }
