/**
 * The 22 insurers, all invented: their names, and with them branches, popularity, discounts and what they will not insure
 * (a price is never put in a real company's mouth; decisions, section 8). An insurer's own discount is at most 2.5 %, which is the law.
 */
import type { DeliveryMode } from '#contract/operations/orders.ts'
import type { ChequeTerms } from '../domain/instalments.ts'

/** What an insurer will not insure. */
export type DeclineRule =
  | { when: 'older-than'; years: number }
  | { when: 'type'; types: readonly string[] }
  | { when: 'usage'; usages: readonly string[] }
  | { when: 'late-over'; days: number }
  | { when: 'record-under'; percent: number }
  | { when: 'term-under'; months: number }

export type VehicleKind = 'car' | 'passenger' | 'cargo'

export type Insurer = {
  code: string
  /** Without the word for insurance: «دماوند». */
  name: string
  /** With it: «بیمهٔ دماوند». */
  title: string
  /** Branches that pay claims, in the whole country. */
  branches: number
  /** 0 to 100, everyone's own; settles who comes first at the same price. */
  popularity: number
  /** Own discount by kind of vehicle, percent. */
  discounts: Record<VehicleKind, number>
  /** What the platform takes off this insurer's price, percent. */
  platformPercent: number
  bnpl: boolean
  /** Null where it takes no cheques. */
  cheques: ChequeTerms | null
  /** How much dearer, percent, an alternative may be that it suggests before a choice; null where it is not asked for any. */
  upsellWithin: number | null
  paysOnDelivery: boolean
  deliveryMode: DeliveryMode
  declines: readonly DeclineRule[]
}

const heavy = ['bus', 'minibus', 'truck', 'carrier']
const taxis = ['taxi_city', 'taxi_intercity']
const carsOnly = ['van', 'minibus', 'bus', 'pickup', 'truck', 'carrier']

const chequesOf: Readonly<Record<string, ChequeTerms>> = {
  damavand: { downPercent: 25, count: 6 },
  karun: { downPercent: 30, count: 4 },
  alvand: { downPercent: 40, count: 3 },
  zagros: { downPercent: 20, count: 8 },
  sepehr: { downPercent: 30, count: 5 },
  kaveh: { downPercent: 25, count: 7 },
  golestan: { downPercent: 30, count: 4 },
}

/** Badban is asked, and never suggests anything. */
const upsellWithinOf: Readonly<Record<string, number>> = {
  damavand: 12,
  aftab: 12,
  zagros: 12,
  simorgh: 8,
  sepehr: 5,
  badban: 0,
}

const described: readonly Omit<Insurer, 'title' | 'cheques' | 'upsellWithin'>[] = [
  {
    code: 'damavand',
    name: 'دماوند',
    branches: 214,
    popularity: 91,
    discounts: { car: 2.5, passenger: 2, cargo: 1.5 },
    platformPercent: 5.5,
    bnpl: true,
    paysOnDelivery: false,
    deliveryMode: 'optional',
    declines: [],
  },
  {
    code: 'aftab',
    name: 'آفتاب',
    branches: 176,
    popularity: 96,
    discounts: { car: 2.5, passenger: 1, cargo: 1 },
    platformPercent: 5,
    bnpl: true,
    paysOnDelivery: false,
    deliveryMode: 'optional',
    declines: [{ when: 'type', types: ['carrier'] }],
  },
  {
    code: 'karun',
    name: 'کارون',
    branches: 98,
    popularity: 74,
    discounts: { car: 2, passenger: 2.5, cargo: 2.5 },
    platformPercent: 4.5,
    bnpl: true,
    paysOnDelivery: true,
    deliveryMode: 'optional',
    declines: [],
  },
  {
    code: 'sarv',
    name: 'سرو',
    branches: 61,
    popularity: 58,
    discounts: { car: 0, passenger: 0, cargo: 0 },
    platformPercent: 0,
    bnpl: true,
    paysOnDelivery: false,
    deliveryMode: 'optional',
    declines: [
      { when: 'older-than', years: 20 },
      { when: 'type', types: ['carrier'] },
    ],
  },
  {
    code: 'niloofar',
    name: 'نیلوفر',
    branches: 47,
    popularity: 49,
    discounts: { car: 2, passenger: 0, cargo: 0 },
    platformPercent: 3,
    bnpl: true,
    paysOnDelivery: false,
    deliveryMode: 'optional',
    declines: [{ when: 'type', types: heavy }],
  },
  {
    code: 'sahand',
    name: 'سهند',
    branches: 83,
    popularity: 63,
    discounts: { car: 1.5, passenger: 2.5, cargo: 2 },
    platformPercent: 4,
    bnpl: true,
    paysOnDelivery: false,
    deliveryMode: 'optional',
    declines: [{ when: 'late-over', days: 180 }],
  },
  {
    code: 'alvand',
    name: 'الوند',
    branches: 72,
    popularity: 66,
    discounts: { car: 2.5, passenger: 1.5, cargo: 1.5 },
    platformPercent: 3.5,
    bnpl: true,
    paysOnDelivery: true,
    deliveryMode: 'optional',
    declines: [],
  },
  {
    code: 'zagros',
    name: 'زاگرس',
    branches: 119,
    popularity: 80,
    discounts: { car: 1, passenger: 2, cargo: 2.5 },
    platformPercent: 4,
    bnpl: true,
    paysOnDelivery: false,
    deliveryMode: 'optional',
    declines: [],
  },
  {
    code: 'hamoon',
    name: 'هامون',
    branches: 29,
    popularity: 41,
    discounts: { car: 2.5, passenger: 2.5, cargo: 0 },
    platformPercent: 6,
    bnpl: false,
    paysOnDelivery: false,
    deliveryMode: 'optional',
    declines: [
      { when: 'older-than', years: 20 },
      { when: 'type', types: ['truck', 'carrier'] },
    ],
  },
  {
    code: 'kavir',
    name: 'کویر',
    branches: 35,
    popularity: 38,
    discounts: { car: 1, passenger: 0.5, cargo: 2.5 },
    platformPercent: 2,
    bnpl: false,
    paysOnDelivery: true,
    deliveryMode: 'required',
    declines: [],
  },
  {
    code: 'badban',
    name: 'بادبان',
    branches: 54,
    popularity: 52,
    discounts: { car: 0.5, passenger: 1, cargo: 1.5 },
    platformPercent: 3,
    bnpl: true,
    paysOnDelivery: false,
    deliveryMode: 'optional',
    declines: [{ when: 'usage', usages: taxis }],
  },
  {
    code: 'toranj',
    name: 'ترنج',
    branches: 40,
    popularity: 45,
    discounts: { car: 2, passenger: 0, cargo: 0 },
    platformPercent: 2.5,
    bnpl: true,
    paysOnDelivery: false,
    deliveryMode: 'optional',
    declines: [{ when: 'type', types: carsOnly }],
  },
  {
    code: 'sepehr',
    name: 'سپهر',
    branches: 133,
    popularity: 84,
    discounts: { car: 1.5, passenger: 1.5, cargo: 1.5 },
    platformPercent: 3,
    bnpl: true,
    paysOnDelivery: false,
    deliveryMode: 'optional',
    declines: [{ when: 'type', types: ['carrier'] }],
  },
  {
    code: 'arash',
    name: 'آرش',
    branches: 58,
    popularity: 55,
    discounts: { car: 1, passenger: 1, cargo: 1 },
    platformPercent: 1.5,
    bnpl: true,
    paysOnDelivery: false,
    deliveryMode: 'no_delivery',
    declines: [{ when: 'record-under', percent: -30 }],
  },
  {
    code: 'kaveh',
    name: 'کاوه',
    branches: 91,
    popularity: 70,
    discounts: { car: 0, passenger: 1, cargo: 2 },
    platformPercent: 3.5,
    bnpl: true,
    paysOnDelivery: true,
    deliveryMode: 'optional',
    declines: [],
  },
  {
    code: 'parand',
    name: 'پرند',
    branches: 22,
    popularity: 33,
    discounts: { car: 2.5, passenger: 0, cargo: 0 },
    platformPercent: 1,
    bnpl: false,
    paysOnDelivery: false,
    deliveryMode: 'no_delivery',
    declines: [
      { when: 'type', types: carsOnly },
      { when: 'older-than', years: 15 },
    ],
  },
  {
    code: 'simorgh',
    name: 'سیمرغ',
    branches: 145,
    popularity: 88,
    discounts: { car: 1.5, passenger: 2, cargo: 1 },
    platformPercent: 2,
    bnpl: true,
    paysOnDelivery: false,
    deliveryMode: 'optional',
    declines: [{ when: 'type', types: ['carrier'] }],
  },
  {
    code: 'pasban',
    name: 'پاسبان',
    branches: 66,
    popularity: 60,
    discounts: { car: 0.5, passenger: 0.5, cargo: 0.5 },
    platformPercent: 2,
    bnpl: true,
    paysOnDelivery: false,
    deliveryMode: 'optional',
    declines: [
      { when: 'record-under', percent: 0 },
      { when: 'late-over', days: 90 },
    ],
  },
  {
    code: 'arghavan',
    name: 'ارغوان',
    branches: 31,
    popularity: 36,
    discounts: { car: 1, passenger: 0, cargo: 0 },
    platformPercent: 1,
    bnpl: false,
    paysOnDelivery: false,
    deliveryMode: 'optional',
    declines: [
      { when: 'term-under', months: 6 },
      { when: 'type', types: ['truck', 'carrier'] },
    ],
  },
  {
    code: 'mehregan',
    name: 'مهرگان',
    branches: 50,
    popularity: 47,
    discounts: { car: 0, passenger: 2, cargo: 0.5 },
    platformPercent: 2,
    bnpl: true,
    paysOnDelivery: false,
    deliveryMode: 'optional',
    declines: [{ when: 'usage', usages: ['driving_school'] }],
  },
  {
    code: 'oruj',
    name: 'عروج',
    branches: 18,
    popularity: 27,
    discounts: { car: 0, passenger: 2.5, cargo: 2.5 },
    platformPercent: 3,
    bnpl: false,
    paysOnDelivery: true,
    deliveryMode: 'optional',
    declines: [{ when: 'type', types: ['car'] }],
  },
  {
    code: 'golestan',
    name: 'گلستان',
    branches: 77,
    popularity: 64,
    discounts: { car: 0.5, passenger: 0.5, cargo: 1 },
    platformPercent: 0,
    bnpl: true,
    paysOnDelivery: false,
    deliveryMode: 'optional',
    declines: [{ when: 'older-than', years: 25 }],
  },
]

export const insurers: readonly Insurer[] = described.map((insurer) => ({
  ...insurer,
  title: `بیمهٔ ${insurer.name}`,
  cheques: chequesOf[insurer.code] ?? null,
  upsellWithin: upsellWithinOf[insurer.code] ?? null,
}))

const persian = new Intl.Collator('fa')
/** Every insurer, in Persian order. */
export const insurersByName: readonly Insurer[] = insurers.toSorted((a, b) =>
  persian.compare(a.title, b.title),
)

const byCode = new Map(insurers.map((insurer) => [insurer.code, insurer]))

/** Takes a code; gives the insurer, or undefined. */
export const insurerOf = (code: string): Insurer | undefined => byCode.get(code)
