/** A fake gateway with one order, for the liveness checks: which calls can succeed, and what they change. */
import type { AnyEventObject } from 'xstate'
import { errors } from '#contract/errors.ts'
import type { LiabilityOrderDetail, OrderDetail } from '#contract/operations/orders.ts'
import { failureOf } from '#machines/failure.ts'
import type { JourneyContext } from '#machines/journey/context.ts'
import type { FakeGateway } from '../liveness.ts'
import { carBodyOrder } from '../stubs/car-body-answers.ts'
import { order as liabilityOrder } from '../stubs/gateway-answers.ts'
import { renewalOrder } from '../stubs/renewal-answers.ts'
import {
  canClose,
  detailOf,
  isGiven,
  isPaidFirst,
  type ModelledOrder,
  modelOf,
  stageOf,
} from './order-model.ts'

type StoredOrder = { readonly order: ModelledOrder | null }

/** Changes of the gateway to an order of any product. */
type Changed = Partial<
  Pick<LiabilityOrderDetail, 'documents' | 'cheques' | 'instantPaymentInfo' | 'paymentType' | 'status'>
>

const withDetail = (order: ModelledOrder, change: Changed): ModelledOrder => ({
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

const withInspection = (
  order: ModelledOrder,
  change: Partial<NonNullable<ModelledOrder['inspection']>>,
): ModelledOrder | null =>
  order.inspection === null ? null : { ...order, inspection: { ...order.inspection, ...change } }

const savesTime: Change = (order) =>
  order.inspection?.hasPlace === true ? withInspection(order, { hasTime: true }) : null

const confirms: Change = (order) => (canClose(order) ? { ...order, confirmation: 'given' } : null)

/** The offers of a renewal have no cheques. */
const chequesOf = (
  { cheques, renews }: OrderDetail,
  type: OrderDetail['paymentType'],
): OrderDetail['cheques'] => ({
  ...cheques,
  active: type === 'installment' && renews === null,
})

/** By id of the call: the order after it has succeeded, or null if the gateway refuses it. */
const changes: Readonly<Record<string, Change>> = {
  saveHolder: (order) => ({ ...order, hasHolder: true }),
  savePolicyAddress: (order) => ({ ...order, hasAddress: true }),
  saveInspectionPlace: (order) => withInspection(order, { hasPlace: true, hasTime: false }),
  saveFirstInspectionTime: savesTime,
  saveInspectionTime: savesTime,
  waitForSlot: (order) => withInspection(order, { hasTime: false }),
  acceptTerms: (order) => withInspection(order, { termsAccepted: true }),
  saveDeliveryAddress: (order, { delivery }, output) => {
    const isPost = goesByPost(output)
    const refused = isPost ? 'no_delivery' : 'required'
    if (isPost !== (delivery.paper === true) || order.detail.deliveryMode === refused) return null
    // The paper copy of a renewal has no hour.
    const waitsForTime = isPost && needsTime(output) && order.confirmation === null
    return { ...order, delivery: waitsForTime ? 'without a time' : 'complete' }
  },
  saveDeliveryTime: (order) => (order.delivery === 'missing' ? null : { ...order, delivery: 'complete' }),
  completeOrder: (order) => (canClose(order) ? order : null),
  confirmRenewal: confirms,
  confirmSameRenewal: confirms,
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
    return withDetail(order, { paymentType, cheques: chequesOf(order.detail, paymentType) })
  },
  startPayment: (order) => (stageOf(order) === 6 || isPaidFirst(order) ? order : null),
  watchPayment: (order, _, output) => (output === 'paid' ? withDetail(order, { status: 'paid' }) : order),
}

/** Calls that close data entry; the gateway refuses them while something is missing. */
const closing: ReadonlySet<string> = new Set(['completeOrder', 'confirmRenewal', 'confirmSameRenewal'])

const reads: ReadonlySet<string> = new Set(['readOrder', 'readAnswers', 'readInspection'])
const succeededCall = ({ type }: AnyEventObject): string =>
  /^xstate\.done\.actor\.(.+)$/.exec(type)?.[1] ?? ''
const failedCall = ({ type }: AnyEventObject): string => /^xstate\.error\.actor\.(.+)$/.exec(type)?.[1] ?? ''

/** Whether data entry cannot be closed because something is missing. */
export const isRefusedClosing = (event: AnyEventObject): boolean =>
  closing.has(failedCall(event)) && failureOf(event['error']).code === errors.orderIncomplete.code

const isOrder = (output: unknown): output is OrderDetail =>
  typeof output === 'object' && output !== null && 'stage' in output

/** By id of the call that registers an order: the new order of the journey's product. */
const registrations: Readonly<Record<string, (context: JourneyContext) => OrderDetail>> = {
  registerOrder: ({ quote }) => (quote.product === 'carbody' ? carBodyOrder : liabilityOrder),
  registerRenewal: () => renewalOrder,
  registerSameRenewal: () => renewalOrder,
}

const registered = (detail: OrderDetail, { choice }: JourneyContext): ModelledOrder => {
  const paymentType = choice?.paymentType ?? 'cash'
  return modelOf({ ...detail, paymentType, cheques: chequesOf(detail, paymentType) })
}

export const orderGateway: FakeGateway<StoredOrder> = {
  initial: { order: null },
  digest: ({ order }) => {
    if (order === null) return ''
    const { delivery, inspection, confirmation } = order
    const { status, deliveryMode, documents, cheques } = order.detail
    const given = [isGiven(documents), cheques.active, isGiven(cheques), isPaidFirst(order)].map(Number)
    const arranged = Object.values(inspection ?? {}).map(Number)
    return [
      status,
      stageOf(order),
      delivery,
      deliveryMode,
      given.join(''),
      arranged.join(''),
      confirmation,
    ].join()
  },
  after: (stored, event, { context }) => {
    const call = succeededCall(event)
    const output: unknown = event['output']
    if (reads.has(call)) return isOrder(output) ? { order: modelOf(output) } : null
    const newOrder = registrations[call]
    if (newOrder !== undefined) return { order: registered(newOrder(context), context) }
    const { order } = stored
    if (order === null) return stored
    if (isRefusedClosing(event)) return canClose(order) ? null : stored
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
