/**
 * The moves that an operator may make: those that the status allows, except moves that happen elsewhere
 * (completing the order, paying at the bank). Decisions, section 10.
 */
import type { ChequeTag, DocumentTag } from '#contract/operations/documents.ts'
import { DetailField } from '#contract/values/order-move.ts'
import { isOwing } from '../../domain/issuing.ts'
import { type OrderEvent, statusAfter } from '../../domain/order-status.ts'
import { progressOf } from '../../http/handlers/load-order.ts'
import { factsOf } from '../../http/handlers/order-moves.ts'
import { kindOfTag, type PictureKind } from '../../http/handlers/pictures.ts'
import type { StoredDocument } from '../../store/documents.ts'
import type { Order } from '../../store/orders.ts'

/** Inputs of a move's form. */
type Asking = 'nothing' | 'reason' | 'fields' | 'documents' | 'cheques' | 'further-documents'
type Move = Pick<OrderEvent, 'type' | 'facts'> & { asks: Asking }

export const moves = {
  approve: { type: 'expert.approved', asks: 'nothing' },
  returnDetails: { type: 'expert.returned-details', asks: 'fields' },
  rejectDocuments: { type: 'expert.returned-documents', asks: 'documents' },
  rejectCheques: { type: 'expert.returned-cheques', asks: 'cheques' },
  requestDocuments: { type: 'expert.asked-for-documents', asks: 'further-documents' },
  refuse: { type: 'expert.refused', asks: 'reason' },
  receive: { type: 'gateway.received', asks: 'nothing' },
  handOver: { type: 'gateway.handed-over', asks: 'nothing' },
  issue: { type: 'insurer.issued', asks: 'nothing' },
  issueWithEndorsement: { type: 'insurer.issued', facts: { hasEndorsement: true }, asks: 'reason' },
  correct: { type: 'customer.corrected', asks: 'nothing' },
  chooseDelivery: { type: 'customer.chose-delivery', asks: 'nothing' },
  chooseVisit: { type: 'customer.chose-visit', asks: 'nothing' },
  offerVisit: { type: 'operator.offered-visit', asks: 'nothing' },
  beginVisit: { type: 'gateway.visit-day-came', asks: 'nothing' },
  missVisit: { type: 'gateway.visit-passed', asks: 'nothing' },
  passVisit: { type: 'visitor.passed', asks: 'nothing' },
  noteDamage: { type: 'visitor.noted-damage', asks: 'reason' },
  refuseVisit: { type: 'visitor.refused', asks: 'reason' },
  deliver: { type: 'courier.delivered', asks: 'nothing' },
  missDelivery: { type: 'courier.found-nobody', asks: 'nothing' },
  sendSms: { type: 'gateway.sent-sms', asks: 'nothing' },
  collectLastInstalment: { type: 'bank.collected-last-instalment', asks: 'nothing' },
  endorse: { type: 'operator.endorsed', asks: 'reason' },
  reissue: { type: 'operator.reissued', asks: 'reason' },
  beginRefund: { type: 'gateway.refunding', asks: 'nothing' },
  refund: { type: 'bank.refunded', asks: 'nothing' },
  expire: { type: 'gateway.policy-ended', asks: 'nothing' },
  expireRenewable: { type: 'gateway.policy-ended', facts: { isRenewedHere: true }, asks: 'nothing' },
  expireSold: { type: 'gateway.policy-ended', facts: { hasChangedHands: true }, asks: 'nothing' },
  passMonth: { type: 'gateway.month-passed', asks: 'nothing' },
  cancelForInsurer: { type: 'insurer.cancelled', asks: 'reason' },
  cancelForCustomer: { type: 'customer.cancelled', asks: 'reason' },
} as const satisfies Readonly<Record<string, Move>>
export type MoveName = keyof typeof moves

export const isMoveName = (name: string): name is MoveName => Object.hasOwn(moves, name)
export const moveNames = Object.keys(moves).filter(isMoveName)

/** A move that an operator can make now, with the fields or pictures to choose from. */
export type Choice = {
  name: MoveName
  asks: Asking
  fields: readonly DetailField[]
  pictures: readonly (DocumentTag | ChequeTag)[]
}

const isDetailField = (name: string): name is DetailField =>
  DetailField.options.some((field) => field === name)

const fieldsOf = ({ policyHolder, policyInfo }: Order): DetailField[] =>
  Object.keys({ ...policyHolder, ...policyInfo }).filter(isDetailField)

type Pictures = readonly Pick<StoredDocument, 'tag'>[]

const tagsOf = (stored: Pictures, kind: PictureKind) =>
  stored.map(({ tag }) => tag).filter((tag) => kindOfTag(tag) === kind)

const choiceOf = (
  name: MoveName,
  order: Order,
  { stored, further }: { stored: Pictures; further: readonly DocumentTag[] },
): Choice => {
  const { asks } = moves[name]
  const choice: Choice = { name, asks, fields: [], pictures: [] }
  if (asks === 'fields') return { ...choice, fields: fieldsOf(order) }
  if (asks === 'documents' || asks === 'cheques') return { ...choice, pictures: tagsOf(stored, asks) }
  return asks === 'further-documents' ? { ...choice, pictures: further } : choice
}

/** Whether a move that requires a choice has options. */
const isPossible = ({ asks, fields, pictures }: Choice): boolean =>
  asks === 'nothing' || asks === 'reason' || fields.length > 0 || pictures.length > 0

/**
 * Returns the moves that an operator can make now.
 * @param stored the pictures of the order
 * @param further documents that it does not need yet
 */
export const choicesFor = (order: Order, stored: Pictures, further: readonly DocumentTag[]): Choice[] => {
  const isOpen = (name: MoveName): boolean => {
    // Only complete orders go to an expert.
    if (name === 'receive' && isOwing(order, progressOf(order))) return false
    return statusAfter(order.statusId, moves[name], factsOf(order)) !== null
  }
  return moveNames
    .filter(isOpen)
    .map((name) => choiceOf(name, order, { stored, further }))
    .filter(isPossible)
}
