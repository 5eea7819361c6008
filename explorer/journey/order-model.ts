/**
 * A fake gateway with one order, for the liveness check: what was saved decides the order's stage, what a
 * call that reads the order returns, and which calls can succeed. Document 1 section 4 (stages); a test
 * compares it with the gateway's own rules.
 */
import type { AnyEventObject } from 'xstate'
import type { LiabilityOrderDetail } from '#contract/operations/orders.ts'
import type { JourneyContext } from '#machines/journey/context.ts'
import type { FakeGateway } from '../liveness.ts'
import { order as newOrder } from '../stubs/gateway-answers.ts'

/** What an order consists of; `detail` has the rest as it was read. */
export type ModelledOrder = {
  readonly detail: LiabilityOrderDetail
  readonly hasHolder: boolean
  readonly hasAddress: boolean
  readonly delivery: 'missing' | 'without a time' | 'complete'
}
type StoredOrder = { readonly order: ModelledOrder | null }

const isGiven = ({ submitted, later }: LiabilityOrderDetail['documents']): boolean => submitted || later

export const stageOf = ({
  detail,
  hasHolder,
  hasAddress,
  delivery,
}: ModelledOrder): LiabilityOrderDetail['stage'] => {
  if (!hasHolder) return 2
  if (!hasAddress) return 3
  if (delivery !== 'complete' && detail.deliveryMode !== 'no_delivery') return 4
  return isGiven(detail.documents) && (!detail.cheques.active || isGiven(detail.cheques)) ? 6 : 5
}

/** Reads the parts off an order's stage, since stubbed orders leave most of them out. */
const modelOf = (detail: LiabilityOrderDetail): ModelledOrder => {
  const { stage, documents, cheques } = detail
  const given = { submitted: true, later: false }
  return {
    detail:
      stage < 6
        ? detail
        : {
            ...detail,
            documents: isGiven(documents) ? documents : given,
            cheques: isGiven(cheques) ? cheques : { ...cheques, ...given },
          },
    hasHolder: stage > 2,
    hasAddress: stage > 3,
    delivery: stage > 4 ? 'complete' : 'missing',
  }
}

const isPaidFirst = ({ detail }: ModelledOrder): boolean => detail.instantPaymentInfo?.chosen === true

/** The order as the gateway returns it. */
const detailOf = (order: ModelledOrder): LiabilityOrderDetail => {
  const stage = stageOf(order)
  const editable = order.detail.status === 'open' || (isPaidFirst(order) && stage < 6)
  return { ...order.detail, stage, editable }
}

const withDetail = (order: ModelledOrder, change: Partial<LiabilityOrderDetail>): ModelledOrder => ({
  ...order,
  detail: { ...order.detail, ...change },
})

type Pictures = readonly { readonly imageId: string | null }[]
const isThere = ({ imageId }: Pictures[number]): boolean => imageId !== null
const goesByPost = (output: unknown): boolean =>
  typeof output === 'object' && output !== null && 'isPost' in output && output.isPost === true

const needsTime = (output: unknown): boolean =>
  typeof output === 'object' && output !== null && 'needsTime' in output && output.needsTime === true

type Change = (order: ModelledOrder, context: JourneyContext, output: unknown) => ModelledOrder | null

/** By id of the call: the order after it has succeeded, or null if the gateway refuses it. */
const changes: Readonly<Record<string, Change>> = {
  saveHolder: (order) => ({ ...order, hasHolder: true }),
  savePolicyAddress: (order) => ({ ...order, hasAddress: true }),
  saveDeliveryAddress: (order, { delivery }, output) => {
    const isPost = goesByPost(output)
    const refused = isPost ? 'no_delivery' : 'required'
    if (isPost !== (delivery.paper === true) || order.detail.deliveryMode === refused) return null
    return { ...order, delivery: isPost && needsTime(output) ? 'without a time' : 'complete' }
  },
  saveDeliveryTime: (order) => (order.delivery === 'missing' ? null : { ...order, delivery: 'complete' }),
  completeOrder: (order) => (stageOf(order) < 5 ? null : order),
  submitDocuments: (order, { documents, documentsLater, documentsLaterAllowed }) => {
    const submitted = documents.every(isThere)
    if (!submitted && !(documentsLater && documentsLaterAllowed)) return null
    return withDetail(order, { documents: { submitted, later: !submitted } })
  },
  submitCheques: (order, { cheques, chequesLater, chequesLaterAllowed }) => {
    const { active } = order.detail.cheques
    const submitted = cheques.every(isThere)
    if (!active) return order
    if (!submitted && !cheques.some(isThere) && !(chequesLater && chequesLaterAllowed)) return null
    return withDetail(order, { cheques: { active, submitted, later: !submitted } })
  },
  chooseInstantPayment: (order, { completeWhen }) => {
    const { instantPaymentInfo } = order.detail
    if (instantPaymentInfo === null) return null
    return withDetail(order, {
      instantPaymentInfo: { ...instantPaymentInfo, chosen: completeWhen === 'later' },
    })
  },
  changePaymentType: (order, { paymentTypeDraft }) => {
    const paymentType = paymentTypeDraft ?? 'cash'
    const cheques = { ...order.detail.cheques, active: paymentType === 'installment' }
    return withDetail(order, { paymentType, cheques })
  },
  startPayment: (order) => (stageOf(order) === 6 || isPaidFirst(order) ? order : null),
  watchPayment: (order, _, output) => (output === 'paid' ? withDetail(order, { status: 'paid' }) : order),
}

const reads: ReadonlySet<string> = new Set(['readOrder', 'readAnswers'])
const succeededCall = ({ type }: AnyEventObject): string =>
  /^xstate\.done\.actor\.(.+)$/.exec(type)?.[1] ?? ''

const isOrder = (output: unknown): output is LiabilityOrderDetail =>
  typeof output === 'object' && output !== null && 'stage' in output

const registered = ({ choice }: JourneyContext): ModelledOrder => {
  const paymentType = choice?.paymentType ?? 'cash'
  const cheques = { ...newOrder.cheques, active: paymentType === 'installment' }
  return modelOf({ ...newOrder, paymentType, cheques })
}

export const orderGateway: FakeGateway<StoredOrder> = {
  initial: { order: null },
  digest: ({ order }) => {
    if (order === null) return ''
    const { status, deliveryMode, documents, cheques } = order.detail
    const given = [isGiven(documents), cheques.active, isGiven(cheques), isPaidFirst(order)].map(Number)
    return [status, stageOf(order), order.delivery, deliveryMode, given.join('')].join()
  },
  after: (stored, event, { context }) => {
    const call = succeededCall(event)
    const output: unknown = event['output']
    if (reads.has(call)) return isOrder(output) ? { order: modelOf(output) } : null
    if (call === 'registerOrder') return { order: registered(context) }
    const { order } = stored
    if (order === null) return stored
    // A deleted file takes back that the documents were submitted.
    if (event.type === 'upload.changed' && event['imageId'] === null)
      return { order: withDetail(order, { documents: { ...order.detail.documents, submitted: false } }) }
    const change = changes[call]
    if (change === undefined) return stored
    const changed = change(order, context, output)
    return changed === null ? null : { order: changed }
  },
  honest: ({ order }, eventCase) => {
    const call = succeededCall(eventCase.event)
    if (order === null || !reads.has(call)) return eventCase
    return { name: call, event: { ...eventCase.event, output: detailOf(order) } }
  },
}
