/** The content of an order's detail sheet. Specification: document 3 section 3, "Order detail sheet". */
import type { PolicyDetail } from '#contract/operations/my-insurance.ts'
import type { PremiumLine } from '#contract/operations/payment.ts'
import { holderName } from '#contract/operations/policy-holder.ts'
import type { Locale } from '#contract/texts.ts'
import { ORDER_STATUS } from '#contract/values/order-status.ts'
import { coverPeriod } from '../../domain/cover-period.ts'
import { noClaimPercents } from '../../domain/car-body/figures.ts'
import { issuingMove } from '../../domain/issuing.ts'
import { insuredCarOf, isCarBodySearch, type OrderedSearch, termOf } from '../../domain/ordered-product.ts'
import { statusAfter } from '../../domain/order-status.ts'
import { titleIn } from '../../domain/vehicle-names.ts'
import { usageTitleOf } from '../../domain/vehicle-title.ts'
import { vehicleTypeOf } from '../../domain/vehicle-types.ts'
import { movesOf, type OrderMove } from '../../store/order-moves.ts'
import type { Order } from '../../store/orders.ts'
import { paidRenewalsOf } from '../../store/renewals.ts'
import type { Handlers } from '../handler.ts'
import { reportDeadline } from './customer-moves.ts'
import { loadOrder, titleOfVehicle } from './load-order.ts'
import { factsOf } from './order-moves.ts'
import { invoiceOfOrder } from './order-price.ts'
import { actionsOf, shownStatus, shownTitle } from './policy-card.ts'

const typeOf = ({ search: { carType } }: Order, locale: Locale): string | null => {
  const type = vehicleTypeOf(carType)
  return type === undefined ? null : titleIn(locale, type)
}

/** State of the paper copy; planned until the policy is issued. */
const paperCopyOf = (order: Order, moves: readonly OrderMove[]): PolicyDetail['deliveryStatus'] => {
  if (order.delivery?.deliverable !== true) return 'none'
  if (moves.some(({ to }) => to === ORDER_STATUS.delivered)) return 'delivered'
  if (order.statusId === ORDER_STATUS.choosingDelivery) return 'missed'
  return issuingMove(moves) === undefined ? 'planned' : 'sent'
}

const discountLines: ReadonlySet<PremiumLine['line']> = new Set<PremiumLine['line']>([
  'insurer-discount',
  'platform-discount',
  'discount-code',
])

/** Returns the sum of the lines that match a condition, in toman. */
const sum = (lines: readonly PremiumLine[], isPart: (line: PremiumLine['line']) => boolean): number =>
  lines.filter(({ line }) => isPart(line)).reduce((total, { amount }) => total + amount, 0)

/** Converts a percentage to a fraction, as document 3 requires; null for 0. */
const fractionOf = (percent: number): number | null => (percent === 0 ? null : percent / 100)

/** The discounts for years without a claim, as fractions. */
const noDamageFactorsOf = (
  search: OrderedSearch,
): Pick<PolicyDetail, 'noDamageFactor' | 'driverNoDamageFactor'> =>
  isCarBodySearch(search)
    ? {
        noDamageFactor: fractionOf(noClaimPercents[search.carBodyDiscount ?? '0']),
        driverNoDamageFactor: null,
      }
    : {
        noDamageFactor: fractionOf(search.noDamageFactor),
        driverNoDamageFactor: fractionOf(search.driverNoDamageFactor),
      }

export const policyDetail = {
  readPolicyDetail: async ({ params: { uid } }, call) => {
    const { db, user, market, clock, locale } = call
    const order = await loadOrder(call, uid)
    const moves = await movesOf(db, uid)
    const issued = issuingMove(moves)
    const isRenewed = (await paidRenewalsOf(db, user.id, [uid])).has(uid)
    const statusId = shownStatus(order)
    const { breakdown, deliveryAmount, totalAmount, paymentType } = invoiceOfOrder(order, call)
    const { search, policyHolder } = order
    return {
      data: {
        orderId: order.trackingCode,
        orderNumber: order.status === 'open' ? null : String(order.number),
        insuranceType: order.product,
        statusId,
        statusFa: shownTitle(order, moves, call),
        companyCode: order.companyCode,
        companyName: market.insurerName(locale, order.companyCode).title,
        plate: order.plate,
        deliveryStatus: paperCopyOf(order, moves),
        insuredName: policyHolder === null ? null : holderName(policyHolder),
        insuredCellNumber: policyHolder?.cellNumber ?? null,
        carUsageFa: usageTitleOf(order.search, locale),
        carTypeFa: typeOf(order, locale),
        carModelFa: titleOfVehicle(order, locale),
        manufactureYear: search.carProductionYear,
        lastPolicyExpDate: search.lastPolicyExpDate,
        cover: issued === undefined ? null : coverPeriod(search, issued.day, clock.today()),
        policyTerm: termOf(search),
        liabilityPropertyDamage: order.ceiling,
        carBody: insuredCarOf(search),
        ...noDamageFactorsOf(search),
        price: sum(breakdown, (line) => line !== 'lateness' && !discountLines.has(line)),
        delayPenalty: sum(breakdown, (line) => line === 'lateness'),
        totalDiscountAmount: -sum(breakdown, (line) => discountLines.has(line)),
        deliveryAmount,
        paymentMethod: paymentType,
        payableAmount: totalAmount,
        cancellable: statusAfter(order.statusId, { type: 'customer.cancelled' }, factsOf(order)) !== null,
        reportUntil: reportDeadline(moves, call),
        actions: actionsOf(order, { moves, isRenewed }, call),
      },
    }
  },
} satisfies Partial<Handlers>
