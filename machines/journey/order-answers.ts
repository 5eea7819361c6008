/**
 * Fills the forms of an order from the gateway's data, without replacing later input of the user.
 * Specification: document 2 section 3.
 */
import type { OrderDetail } from '#contract/operations/orders.ts'
import { emptyAnswers } from './answers.ts'
import type { JourneyContext } from './context.ts'
import { isVehicleBegun, type Quote } from './quote.ts'

/** @param quoteFromOrder the answers that the order was priced for, for a visit without them */
export const contextFromOrder = (
  context: JourneyContext,
  order: OrderDetail,
  quoteFromOrder: () => Quote,
): Partial<JourneyContext> => {
  const holder = order.policyHolder
  const delivery =
    order.delivery && context.delivery.paper === null
      ? deliveryAnswers(order.delivery, holder)
      : context.delivery
  return {
    order,
    trackingCode: order.trackingCode,
    deliveryMode: order.deliveryMode,
    quote: {
      ...(isVehicleBegun(context.quote) ? context.quote : quoteFromOrder()),
      ownerNationalCode: context.quote.ownerNationalCode || (order.ownerNationalCode ?? ''),
    },
    holder:
      holder && context.holder.nationalCode === '' && context.holder.companyNationalId === ''
        ? holderAnswers(holder)
        : context.holder,
    addressUid: context.addressUid ?? order.policyInfo?.addressUid ?? null,
    /** If a paper copy is required, it is preselected. */
    delivery: order.deliveryMode === 'required' ? { ...delivery, paper: true } : delivery,
    documentsLater: context.documentsLater || order.documents.later,
    chequesLater: context.chequesLater || order.cheques.later,
  }
}

const holderAnswers = (holder: NonNullable<OrderDetail['policyHolder']>): JourneyContext['holder'] => {
  const { email: _, ...answers } = holder
  return { ...emptyAnswers.holder, ...answers }
}

/** The policy holder receives the copy unless another person's number was given. */
const deliveryAnswers = (
  delivery: NonNullable<OrderDetail['delivery']>,
  holder: OrderDetail['policyHolder'],
): JourneyContext['delivery'] => ({
  ...emptyAnswers.delivery,
  paper: delivery.deliverable,
  addressUid: delivery.deliveryAddress?.addressUid ?? null,
  otherRecipient:
    delivery.receiverPhoneNumber !== null && delivery.receiverPhoneNumber !== holder?.cellNumber,
  receiverName: delivery.receiverName ?? '',
  receiverPhoneNumber: delivery.receiverPhoneNumber ?? '',
  timeCode: delivery.time?.code ?? null,
})
