/** Provinces and cities, and where policies can be sent. The sandbox provides them. Document 1 section 3. */
import type { Province } from '#contract/operations/addresses.ts'
import type { Locale } from '#contract/texts.ts'

export type Places = {
  /** All provinces with their cities, in the alphabetical order of a language after the largest. */
  provincesIn(locale: Locale): readonly Province[]
  /** Whether an address can be chosen for policies and paper copies. */
  isServed(address: { postalCode: string }): boolean
}
