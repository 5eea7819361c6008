/**
 * Choices before payment: payment type, instant payment, accepting a changed price.
 * Specification: document 1 section 4, document 2 section 4; decisions, section 6.
 */
import { isPaymentOpen, paymentOptionsOf } from '../../domain/payment-options.ts'
import { changeOrder, changePlan, type Order, type PlanChange } from '../../store/orders.ts'
import type { User } from '../../store/owners.ts'
import { cancelOpenAttempt } from '../../store/payments.ts'
import type { Handlers, HandlerContext } from '../handler.ts'
import { ApiError } from '../../domain/api-error.ts'
import { instantPaymentInfoOf } from './order-detail.ts'
import { lockOpenOrder, loadOrder } from './load-order.ts'
import { invoiceOfOrder, pricedOrder } from './order-price.ts'
import { buyerOf } from './load-search.ts'

/** Changes the payment plan. This cancels an open payment attempt and deletes the pictures of cheques. */
const replan = async (
  call: HandlerContext & { user: User },
  { trackingCode }: Order,
  change: PlanChange,
): Promise<void> => {
  const deletedIds = await changePlan(call.db, call.user.id, trackingCode, change)
  for (const imageId of deletedIds) call.afterCommit(() => call.files.remove(imageId))
  await cancelOpenAttempt(call.db, call.user.id, trackingCode)
}

export const paymentChoices = {
  changePaymentType: async ({ body: { trackingCode, paymentType } }, call) => {
    const order = await lockOpenOrder(call, trackingCode)
    if (
      !isPaymentOpen(
        paymentType,
        paymentOptionsOf(order.offer, buyerOf(call.registry, call.user, call.locale)),
      )
    )
      throw new ApiError('paymentMethodUnavailable')
    if (order.paymentType !== paymentType)
      await replan(call, order, {
        paymentType,
        chequesFrom: paymentType === 'installment' ? call.clock.today() : null,
      })
    return { done: true }
  },

  readInstantPayment: async ({ params: { id } }, call) => {
    const info = instantPaymentInfoOf(await loadOrder(call, id), call.clock.today(), call.locale)
    if (info === null) throw new ApiError('instantUnavailable')
    return { deadline: info.deadline, deadlineFa: info.deadlineFa }
  },

  chooseInstantPayment: async ({ body: { trackingCode, isInstantPayment } }, call) => {
    const order = await lockOpenOrder(call, trackingCode)
    if (isInstantPayment && instantPaymentInfoOf(order, call.clock.today(), call.locale) === null)
      throw new ApiError('instantUnavailable')
    await changeOrder(call.db, call.user.id, trackingCode, { instantPayment: isInstantPayment })
    // An open attempt was started without the details that are required again.
    if (!isInstantPayment) await cancelOpenAttempt(call.db, call.user.id, trackingCode)
    return { done: true }
  },

  acceptPriceChange: async ({ body: { trackingCode, amount } }, call) => {
    const order = await lockOpenOrder(call, trackingCode)
    const { order: repriced, priceChange } = await pricedOrder(order, call)
    // The customer accepted a price that is not the current one.
    if (invoiceOfOrder(repriced, call).amount !== amount) throw new ApiError('priceChanged')
    const { offer, priceValidUntil, chequesFrom } = repriced
    if (priceChange !== null)
      await replan(call, order, {
        offer,
        priceValidUntil,
        chequesFrom: order.paymentType === 'installment' ? chequesFrom : null,
      })
    return { done: true }
  },
} satisfies Partial<Handlers>
