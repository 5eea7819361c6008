/** How and when an order is paid: the way of paying, paying first, a new price. Specification: document 1 section 4, document 2 section 4; decisions, section 6. */
import { isPaymentOpen, paymentOptionsOf } from '../../domain/payment-options.ts'
import { changeOrder, changePlan, type Order, type PlanChange } from '../../store/orders.ts'
import type { User } from '../../store/owners.ts'
import { cancelOpenAttempt } from '../../store/payments.ts'
import type { Handlers, HandlerContext } from '../handler.ts'
import { ApiError } from '../api-error.ts'
import { instantPaymentInfoOf } from './order-detail.ts'
import { lockOpenOrder, loadOrder } from './load-order.ts'
import { invoiceOfOrder, pricedOrder } from './order-price.ts'
import { buyerOf } from './load-search.ts'

/** Another plan of payments: what is at the bank holds no longer, nor do the pictures of cheques. */
const replan = async (
  call: HandlerContext & { user: User },
  { trackingCode }: Order,
  change: PlanChange,
): Promise<void> => {
  const forgotten = await changePlan(call.db, call.user.id, trackingCode, change)
  for (const imageId of forgotten) call.afterCommit(() => call.files.remove(imageId))
  await cancelOpenAttempt(call.db, call.user.id, trackingCode)
}

export const paymentChoices = {
  changePaymentType: async ({ body: { trackingCode, paymentType } }, call) => {
    const order = await lockOpenOrder(call, trackingCode)
    if (!isPaymentOpen(paymentType, paymentOptionsOf(order.offer, buyerOf(call.user, call.locale))))
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
    // What is at the bank was asked for without the details that are wanted first now.
    if (!isInstantPayment) await cancelOpenAttempt(call.db, call.user.id, trackingCode)
    return { done: true }
  },

  acceptPriceChange: async ({ body: { trackingCode, amount } }, call) => {
    const order = await lockOpenOrder(call, trackingCode)
    const { order: repriced, priceChange } = await pricedOrder(order, call)
    // The person agreed to another price than the one that holds.
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
