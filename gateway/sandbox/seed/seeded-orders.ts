/**
 * Descriptions of seeded orders (how and when each was bought, and its moves), with one order of third-party
 * and motorcycle insurance in every status that those reach. Specification: decisions, sections 8 "Steerable
 * by testers" and 10.
 */
import type { PaymentType } from '#contract/operations/offers.ts'
import type { InsuranceType } from '#contract/operations/parameters.ts'
import { ORDER_STATUS } from '#contract/values/order-status.ts'
import type { OrderEvent } from '../../domain/order-status.ts'
import type { SeededVehicle } from './seed-search.ts'

/** When an order was made, or when the policy of a year that it led to ended (negative: will end). */
export type DaysAgo = { made: number } | { ended: number }

/** Description of a seeded order: how and when it was bought, and its moves after the payment. */
export type SeededOrder = {
  product: InsuranceType
  paymentType: PaymentType
  paper: boolean
  madeOn: DaysAgo
  /** Progress before the payment; a paid order has all its pictures. */
  bought: 'registered' | 'completed' | 'paid'
  events: readonly OrderEvent[]
  /** Insurer to buy from; the cheapest one if it is null. */
  companyCode: string | null
  /** The vehicle of a liability policy; the sample of its product if there is none. */
  vehicle?: SeededVehicle
  /** The ceiling of a liability policy: 200 million toman, or the smallest one of its year. */
  ceiling: 'usual' | 'smallest'
  /**
   * Days from the order to the visit of a car; null for another product. What follows happens on that day.
   */
  visitIn: number | null
}

const received: OrderEvent = { type: 'gateway.received' }
/** Events that lead a checked order to its policy. */
export const approved: readonly OrderEvent[] = [
  { type: 'expert.approved' },
  { type: 'gateway.handed-over' },
  { type: 'insurer.issued' },
]
/** Events that lead a paid order without a visit to its policy. */
export const issued: readonly OrderEvent[] = [received, ...approved]

/** Returns an order of a third-party policy, paid in cash three days ago, with what differs from that. */
export const order = (
  events: readonly OrderEvent[],
  otherwise: Partial<Omit<SeededOrder, 'events'>> = {},
): SeededOrder => ({
  product: 'thirdparty',
  paymentType: 'cash',
  paper: false,
  madeOn: { made: 3 },
  bought: 'paid',
  companyCode: null,
  ceiling: 'usual',
  visitIn: null,
  ...otherwise,
  events,
})

export const PAPER = { paper: true } as const
const INSTALMENTS = { paymentType: 'bnpl' } as const
const CHEQUES = { paymentType: 'installment' } as const
/** When an order was made whose policy ended some days ago; negative: will end. */
export const endedFor = (days: number) => ({ madeOn: { ended: days } })
export const RENEWS_AT_OWN_SITE = 'badban'

/** An order to be made, and the id of the status that it ends in. */
export type OrderInStatus = readonly [status: number, order: SeededOrder]

/** One order in each status that orders of third-party and motorcycle insurance reach, by status id. */
export const everyStatus: readonly OrderInStatus[] = [
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
  [
    ORDER_STATUS.correctingCheques,
    order(
      [
        received,
        { type: 'expert.returned-cheques', reason: 'تاریخ چک اول خوانده نمی‌شود.', pictures: ['cheque-1'] },
      ],
      CHEQUES,
    ),
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
