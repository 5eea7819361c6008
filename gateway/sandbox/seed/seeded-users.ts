/**
 * Users whose orders exist from the beginning, one per shape of a list, for testers; docs/sandbox.md names them.
 * Specification: decisions, section 8 "Steerable by testers".
 */
import type { LiabilityType } from '#contract/operations/parameters.ts'
import type { MobilePlan } from '#contract/values/mobile-policy.ts'
import type { PaymentType } from '#contract/operations/offers.ts'
import { ORDER_STATUS } from '#contract/values/order-status.ts'
import type { OrderEvent } from '../../domain/order-status.ts'

/** A mobile policy to be made. `ended`: days since its last day (negative: to come); null before the payment. */
export type SeededPhone = {
  deviceModel: string | null
  imei: string
  plan: MobilePlan
  phonePrice: number
  ended: number | null
  what: 'bought' | 'cancelled' | 'renewed'
}

/** When an order was made, or when the policy of a year that it led to ended (negative: will end). */
export type DaysAgo = { made: number } | { ended: number }

/** An order to be made: how it was bought, when, and what happened to it after its payment. */
export type SeededOrder = {
  product: LiabilityType
  paymentType: PaymentType
  paper: boolean
  madeOn: DaysAgo
  /** How far it came before the payment; a paid order has all its pictures. */
  bought: 'registered' | 'completed' | 'paid'
  events: readonly OrderEvent[]
  /** Insurer to buy from; the cheapest one if it is null. */
  companyCode: string | null
}

export type SeededUser = {
  cellNumber: string
  title: string
  orders: readonly SeededOrder[]
  phones: readonly SeededPhone[]
}

const received: OrderEvent = { type: 'gateway.received' }
const issued: readonly OrderEvent[] = [
  received,
  { type: 'expert.approved' },
  { type: 'gateway.handed-over' },
  { type: 'insurer.issued' },
]

const order = (
  events: readonly OrderEvent[],
  otherwise: Partial<Omit<SeededOrder, 'events'>> = {},
): SeededOrder => ({
  product: 'thirdparty',
  paymentType: 'cash',
  paper: false,
  madeOn: { made: 3 },
  bought: 'paid',
  companyCode: null,
  ...otherwise,
  events,
})

const [PAPER, INSTALMENTS] = [{ paper: true }, { paymentType: 'bnpl' }] as const
const endedFor = (days: number) => ({ madeOn: { ended: days } })
const RENEWS_AT_OWN_SITE = 'badban'

/** One order in each status that orders of third-party and motorcycle insurance reach, by status id. */
const everyStatus: readonly (readonly [status: number, order: SeededOrder])[] = [
  [ORDER_STATUS.unfinished, order([], { bought: 'registered' })],
  [ORDER_STATUS.awaitingPayment, order([], { bought: 'completed' })],
  [ORDER_STATUS.paid, order([])],
  [ORDER_STATUS.checking, order([received], { product: 'motorcycle' })],
  [ORDER_STATUS.approved, order(issued.slice(0, 2))],
  [ORDER_STATUS.issuing, order(issued.slice(0, 3))],
  [
    ORDER_STATUS.cancelled,
    order([
      received,
      { type: 'insurer.cancelled', reason: 'این خودرو در بیمه‌گر دیگری بیمه‌نامهٔ معتبر دارد.' },
    ]),
  ],
  [
    ORDER_STATUS.correctingDetails,
    order([
      received,
      {
        type: 'expert.returned-details',
        reason: 'کد پستی با نشانی نمی‌خواند.',
        wrongFields: ['address', 'postalCode'],
      },
    ]),
  ],
  [
    ORDER_STATUS.refunding,
    order([{ type: 'customer.cancelled', reason: 'خودرو را فروختم.' }, { type: 'gateway.refunding' }]),
  ],
  [
    ORDER_STATUS.refunded,
    order(
      [
        { type: 'customer.cancelled', reason: 'منصرف شدم.' },
        { type: 'gateway.refunding' },
        { type: 'bank.refunded' },
      ],
      { madeOn: { made: 40 } },
    ),
  ],
  [
    ORDER_STATUS.needingDocuments,
    order([
      received,
      {
        type: 'expert.asked-for-documents',
        reason: 'سند مالکیت لازم است، چون کارت خودرو به نام مالک قبلی است.',
        pictures: ['ownership-document'],
      },
    ]),
  ],
  [ORDER_STATUS.issuedWithPaper, order(issued, PAPER)],
  [ORDER_STATUS.issued, order(issued, { madeOn: { made: 60 } })],
  [
    ORDER_STATUS.endorsed,
    order([...issued, { type: 'operator.endorsed', reason: 'سال ساخت از ۱۳۹۸ به ۱۳۹۹ اصلاح شد.' }]),
  ],
  [ORDER_STATUS.issuedInInstalments, order(issued, INSTALMENTS)],
  [
    ORDER_STATUS.correctingDocuments,
    order([
      received,
      {
        type: 'expert.returned-documents',
        reason: 'پشت کارت خودرو تار است؛ نوشته‌ها خوانده نمی‌شود.',
        pictures: ['vehicle-card-back'],
      },
    ]),
  ],
  [ORDER_STATUS.delivered, order([...issued, { type: 'courier.delivered' }], PAPER)],
  [ORDER_STATUS.sentBySms, order([...issued, { type: 'gateway.sent-sms' }], { product: 'motorcycle' })],
  [ORDER_STATUS.reissued, order([...issued, { type: 'operator.reissued', reason: 'نام بیمه‌گذار اصلاح شد.' }])],
  [ORDER_STATUS.choosingDelivery, order([...issued, { type: 'courier.found-nobody' }], PAPER)],
  [ORDER_STATUS.expired, order(issued, { ...endedFor(12), companyCode: RENEWS_AT_OWN_SITE })],
  [ORDER_STATUS.expiredLong, order(issued, { ...endedFor(50), companyCode: RENEWS_AT_OWN_SITE })],
  [
    ORDER_STATUS.notRenewable,
    order([...issued, { type: 'gateway.policy-ended', facts: { hasChangedHands: true } }], endedFor(20)),
  ],
  [ORDER_STATUS.renewable, order(issued, endedFor(5))],
  [ORDER_STATUS.renewableLong, order(issued, { ...endedFor(45), product: 'motorcycle' })],
]

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
    title: 'هر وضعیت یک بار، جز وضعیت‌های بدنه و چک',
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
]

/** Status ids of the user who has every status, in the order of the orders. */
export const seededStatuses: readonly number[] = everyStatus.map(([status]) => status)
