/**
 * The model of an order for the liveness checks: the saved parts decide its stage and the answers of reading
 * calls. Document 1 section 4 (stages); document 3 section 4 "Order steps (car-body)"; decisions, section 12
 * (renewal). A test compares the stages with the gateway's own rules.
 */
import type { CarBodyOrderDetail, OrderDetail } from '#contract/operations/orders.ts'
import { registeredPerson } from '#contract/testing/policy-holder.sample.ts'
import { acceptedAt, placed, reserved } from '../stubs/car-body-answers.ts'

/** The parts of an order; `detail` has the rest as it was loaded. */
export type ModelledOrder = {
  readonly detail: OrderDetail
  readonly hasHolder: boolean
  readonly hasAddress: boolean
  readonly delivery: 'missing' | 'without a time' | 'complete'
  /** Of a car-body order, null otherwise. */
  readonly inspection: {
    readonly hasPlace: boolean
    readonly hasTime: boolean
    readonly termsAccepted: boolean
  } | null
  /** Of a renewal, null otherwise. */
  readonly confirmation: 'awaited' | 'given' | null
}

export const isGiven = ({ submitted, later }: OrderDetail['documents']): boolean => submitted || later

/** A renewal needs no documents. */
const areDocumentsGiven = ({ detail, confirmation }: ModelledOrder): boolean =>
  confirmation !== null || isGiven(detail.documents)

/** Whether data entry can be closed: the conditions of an inspection, pictures and a confirmation follow. */
export const canClose = ({ detail, hasHolder, hasAddress, delivery, inspection }: ModelledOrder): boolean =>
  hasHolder &&
  hasAddress &&
  (delivery === 'complete' || detail.deliveryMode === 'no_delivery') &&
  (inspection === null || (inspection.hasPlace && inspection.hasTime))

export const stageOf = (order: ModelledOrder): OrderDetail['stage'] => {
  const { detail, hasHolder, hasAddress, inspection, confirmation } = order
  if (!hasHolder || confirmation === 'awaited') return 2
  if (!hasAddress) return 3
  if (!canClose(order) || inspection?.termsAccepted === false) return 4
  return areDocumentsGiven(order) && (!detail.cheques.active || isGiven(detail.cheques)) ? 6 : 5
}

const inspectionIn = ({
  stage,
  inspection,
  termsAcceptedAt,
}: CarBodyOrderDetail): ModelledOrder['inspection'] => ({
  hasPlace: stage > 4 || inspection !== null,
  hasTime: stage > 4 || (inspection?.time ?? null) !== null,
  termsAccepted: stage > 4 || termsAcceptedAt !== null,
})

/** Pictures of an order that has reached its payment. */
const withPictures = (detail: OrderDetail): OrderDetail => {
  const { documents, cheques } = detail
  const given = { submitted: true, later: false }
  return {
    ...detail,
    documents: isGiven(documents) ? documents : given,
    cheques: isGiven(cheques) ? cheques : { ...cheques, ...given },
  }
}

/** A renewal has the details of its policy, and no paper copy unless its insurer demands one. */
const modelOfRenewal = (detail: OrderDetail): ModelledOrder => ({
  detail,
  hasHolder: detail.policyHolder !== null,
  hasAddress: detail.policyInfo !== null,
  delivery: detail.stage < 6 && detail.deliveryMode === 'required' ? 'missing' : 'complete',
  inspection: null,
  confirmation: detail.stage < 6 ? 'awaited' : 'given',
})

/** Reads the parts off an order's stage, since stubbed orders leave most of them out. */
export const modelOf = (detail: OrderDetail): ModelledOrder => {
  const { stage } = detail
  if (detail.renews !== null) return modelOfRenewal(detail)
  return {
    detail: stage < 6 ? detail : withPictures(detail),
    hasHolder: stage > 2,
    hasAddress: stage > 3,
    delivery: stage > 4 ? 'complete' : 'missing',
    inspection: detail.product === 'carbody' ? inspectionIn(detail) : null,
    confirmation: null,
  }
}

export const isPaidFirst = ({ detail }: ModelledOrder): boolean => detail.instantPaymentInfo?.chosen === true

const arranged = ({
  hasPlace,
  hasTime,
  termsAccepted,
}: NonNullable<ModelledOrder['inspection']>): Pick<CarBodyOrderDetail, 'inspection' | 'termsAcceptedAt'> => ({
  inspection: hasPlace ? (hasTime ? reserved : placed) : null,
  termsAcceptedAt: termsAccepted ? acceptedAt : null,
})

/** The order as the gateway returns it. */
export const detailOf = (order: ModelledOrder): OrderDetail => {
  const { detail, hasHolder, inspection, confirmation } = order
  const stage = stageOf(order)
  const editable = detail.status === 'open' || (isPaidFirst(order) && stage < 6)
  if (detail.product === 'carbody' && inspection !== null)
    return { ...detail, ...arranged(inspection), stage, editable }
  const savedHolder = confirmation !== null && hasHolder
  return {
    ...detail,
    ...(savedHolder && { policyHolder: detail.policyHolder ?? registeredPerson }),
    stage,
    editable,
  }
}
