/** The list of My Insurance. Specification: document 3 sections 3 and 7; decisions, section 10. */
import { POLICIES_PER_PAGE, type VehiclePolicy } from '#contract/operations/my-insurance.ts'
import type { Locale } from '#contract/texts.ts'
import { daysBetween } from '#contract/values/jalali-date.ts'
import { ORDER_STATUS, type OrderStatusId } from '#contract/values/order-status.ts'
import { coverPeriod } from '../../domain/cover-period.ts'
import { issuingMove } from '../../domain/issuing.ts'
import { stageOf } from '../../domain/order-progress.ts'
import { wordsOf } from '../../domain/order-status.ts'
import { insuredCarOf } from '../../domain/ordered-product.ts'
import type { OrderMove } from '../../store/order-moves.ts'
import type { Order } from '../../store/orders.ts'
import type { User } from '../../store/owners.ts'
import { movesByOrder, orderPage } from '../../store/policies.ts'
import { paidRenewalsOf } from '../../store/renewals.ts'
import type { HandlerContext, Handlers } from '../handler.ts'
import { comingVisitOf } from './inspection-visit.ts'
import { progressOf, titleOfVehicle } from './load-order.ts'
import { invoiceOfOrder } from './order-price.ts'
import {
  actionsOf,
  deadlineOf,
  openSince,
  orderedOn,
  owedBy,
  paperSlotOf,
  shownStatus,
  shownTitle,
} from './policy-card.ts'

type UserCall = HandlerContext & { user: User }

/**
 * Returns the next instalment or cheque of an issued policy, on its day still, or null. The first one is paid
 * at once.
 */
const nextInstalmentOf = (order: Order, call: UserCall): VehiclePolicy['nextInstalment'] => {
  if (order.statusId !== ORDER_STATUS.issuedInInstalments) return null
  const today = call.clock.today()
  return (
    invoiceOfOrder(order, call)
      .plan?.payments.slice(1)
      .find(({ dueDate }) => dueDate >= today) ?? null
  )
}

const renewable: ReadonlySet<OrderStatusId> = new Set([
  ORDER_STATUS.expired,
  ORDER_STATUS.expiredLong,
  ORDER_STATUS.renewable,
  ORDER_STATUS.renewableLong,
])

/** Returns the days since the end of a liability policy that is still to be renewed, or null. */
const daysLateOf = (
  { product, statusId }: Order,
  { end, isRenewed }: { end: string | null; isRenewed: boolean },
  today: string,
): number | null => {
  const isLate = product !== 'carbody' && renewable.has(statusId) && !isRenewed
  return isLate && end !== null ? daysBetween(end, today) : null
}

/** Returns the correction of the last endorsement, or null. */
const endorsementOf = ({ statusId }: Order, moves: readonly OrderMove[], locale: Locale): string | null => {
  const endorsed = moves.findLast(({ to }) => to === ORDER_STATUS.endorsed)
  return statusId === ORDER_STATUS.endorsed && endorsed !== undefined ? wordsOf(endorsed, locale) : null
}

const cardOf = (
  order: Order,
  { moves, isRenewed }: { moves: readonly OrderMove[]; isRenewed: boolean },
  call: UserCall,
): VehiclePolicy => {
  const { market, locale, clock } = call
  const statusId = shownStatus(order)
  const issued = issuingMove(moves)
  const isOpen = order.status === 'open'
  const today = clock.today()
  const end = issued === undefined ? null : coverPeriod(order.search, issued.day, today).to
  return {
    orderId: order.trackingCode,
    orderNumber: isOpen ? null : String(order.number),
    insuranceTypeEn: order.product === 'carbody' ? 'body' : order.product,
    statusId,
    statusFa: shownTitle(order, moves, call),
    vehicleData: {
      title: titleOfVehicle(order, locale),
      plate: order.plate,
      productionYear: order.search.carProductionYear,
    },
    insuranceCompany: {
      code: order.companyCode,
      title: market.insurerName(locale, order.companyCode).title,
    },
    orderedOn: orderedOn(order, call),
    expirationDate: end,
    liabilityPropertyDamage: order.ceiling,
    carValue: insuredCarOf(order.search)?.carValue ?? null,
    daysLate: daysLateOf(order, { end, isRenewed }, today),
    stage: isOpen ? stageOf(progressOf(order)) : null,
    owes: owedBy(order),
    deadline: deadlineOf(order, moves, call),
    delivery: statusId === ORDER_STATUS.issuedWithPaper ? paperSlotOf(order, call) : null,
    visit: comingVisitOf(order),
    endorsement: endorsementOf(order, moves, locale),
    nextInstalment: nextInstalmentOf(order, call),
    renews: order.renews,
    actions: actionsOf(order, { moves, isRenewed }, call),
  }
}

export const myInsurance = {
  listVehiclePolicies: async ({ params: { page } }, call) => {
    const { db, user, now } = call
    const listed = await orderPage(db, user.id, { page, size: POLICIES_PER_PAGE, ...openSince(now) })
    const codes = listed.map(({ trackingCode }) => trackingCode)
    const moves = await movesByOrder(db, codes)
    const renewals = await paidRenewalsOf(db, user.id, codes)
    return {
      policies: listed.map((order) => {
        const { trackingCode } = order
        const isRenewed = renewals.has(trackingCode)
        return cardOf(order, { moves: moves.get(trackingCode) ?? [], isRenewed }, call)
      }),
    }
  },
} satisfies Partial<Handlers>
