/** The sandbox's insurers: all of them, one by its code, and their names in both languages. */
import type { InsurerRecord } from '#contract/operations/offers.ts'
import type { Locale } from '#contract/texts.ts'
import type { Insurer, InsurerName } from '../domain/market.ts'
import { englishInsurerNames } from './insurer-names.data.ts'
import { chequeTerms, renewAtOwnSite, upsellWithin } from './insurer-terms.data.ts'
import { describedInsurers } from './insurers.data.ts'

/** All insurers. */
export const insurers: readonly Insurer[] = describedInsurers.map((insurer) => ({
  ...insurer,
  paysOnDelivery: false,
  renewsHere: !renewAtOwnSite.has(insurer.code),
  title: `بیمهٔ ${insurer.name}`,
  cheques: chequeTerms[insurer.code] ?? null,
  upsellWithin: upsellWithin[insurer.code] ?? null,
}))

const byCode = new Map(insurers.map((insurer) => [insurer.code, insurer]))

export const insurerOf = (code: string): Insurer | undefined => byCode.get(code)

/** Returns «Damavand» and «Damavand Insurance»; the code itself if no insurer has it. */
export const insurerName = (locale: Locale, code: string): InsurerName => {
  const { name, title } = insurerOf(code) ?? { name: code, title: code }
  const inEnglish = englishInsurerNames[code]
  return locale === 'en' && inEnglish !== undefined
    ? { name: inEnglish, title: `${inEnglish} Insurance` }
    : { name, title }
}

const choicesIn = (locale: Locale) => {
  const collator = new Intl.Collator(locale)
  return insurers
    .map(({ code }) => ({ code, title: insurerName(locale, code).title }))
    .toSorted((a, b) => collator.compare(a.title, b.title))
}
const choices = { fa: choicesIn('fa'), en: choicesIn('en') }

/** Returns all insurers in the alphabetical order of a language. */
export const insurerChoices = (locale: Locale): { code: string; title: string }[] => choices[locale]

const recordsIn = (locale: Locale): InsurerRecord[] =>
  choices[locale].flatMap(({ code, title }) => {
    const insurer = insurerOf(code)
    return insurer === undefined
      ? []
      : [
          {
            companyCode: code,
            companyFa: title,
            solvencyLevel: insurer.solvencyLevel,
            complaints: insurer.complaints,
          },
        ]
  })
const records = { fa: recordsIn('fa'), en: recordsIn('en') }

/** Returns solvency and complaints of all insurers, in the same order. */
export const insurerRecords = (locale: Locale): InsurerRecord[] => records[locale]
