/** The sandbox's discount codes, invented, one for every outcome. Days are relative to today. Decisions, section 8 "Steerable by testers". */
import { addToJalali } from '#contract/values/jalali-date.ts'

export type Discount = {
  code: string
  /** Percent off the taxed premium; null where the code takes a fixed amount. */
  percent: number | null
  /** Toman; null where the code takes a percent. */
  amount: number | null
  /** The most that a percent may take off, toman. */
  atMost: number | null
  /** The one insurer that it is good for; null for all. */
  onlyCompany: string | null
  /** Last day on which it is good. */
  lastDay: string
  /** How many orders may use it in all, and how many have used it elsewhere; null without a limit. */
  usesLimit: number | null
  used: number
  /** What it shows a tester. */
  leadsTo: string
}

const known = [
  {
    code: 'SEPAR30',
    percent: null,
    amount: 300_000,
    atMost: null,
    onlyCompany: null,
    days: 90,
    usesLimit: null,
    used: 0,
    leadsTo: '۳۰۰٬۰۰۰ تومان تخفیف',
  },
  {
    code: 'MEHR10',
    percent: 10,
    amount: null,
    atMost: 500_000,
    onlyCompany: null,
    days: 30,
    usesLimit: null,
    used: 0,
    leadsTo: '۱۰ درصد تخفیف، حداکثر ۵۰۰٬۰۰۰ تومان',
  },
  {
    code: 'DAMAVAND5',
    percent: 5,
    amount: null,
    atMost: null,
    onlyCompany: 'damavand',
    days: 30,
    usesLimit: null,
    used: 0,
    leadsTo: '۵ درصد تخفیف، فقط بیمهٔ دماوند',
  },
  {
    code: 'TABESTAN',
    percent: 15,
    amount: null,
    atMost: 400_000,
    onlyCompany: null,
    days: -20,
    usesLimit: null,
    used: 0,
    leadsTo: 'مهلتش تمام شده است',
  },
  {
    code: 'AVALIN',
    percent: null,
    amount: 200_000,
    atMost: null,
    onlyCompany: null,
    days: 30,
    usesLimit: 100,
    used: 100,
    leadsTo: 'ظرفیتش پر شده است',
  },
] as const

/** Takes today; gives the codes as they stand on that day. */
export const discountsOn = (today: string): readonly Discount[] =>
  known.map(({ days, ...discount }) => ({ ...discount, lastDay: addToJalali(today, { days }) }))
