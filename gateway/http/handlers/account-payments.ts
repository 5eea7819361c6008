/** The user's payments and refunds, and the amounts still due. Decisions, section 7. */
import type { AccountPayment, YearOfPayments } from '#contract/operations/account.ts'
import type { PaymentPlan } from '#contract/operations/offers.ts'
import { addToJalali, jalaliParts } from '#contract/values/jalali-date.ts'
import { MONTHS_OF_PARTS } from '../../domain/instalments.ts'
import {
  ordersInPartsSince,
  paidByYear,
  type PaidOrder,
  paidOrdersOfYear,
} from '../../store/account-payments.ts'
import type { Order } from '../../store/orders.ts'
import type { User } from '../../store/owners.ts'
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
    company: { code: order.companyCode, ...call.market.insurerName(call.locale, order.companyCode) },
    paymentType: order.paymentType,
    payments: planOf(order, call)?.payments.length ?? null,
    amount,
  }
  const paid = { ...about, kind: 'paid', day: paidOn } as const
  return refundedOn === null ? [paid] : [{ ...about, kind: 'refunded', day: refundedOn }, paid]
}

/** Returns the totals by year, the newest first, always including the current year. */
const listedTotals = (totals: ReadonlyMap<string, number>, today: string): YearOfPayments['years'] =>
  [...new Map([[yearOf(today), 0], ...totals])]
    .map(([year, total]) => ({ year, total }))
    .toSorted((one, other) => Number(other.year) - Number(one.year))

/** Returns the instalments and cheques that a user still has to pay. */
export const dueOf = async (call: UserCall): Promise<YearOfPayments['due']> => {
  const today = call.clock.today()
  const since = addToJalali(today, { months: -MONTHS_OF_PARTS })
  const due = (await ordersInPartsSince(call.db, call.user.id, since))
    .flatMap((order) =>
      (planOf(order, call)?.payments ?? []).map((payment) => ({
        ...payment,
        orderId: order.trackingCode,
        vehicleTitle: titleOfVehicle(order, call.locale),
      })),
    )
    .filter(({ dueDate }) => dueDate > today)
    .toSorted((one, other) => (one.dueDate < other.dueDate ? -1 : 1))
  const [next] = due
  return {
    count: due.length,
    amount: due.reduce((total, { amount }) => total + amount, 0),
    next:
      next === undefined
        ? null
        : { dueDate: next.dueDate, vehicleTitle: next.vehicleTitle, orderId: next.orderId },
  }
}

export const accountPayments = {
  listPayments: async ({ params }, call) => {
    const today = call.clock.today()
    const year = params.year === 'current' ? yearOf(today) : params.year
    const [paid, totals, due] = await Promise.all([
      paidOrdersOfYear(call.db, call.user.id, year),
      paidByYear(call.db, call.user.id),
      dueOf(call),
    ])
    const payments = paid
      .flatMap((order) => entriesOf(order, call))
      .filter(({ day }) => yearOf(day) === year)
      .toSorted((one, other) => (one.day > other.day ? -1 : Number(one.day < other.day)))
    return { year, payments, years: listedTotals(totals, today), due }
  },
} satisfies Partial<Handlers>
