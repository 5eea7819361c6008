/**
 * The sandbox's discount codes, invented, one per outcome; days relative to today. Decisions, section 8
 * "Steerable by testers".
 */
import { addToJalali } from '#contract/values/jalali-date.ts'
import type { Discount } from '../domain/market.ts'

/** `leadsTo` tells testers what the code shows. */
export type SandboxDiscount = Discount & { leadsTo: string }

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

/** Returns the codes as of a day. */
export const discountsOn = (today: string): readonly SandboxDiscount[] =>
  known.map(({ days, ...discount }) => ({ ...discount, lastDay: addToJalali(today, { days }) }))
