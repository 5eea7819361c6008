/** Names of vehicles in the reader's language. Document 1 section 1 (two languages). */
import type { Locale } from '#contract/texts.ts'
import { englishVehicleNames } from './vehicle-names.data.ts'

type Named = { code: string; title: string }

/** Returns the title of a type, usage, size, brand or model; the Persian one if no English one is known. */
export const titleIn = (locale: Locale, { code, title }: Named): string =>
  locale === 'en' ? (englishVehicleNames[code] ?? title) : title

/** Returns codes and localised titles, without other properties. */
export const choicesIn = (locale: Locale, list: readonly Named[]): Named[] =>
  list.map((choice) => ({ code: choice.code, title: titleIn(locale, choice) }))
