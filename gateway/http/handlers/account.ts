/** The user's account: payments and refunds, the bank account for refunds, signed-in devices. Decisions, sections 2 and 7. */
import type { AccountPayment } from '#contract/operations/account.ts'
import type { PaymentPlan } from '#contract/operations/offers.ts'
import { jalaliParts } from '#contract/values/jalali-date.ts'
import { ORDER_STATUS, type OrderStatusId } from '#contract/values/order-status.ts'
import { paidOrdersWithRefunds, type PaidOrder } from '../../store/account-payments.ts'
import { removeSheba, saveSheba, shebaOf } from '../../store/bank-accounts.ts'
import type { Order } from '../../store/orders.ts'
import { endSessionOf, sessionsOf, type User } from '../../store/owners.ts'
import { ApiError } from '../../domain/api-error.ts'
import type { HandlerContext, Handlers } from '../handler.ts'
import { titleOfVehicle } from './load-order.ts'
import { invoiceOfOrder } from './order-price.ts'

type UserCall = HandlerContext & { user: User }

const yearOf = (day: string): string => String(jalaliParts(day).year)

const planOf = (order: Order, call: UserCall): PaymentPlan | null => invoiceOfOrder(order, call).plan

/** Returns the payment of an order, and its refund if there was one, the later one first. */
const entriesOf = ({ order, amount, paidOn, refundedOn }: PaidOrder, call: UserCall): AccountPayment[] => {
  const about = {
    orderId: order.trackingCode,
    orderNumber: String(order.number),
    insuranceType: order.product,
    vehicleTitle: titleOfVehicle(order, call.locale),
    company: {
      code: order.companyCode,
      title: call.market.insurerName(call.locale, order.companyCode).title,
    },
    paymentType: order.paymentType,
    payments: planOf(order, call)?.payments.length ?? null,
    amount,
  }
  const paid = { ...about, kind: 'paid', day: paidOn } as const
  return refundedOn === null ? [paid] : [{ ...about, kind: 'refunded', day: refundedOn }, paid]
}

/** Returns what was paid less what came back, by year; today's year first. */
const totalsOf = (entries: readonly AccountPayment[], today: string): { year: string; total: number }[] => {
  const totals = new Map([[yearOf(today), 0]])
  for (const { kind, day, amount } of entries) {
    const year = yearOf(day)
    totals.set(year, (totals.get(year) ?? 0) + (kind === 'paid' ? amount : -amount))
  }
  return [...totals]
    .map(([year, total]) => ({ year, total }))
    .toSorted((one, other) => Number(other.year) - Number(one.year))
}

/** Nothing more is due for an order that was cancelled. */
const ended: ReadonlySet<OrderStatusId> = new Set<OrderStatusId>([
  ORDER_STATUS.cancelled,
  ORDER_STATUS.refunding,
  ORDER_STATUS.refunded,
])

const dueOf = (paid: readonly PaidOrder[], call: UserCall) => {
  const today = call.clock.today()
  const due = paid
    .filter(({ order }) => !ended.has(order.statusId))
    .flatMap(({ order }) =>
      (planOf(order, call)?.payments ?? []).map((payment) => ({
        ...payment,
        vehicleTitle: titleOfVehicle(order, call.locale),
      })),
    )
    .filter(({ dueDate }) => dueDate > today)
    .toSorted((one, other) => (one.dueDate < other.dueDate ? -1 : 1))
  const [next] = due
  return {
    count: due.length,
    amount: due.reduce((total, { amount }) => total + amount, 0),
    next: next === undefined ? null : { dueDate: next.dueDate, vehicleTitle: next.vehicleTitle },
  }
}

export const account = {
  listPayments: async ({ params: { year } }, call) => {
    const paid = await paidOrdersWithRefunds(call.db, call.user.id)
    const entries = paid
      .flatMap((order) => entriesOf(order, call))
      .toSorted((one, other) => (one.day > other.day ? -1 : Number(one.day < other.day)))
    return {
      payments: entries.filter(({ day }) => yearOf(day) === year),
      years: totalsOf(entries, call.clock.today()),
      due: dueOf(paid, call),
    }
  },

  readBankAccount: async (_request, { db, user, registry }) => {
    const sheba = await shebaOf(db, user.id)
    const person = registry.personByCellNumber(user.cellNumber)
    const holder = person === undefined ? null : `${person.firstName} ${person.lastName}`
    return { account: sheba === null ? null : { sheba, holder } }
  },

  saveBankAccount: async ({ body: { sheba } }, { db, user, now }) => {
    await saveSheba(db, { userId: user.id, sheba, savedAt: now })
    return { done: true }
  },

  listSessions: async (_request, { db, user, token, now }) => {
    const sessions = (await sessionsOf(db, user.id, token, now)).map(
      ({ createdAt, expiresAt, ...session }) => ({
        ...session,
        signedInAt: createdAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
      }),
    )
    return { sessions: sessions.toSorted((one, other) => Number(other.current) - Number(one.current)) }
  },

  endSession: async ({ params: { id } }, { db, user }) => {
    if (!(await endSessionOf(db, user.id, id))) throw new ApiError('notFound')
    return { done: true }
  },

  removeBankAccount: async (_request, { db, user }) => {
    await removeSheba(db, user.id)
    return { done: true }
  },
} satisfies Partial<Handlers>
