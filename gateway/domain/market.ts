/**
 * Insurers and discount codes: the data that prices depend on, besides the published tariff. The sandbox
 * provides it.
 */
import type { InsurerRecord } from '#contract/operations/offers.ts'
import type { DeliveryMode } from '#contract/operations/orders.ts'
import type { Locale } from '#contract/texts.ts'
import type { CarBodyTerms } from './car-body-terms.ts'
import type { ChequeTerms } from './instalments.ts'
import type { TariffClass, VehicleKind } from './tariff-figures.ts'

/** A rule by which an insurer declines a vehicle. */
export type DeclineRule =
  | { when: 'older-than'; years: number }
  | { when: 'type'; types: readonly string[] }
  | { when: 'class'; classes: readonly TariffClass[] }
  | { when: 'usage'; usages: readonly string[] }
  | { when: 'late-over'; days: number }
  | { when: 'record-under'; percent: number }
  | { when: 'term-under'; months: number }

export type Insurer = {
  code: string
  /** Without the word for insurance: «دماوند». */
  name: string
  /** With it: «بیمهٔ دماوند». */
  title: string
  /** Branches that pay claims, in the whole country. */
  branches: number
  /** 0 to 100, unique; orders offers of the same price. */
  popularity: number
  /** The insurer's own discount by kind of vehicle, percent. */
  discounts: Record<VehicleKind, number>
  /** The platform's discount on this insurer's price, percent. */
  platformPercent: number
  bnpl: boolean
  /** Null if the insurer accepts no cheques. */
  cheques: ChequeTerms | null
  /** Highest extra price of an alternative, percent; null if the insurer is not asked for alternatives. */
  upsellWithin: number | null
  paysOnDelivery: boolean
  /** Level 1 (best) to 5 of the regulator. */
  solvencyLevel: InsurerRecord['solvencyLevel']
  complaints: InsurerRecord['complaints']
  deliveryMode: DeliveryMode
  /** Whether its policies are renewed here; otherwise at the insurer. */
  renewsHere: boolean
  declines: readonly DeclineRule[]
}

/** A discount code. */
export type Discount = {
  code: string
  /** Percent of the taxed premium; null if the code deducts a fixed amount. */
  percent: number | null
  /** Toman; null if the code deducts a percentage. */
  amount: number | null
  /** Upper bound of a percentage discount, toman. */
  atMost: number | null
  /** Code of the only insurer that accepts it; null for all. */
  onlyCompany: string | null
  /** Last valid day. */
  lastDay: string
  /** Number of orders that may use it; null without a limit. */
  usesLimit: number | null
  /** Number of uses outside this gateway. */
  used: number
}

/** Deduction of a discount code, and the insurer whose price it lowers. */
export type Deduction = Pick<Discount, 'code' | 'percent' | 'amount' | 'atMost' | 'onlyCompany'>

export type InsurerName = { name: string; title: string }

export type Market = {
  /** Whether the insurers and their records are invented, and have to be labelled so. */
  isInvented: boolean
  insurers: readonly Insurer[]
  insurerOf(code: string): Insurer | undefined
  /** Short and full name in a language; the code itself if no insurer has it. */
  insurerName(locale: Locale, code: string): InsurerName
  /** All insurers in the alphabetical order of a language. */
  insurerChoices(locale: Locale): { code: string; title: string }[]
  /** Names and published records of all insurers, in the same order. */
  insurerRecords(locale: Locale): InsurerRecord[]
  /** Its terms of car-body insurance; undefined if it sells none. */
  carBodyTermsOf(code: string): CarBodyTerms | undefined
  /** Discount codes as of a day. */
  discountsOn(today: string): readonly Discount[]
}
