/** An order from its making to its payment: holder, policy address, completeness. Specification: document 1 sections 3 and 7, document 2 section 4. */
import { textRef } from '#contract/texts.ts'
import { checkHolder } from '../../domain/identity.ts'
import { missingToClose } from '../../domain/order-progress.ts'
import { addressOf } from '../../store/addresses.ts'
import { changeOrder } from '../../store/orders.ts'
import type { Handlers } from '../handler.ts'
import { Refusal } from '../refusal.ts'
import { detailOf } from './order-detail.ts'
import { editableOrder, ownOrder, progressOf } from './order-in-hand.ts'
import { withTitles } from './places.ts'

export const orders = {
  readThirdPartyOrder: async ({ params }, call) => detailOf(await ownOrder(call, params.trackingCode), call),

  savePolicyHolder: async ({ body: { trackingCode, policyHolder } }, call) => {
    await editableOrder(call, trackingCode)
    checkHolder(policyHolder, call.clock.today())
    await changeOrder(call.db, call.user.id, trackingCode, { policyHolder })
    return { done: true }
  },

  savePolicyInfo: async ({ body }, call) => {
    await editableOrder(call, body.trackingCode)
    const chosen = await addressOf(call.db, call.user.id, body.addressUid)
    if (chosen === null) throw new Refusal('notFound')
    if (!chosen.enable) throw new Refusal('invalid', { fields: { addressUid: textRef('choice.unknown') } })
    await changeOrder(call.db, call.user.id, body.trackingCode, {
      policyInfo: { addressUid: chosen.uid, ...withTitles(body) },
    })
    return { done: true }
  },

  completeOrder: async ({ body: { trackingCode } }, call) => {
    const order = await editableOrder(call, trackingCode)
    const missing = missingToClose(progressOf(order))
    if (missing.length > 0) throw new Refusal('orderIncomplete', { missing })
    await changeOrder(call.db, call.user.id, trackingCode, { completedAt: order.completedAt ?? call.now })
    return { done: true }
  },
} satisfies Partial<Handlers>
