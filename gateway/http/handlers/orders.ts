/**
 * Details of an order: policy holder, policy address, completion. Specification: document 1 sections 3 and 7,
 * document 2 section 4.
 */
import { textRef } from '#contract/texts.ts'
import { checkHolder } from '../../domain/identity.ts'
import { missingToClose } from '../../domain/order-progress.ts'
import { addressOf } from '../../store/addresses.ts'
import { changeOrder, type Order } from '../../store/orders.ts'
import type { User } from '../../store/owners.ts'
import type { HandlerContext, Handlers } from '../handler.ts'
import { ApiError } from '../../domain/api-error.ts'
import { reuseEarlierDocuments } from './earlier-documents.ts'
import { detailOf } from './order-detail.ts'
import { proposeInspectionPlace } from './inspection-visit.ts'
import { lockEditableOrder, loadOrder, progressOf } from './load-order.ts'
import { recordProgress } from './order-moves.ts'
import { addressWithTitles, checkServed } from './places.ts'
import { removeFormerPictures } from './removed-pictures.ts'

/**
 * Closes the data entry of a locked order. Throws the ApiError orderIncomplete, which names what is missing.
 */
export const closeDetails = async (order: Order, call: HandlerContext & { user: User }): Promise<void> => {
  const { trackingCode } = order
  const missing = missingToClose(progressOf(order))
  if (missing.length > 0) throw new ApiError('orderIncomplete', { missing })
  await changeOrder(call.db, call.user.id, trackingCode, { completedAt: order.completedAt ?? call.now })
  // Only once: a picture that the user deleted does not come back.
  if (order.completedAt === null) await reuseEarlierDocuments(call, order)
  await recordProgress(call.db, trackingCode, { at: call.now, day: call.clock.today() }, true)
}

export const orders = {
  readOrder: async ({ params }, call) => detailOf(await loadOrder(call, params.trackingCode), call),

  savePolicyHolder: async ({ body: { trackingCode, policyHolder } }, call) => {
    const order = await lockEditableOrder(call, trackingCode)
    checkHolder(call.registry, policyHolder, call.clock.today())
    await changeOrder(call.db, call.user.id, trackingCode, { policyHolder })
    await removeFormerPictures(call, order, policyHolder)
    return { done: true }
  },

  savePolicyInfo: async ({ body }, call) => {
    const order = await lockEditableOrder(call, body.trackingCode)
    // The app asks about a paper copy next; an insurer that sends none cannot be asked for one.
    if (body.deliveryAddressEnable && progressOf(order).deliveryMode === 'no_delivery')
      throw new ApiError('invalid', { fields: { deliveryAddressEnable: textRef('choice.unknown') } })
    const chosen = await addressOf(call.db, call.user.id, body.addressUid)
    if (chosen === null) throw new ApiError('notFound')
    if (!chosen.enable) throw new ApiError('invalid', { fields: { addressUid: textRef('choice.unknown') } })
    checkServed(call.places, body)
    await changeOrder(call.db, call.user.id, body.trackingCode, {
      policyInfo: { addressUid: chosen.uid, ...addressWithTitles(call.places, body) },
    })
    await proposeInspectionPlace(order, { uid: chosen.uid, ...body }, call)
    return { done: true }
  },

  completeOrder: async ({ body: { trackingCode } }, call) => {
    await closeDetails(await lockEditableOrder(call, trackingCode), call)
    return { done: true }
  },
} satisfies Partial<Handlers>
