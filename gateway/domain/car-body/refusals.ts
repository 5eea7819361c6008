/**
 * Reasons why an insurer refuses a car or a cover, as sentences for the customer. Decisions, section 11
 * ("Refusals").
 */
import type { Locale } from '#contract/texts.ts'
import type { CoverCode } from '#contract/values/covers.ts'
import type { ChequeTerms } from '../instalments.ts'
import { coverTitle } from './cover-titles.ts'
import type { CarBodyRisk } from './premium.ts'
import type { CarBodyTerms } from '../car-body-terms.ts'

/** The application: the car and the covers to insure. */
export type CarBodyApplication = {
  risk: CarBodyRisk
  covers: readonly CoverCode[]
  /** Whether the search is for offers with cheques only. */
  withCheques: boolean
}

type Sentences = {
  notSold: string
  older: (years: string) => string
  imported: string
  dearer: (amount: string) => string
  cover: (title: string) => string
  noCheques: string
}

const MILLION = 1_000_000
const sentences: Readonly<Record<Locale, Sentences>> = {
  fa: {
    notSold: 'این بیمه‌گر بیمهٔ بدنه نمی‌فروشد.',
    older: (years) => `این بیمه‌گر خودروی بیش از ${years} سال را بیمهٔ بدنه نمی‌کند.`,
    imported: 'این بیمه‌گر خودروی وارداتی را بیمهٔ بدنه نمی‌کند.',
    dearer: (amount) => `این بیمه‌گر خودروی گران‌تر از ${amount} میلیون تومان را بیمه نمی‌کند.`,
    cover: (title) => `این بیمه‌گر پوشش «${title}» را نمی‌فروشد.`,
    noCheques: 'این بیمه‌گر چک نمی‌پذیرد.',
  },
  en: {
    notSold: 'This insurer sells no car-body insurance.',
    older: (years) => `This insurer does not insure the body of cars older than ${years} years.`,
    imported: 'This insurer does not insure the body of imported cars.',
    dearer: (amount) => `This insurer does not insure cars that are dearer than ${amount} million Toman.`,
    cover: (title) => `This insurer does not sell this cover: ${title}.`,
    noCheques: 'This insurer does not accept cheques.',
  },
}

const numberIn = (locale: Locale, number: number): string =>
  new Intl.NumberFormat(locale === 'fa' ? 'fa-IR' : 'en-GB').format(number)

/** The sentence for an insurer that sells no car-body insurance. */
export const notSoldHere = (locale: Locale): string => sentences[locale].notSold

/** Returns the sentence of the first reason, or null if the insurer accepts the application. */
export const refusalOf = (
  terms: CarBodyTerms,
  cheques: ChequeTerms | null,
  { risk, covers, withCheques }: CarBodyApplication,
  locale: Locale,
): string | null => {
  const text = sentences[locale]
  if (risk.imported && !terms.imported) return text.imported
  if (risk.age > terms.oldestCar) return text.older(numberIn(locale, terms.oldestCar))
  if (risk.value > terms.highestValue) return text.dearer(numberIn(locale, terms.highestValue / MILLION))
  const notSold = covers.find((code) => terms.notSold.includes(code))
  if (notSold !== undefined) return text.cover(coverTitle(notSold, locale))
  return withCheques && cheques === null ? text.noCheques : null
}
