/**
 * Users whose orders exist from the beginning, one per shape of a list, for testers; docs/sandbox.md names
 * them. Specification: decisions, section 8 "Steerable by testers".
 */
import type { MobilePlan } from '#contract/values/mobile-policy.ts'
import { everyCarBodyStatus } from './seeded-car-body-orders.ts'
import { everyRenewal } from './seeded-renewals.ts'
import { endedFor, everyStatus, issued, order, PAPER, type SeededOrder } from './seeded-orders.ts'

/**
 * A mobile policy to be made. `ended`: days since its last day (negative: to come); null before the payment.
 */
export type SeededPhone = {
  deviceModel: string | null
  imei: string
  plan: MobilePlan
  phonePrice: number
  ended: number | null
  what: 'bought' | 'cancelled' | 'renewed'
}

export type SeededUser = {
  cellNumber: string
  title: string
  orders: readonly SeededOrder[]
  phones: readonly SeededPhone[]
}

const phone = (
  deviceModel: string | null,
  imei: string,
  ended: number | null,
  what: SeededPhone['what'] = 'bought',
): SeededPhone => ({ deviceModel, imei, ended, what, plan: 'theft-and-breakage', phonePrice: 42_000_000 })

/** A mobile policy in each status, oldest first. */
const everyMobileStatus: readonly SeededPhone[] = [
  phone('Xiaomi Redmi Note 13', '356938035643809', 320, 'renewed'),
  phone('Apple iPhone 13', '490154203237518', 12, 'cancelled'),
  phone('Honor X9b', '352099001761481', 45),
  phone(null, '356938035643825', 6),
  phone('Samsung Galaxy A56', '356938035643817', -200),
  { ...phone('Apple iPhone 16', '356938035643833', null), phonePrice: 168_000_000, plan: 'theft' },
]

const ELEVEN = 11

export const seededUsers: readonly SeededUser[] = [
  { cellNumber: '09000009001', title: 'یک بیمه‌نامه', orders: [order(issued, PAPER)], phones: [] },
  {
    cellNumber: '09000009011',
    title: 'یازده بیمه‌نامه: صفحهٔ دوم یکی دارد',
    orders: Array.from({ length: ELEVEN }, (_, index) => order(issued, { madeOn: { made: 20 * index + 2 } })),
    phones: [],
  },
  {
    cellNumber: '09000009030',
    title: 'هر وضعیت یک بار، جز وضعیت‌های بدنه',
    orders: everyStatus.map(([, made]) => made),
    phones: [],
  },
  {
    cellNumber: '09000009060',
    title: 'بیمه‌نامه‌ای که چهار روز دیگر تمام می‌شود',
    orders: [order(issued, endedFor(-4))],
    phones: [],
  },
  {
    cellNumber: '09000009071',
    title: 'هر وضعیت بیمهٔ موبایل یک بار',
    orders: [],
    phones: everyMobileStatus,
  },
  {
    cellNumber: '09000009082',
    title: 'هر وضعیت بدنه یک بار',
    orders: everyCarBodyStatus.map(([, made]) => made),
    phones: [],
  },
  {
    cellNumber: '09000009084',
    title: 'هشت بیمه‌نامه برای تمدید',
    orders: everyRenewal,
    phones: [],
  },
]
