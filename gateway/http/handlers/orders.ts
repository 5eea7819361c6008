/** An order from its making to its payment: holder, policy address, completeness. Specification: document 1 sections 3 and 7, document 2 section 4. */
import { textRef } from '#contract/texts.ts'
import { checkHolder } from '../../domain/identity.ts'
import { missingOf } from '../../domain/order-progress.ts'
import { addressOf } from '../../store/addresses.ts'
import { changeOrder } from '../../store/orders.ts'
import type { Handlers } from '../handler.ts'
import { Refusal } from '../refusal.ts'
import { detailOf, openOrder, ownOrder, progressOf } from './order-in-hand.ts'
import { withTitles } from './places.ts'

export const orders = {
  readThirdPartyOrder: async ({ params }, call) => detailOf(await ownOrder(call, params.trackingCode), call.user, call.clock),

  savePolicyHolder: async ({ body: { trackingCode, policyHolder } }, call) => {
    await openOrder(call, trackingCode)
    checkHolder(policyHolder, call.clock.today())
    await changeOrder(call.db, call.user.id, trackingCode, { policyHolder })
    return { done: true }
  },

  savePolicyInfo: async ({ body }, call) => {
    await openOrder(call, body.trackingCode)
    const chosen = await addressOf(call.db, call.user.id, body.addressUid)
    if (chosen === null) throw new Refusal('notFound')
    if (!chosen.enable) throw new Refusal('invalid', { fields: { addressUid: textRef('choice.unknown') } })
    await changeOrder(call.db, call.user.id, body.trackingCode, { policyInfo: { addressUid: chosen.uid, ...withTitles(body) } })
    return { done: true }
  },

  completeOrder: async ({ body: { trackingCode } }, call) => {
    const order = await openOrder(call, trackingCode)
    const missing = missingOf(progressOf(order)).filter((part) => part !== 'documents')
    if (missing.length > 0) throw new Refusal('orderIncomplete', { missing })
    await changeOrder(call.db, call.user.id, trackingCode, { completedAt: order.completedAt ?? call.now })
    return { done: true }
  },
} satisfies Partial<Handlers>
