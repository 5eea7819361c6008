/**
 * Details of an order: policy holder, policy address, completion. Specification: document 1 sections 3 and 7,
 * document 2 section 4.
 */
import { textRef } from '#contract/texts.ts'
import { checkHolder } from '../../domain/identity.ts'
import { missingToClose } from '../../domain/order-progress.ts'
import { addressOf } from '../../store/addresses.ts'
import { changeOrder } from '../../store/orders.ts'
import type { Handlers } from '../handler.ts'
import { ApiError } from '../../domain/api-error.ts'
import { detailOf } from './order-detail.ts'
import { lockEditableOrder, loadOrder, progressOf } from './load-order.ts'
import { addressWithTitles } from './places.ts'

export const orders = {
  readOrder: async ({ params }, call) => detailOf(await loadOrder(call, params.trackingCode), call),

  savePolicyHolder: async ({ body: { trackingCode, policyHolder } }, call) => {
    await lockEditableOrder(call, trackingCode)
    checkHolder(call.registry, policyHolder, call.clock.today())
    await changeOrder(call.db, call.user.id, trackingCode, { policyHolder })
    return { done: true }
  },

  savePolicyInfo: async ({ body }, call) => {
    await lockEditableOrder(call, body.trackingCode)
    const chosen = await addressOf(call.db, call.user.id, body.addressUid)
    if (chosen === null) throw new ApiError('notFound')
    if (!chosen.enable) throw new ApiError('invalid', { fields: { addressUid: textRef('choice.unknown') } })
    await changeOrder(call.db, call.user.id, body.trackingCode, {
      policyInfo: { addressUid: chosen.uid, ...addressWithTitles(call.places, body) },
    })
    return { done: true }
  },

  completeOrder: async ({ body: { trackingCode } }, call) => {
    const order = await lockEditableOrder(call, trackingCode)
    const missing = missingToClose(progressOf(order))
    if (missing.length > 0) throw new ApiError('orderIncomplete', { missing })
    await changeOrder(call.db, call.user.id, trackingCode, { completedAt: order.completedAt ?? call.now })
    return { done: true }
  },
} satisfies Partial<Handlers>
