/**
 * Invoice, discount code, payment and its result. Specification: document 1 sections 3 and 4; decisions,
 * section 4.
 */
import { textRef } from '#contract/texts.ts'
import { discountOf, isDiscountFor } from '../../domain/discount-code.ts'
import { missingOf } from '../../domain/order-progress.ts'
import { inSandboxTime } from '../../domain/price-validity.ts'
import { changeOrder, discountUses, lockDiscount, type Order } from '../../store/orders.ts'
import type { User } from '../../store/owners.ts'
import { attemptState, cancelOpenAttempt, latestAttempt, openAttempt } from '../../store/payments.ts'
import type { Handlers, HandlerContext } from '../handler.ts'
import { ApiError } from '../../domain/api-error.ts'
import {
  detailsDeadline,
  isEditableOrder,
  lockOpenOrder,
  loadOrder,
  picturesDeadline,
  progressOf,
  titleOfVehicle,
} from './load-order.ts'
import { keepSlotForPayment } from './delivery.ts'
import { keepVisitForPayment } from './inspection-visit.ts'
import { invoiceOfOrder, pricedOrder } from './order-price.ts'
import { isOutstanding } from './pictures.ts'
import { receiptOf } from './receipt.ts'

type UserCall = HandlerContext & { user: User }

const messages = {
  applied: { fa: 'کد تخفیف اعمال شد.', en: 'Discount code applied.' },
  removed: { fa: 'کد تخفیف حذف شد.', en: 'Discount code deleted.' },
}

const withCode = async (
  order: Order,
  discountCode: string | null,
  call: UserCall,
  message: keyof typeof messages,
) => {
  if (order.discountCode !== discountCode) {
    await changeOrder(call.db, call.user.id, order.trackingCode, { discountCode })
    await cancelOpenAttempt(call.db, call.user.id, order.trackingCode)
  }
  const { discount, totalAmount } = invoiceOfOrder({ ...order, discountCode }, call)
  return { discount, totalAmount, discountAmount: discount, message: messages[message][call.locale] }
}

/** Throws the ApiErrors discountUnknown, discountExpired, discountUsedUp and discountOtherInsurer. */
const checkCode = async (
  order: Order,
  code: string,
  { db, market, clock, now }: HandlerContext,
): Promise<void> => {
  await lockDiscount(db, code)
  const discount = discountOf(market, code, clock, await discountUses(db, code, order.trackingCode, now))
  if (!isDiscountFor(discount, order.companyCode)) throw new ApiError('discountOtherInsurer')
}

export const payment = {
  readInvoice: async ({ params }, call) => {
    const { order, priceChange } = await pricedOrder(await loadOrder(call, params.trackingCode), call)
    return {
      ...invoiceOfOrder(order, call, priceChange),
      validUntil: inSandboxTime(order.priceValidUntil, call),
    }
  },

  startPayment: async ({ params: { trackingCode }, query }, call) => {
    const opened = await call.db.transaction(async (db) => {
      const order = await lockOpenOrder({ ...call, db }, trackingCode)
      const missing = missingOf(progressOf(order))
      if (missing.length > 0 && !order.instantPayment) throw new ApiError('orderIncomplete', { missing })
      // The customer saw another amount than the one to be paid.
      if (query.discountCode !== undefined && query.discountCode !== (order.discountCode ?? ''))
        throw new ApiError('invalid', { fields: { discountCode: textRef('choice.unknown') } })
      if (order.discountCode !== null) await checkCode(order, order.discountCode, { ...call, db })
      const { priceChange } = await pricedOrder(order, { ...call, db })
      if (priceChange !== null) throw new ApiError('priceChanged')
      const { payNow: amount } = invoiceOfOrder(order, call)
      const isVisitKept = await keepVisitForPayment({ ...call, db }, order)
      if (!isVisitKept) return { missing: 'inspection' as const }
      const isSlotKept = await keepSlotForPayment({ ...call, db }, order)
      // Returning commits the transaction, after which the order asks for another slot. An order that is paid
      // first chooses one later.
      if (!isSlotKept && !order.instantPayment) return { missing: 'delivery' as const }
      const { appOrigin: returnOrigin, user, now } = call
      const { openedVia } = query
      return {
        token: await openAttempt(db, { userId: user.id, trackingCode, amount, returnOrigin, openedVia }, now),
      }
    })
    if ('missing' in opened) throw new ApiError('orderIncomplete', { missing: [opened.missing] })
    return { paymentUrl: `${call.ownOrigin}${call.bankPagePath(opened.token, call.locale)}` }
  },

  readPaymentResult: async ({ params: { trackingCode } }, call) => {
    const order = await loadOrder(call, trackingCode)
    const attempt = await latestAttempt(call.db, call.user.id, trackingCode)
    const isPaid = order.status === 'paid'
    const awaited = (['documents', 'cheques'] as const).filter((kind) => isOutstanding(order, kind))
    return {
      trackingCode,
      type: order.product,
      renews: order.renews,
      state: attempt === null ? 'none' : attemptState(attempt, call.now),
      amount: attempt?.amount ?? invoiceOfOrder(order, call).payNow,
      companyCode: order.companyCode,
      companyFa: call.market.insurerName(call.locale, order.companyCode).title,
      vehicleTitle: titleOfVehicle(order, call.locale),
      orderNumber: isPaid ? String(order.number) : null,
      paidOn: attempt?.paidOn ?? null,
      bankReference: attempt?.bankReference ?? null,
      awaited,
      documentsUntil: awaited.length > 0 ? picturesDeadline(order, call.clock.today()) : null,
      detailsUntil: isPaid && isEditableOrder(order) ? detailsDeadline(order, call.clock.today()) : null,
      receipt: await receiptOf(order, call),
    }
  },

  applyDiscount: async ({ body: { trackingCode, discountCode } }, call) => {
    const order = await lockOpenOrder(call, trackingCode)
    await checkCode(order, discountCode, call)
    return withCode(order, discountCode, call, 'applied')
  },

  removeDiscount: async ({ body: { trackingCode, discountCode } }, call) => {
    const order = await lockOpenOrder(call, trackingCode)
    return withCode(order, order.discountCode === discountCode ? null : order.discountCode, call, 'removed')
  },
} satisfies Partial<Handlers>
