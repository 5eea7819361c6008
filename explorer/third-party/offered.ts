/**
 * What the screens offer: an event that the chart would take, but that no hand can make in this state, is no part of a walk. A
 * transition that is fired by nothing else is then found by the coverage. Statechart rulings, section 5.
 */
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { errors } from '#contract/errors.ts'
import type { JourneyContext } from '#machines/journey/context.ts'
import type { UserEventType } from './user-events.ts'

type Offer = (memory: JourneyContext, event: AnyEventObject, snapshot: AnyMachineSnapshot) => boolean

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Pressing what is chosen already is no change. */
const differs = (part: object, change: unknown): boolean =>
  isRecord(change) && Object.entries(change).some(([name, value]) => Reflect.get(part, name) !== value)

const codeRefusals = new Set<number | null>(
  [errors.discountUnknown, errors.discountExpired, errors.discountUsedUp, errors.discountOtherInsurer].map(
    ({ code }) => code,
  ),
)
const isRefused = ({ failure }: JourneyContext): boolean => failure !== null && codeRefusals.has(failure.code)

/** Lines of the sheet that says with which answers it was priced. */
const isLine = ({ status, history }: JourneyContext, answer: unknown): boolean => {
  const had = status.insured === 'yes'
  const changedHands = had && status.plateHistory === 'ownership_change'
  if (answer === 'policy') return had
  if (answer === 'ownership') return changedHands
  if (answer === 'discounts')
    return had && (!changedHands || history.changeOwnershipStatus !== 'no_another_thirdparty_discount')
  return answer !== 'claims' || (had && !changedHands)
}

const chosenIn = ({ addressUid, delivery }: JourneyContext, snapshot: AnyMachineSnapshot): string | null =>
  snapshot.matches('delivery') ? (delivery.addressUid ?? addressUid) : addressUid
const canBeChosen = ({ addressBook }: JourneyContext, uid: string | null): boolean =>
  addressBook.some((each) => each.enable && each.uid === uid)

/** Whether the form's action, or the sheet's, takes a press. */
const mayGoOn: Offer = (memory, _, snapshot) => {
  if (snapshot.matches({ address: 'book' }) || snapshot.matches({ delivery: 'book' }))
    return canBeChosen(memory, chosenIn(memory, snapshot))
  if (snapshot.matches({ address: 'choosing' })) return memory.addressBook.length > 0
  if (snapshot.matches({ inquiry: { vehicle: 'editing' } }))
    return memory.vehicleDraft !== null && differs(memory.vehicle, memory.vehicleDraft)
  return true
}

const mayOpenForm: Offer = ({ addressBook, delivery, addressUid }, { uid }, snapshot) => {
  if (snapshot.matches({ address: 'choosing' })) return uid === null && addressBook.length === 0
  if (snapshot.matches({ delivery: 'choosing' }))
    return (
      uid === null &&
      delivery.paper === true &&
      !addressBook.some((each) => each.enable && each.uid === (delivery.addressUid ?? addressUid))
    )
  return uid === null || addressBook.length > 0
}

const askedIn: Readonly<Record<string, string>> = {
  company: 'policy',
  changeOwnershipStatus: 'ownership',
  discountPercent: 'discounts',
  receivedCompensation: 'claims',
}
const isAskedHere: Offer = ({ history }, { change }, snapshot) => {
  const [part = ''] = Object.keys(isRecord(change) ? change : {})
  const step = askedIn[part] ?? ''
  return (
    differs(history, change) && (snapshot.matches({ history: step }) || snapshot.matches({ inquiry: step }))
  )
}

/** Fields wait for each other: type, brand, model. A model is taken away by another brand. */
const mayChangeVehicle: Offer = ({ vehicle, vehicleDraft }, { change }, snapshot) => {
  const now = snapshot.matches('inquiry') ? (vehicleDraft ?? vehicle) : vehicle
  if (!isRecord(change) || !differs(now, change)) return false
  if (change['carModel'] === null || (change['carModel'] !== undefined && change['carBrand'] === undefined))
    return now.carBrand === 'peugeot'
  return change['carType'] !== undefined || now.carType === 'car'
}

const mayMark: Offer = ({ compared }, { companyCode }, snapshot) =>
  !snapshot.matches({ offers: { list: 'comparing' } }) || compared.some((code) => code === companyCode)

const isThere = (value: unknown): boolean => value !== null && value !== undefined

const mayPaySo: Offer = ({ choice, bnplAccount, order, paymentTypeDraft }, { paymentType }, snapshot) => {
  const isInOffers = snapshot.matches('offers')
  if (paymentType === (isInOffers ? choice?.paymentType : paymentTypeDraft)) return false
  const { bnpl, installment } = (isInOffers ? choice?.offer : order?.paymentOptions) ?? {
    bnpl: null,
    installment: null,
  }
  if (paymentType === 'bnpl')
    return isThere(bnpl) && (!isInOffers || (bnplAccount?.eligible === true && bnplAccount.registered))
  return paymentType === 'cash' || isThere(installment)
}

/** The step has boxes of its own: no cheque is sent among the documents. */
const boxesIn = ({ documents, cheques }: JourneyContext, snapshot: AnyMachineSnapshot) =>
  snapshot.matches('cheques') ? cheques : documents

const isEmptyBox: Offer = (memory, { tag }, snapshot) =>
  boxesIn(memory, snapshot).some((box) => box.tag === tag && box.imageId === null) &&
  !memory.uploading.some((each) => each === tag)

/** Paper goes to an address of the book that can be chosen, or nowhere yet where it has none; while the addresses are read there is none to choose. */
const mayChangeDelivery: Offer = (memory, { change }, snapshot) => {
  if (!isRecord(change) || !differs(memory.delivery, change)) return false
  if (change['paper'] === false) return true
  const { addressUid } = change
  if (snapshot.matches({ delivery: 'listing' })) return false
  return addressUid === undefined
    ? !memory.addressBook.some(({ enable }) => enable)
    : canBeChosen(memory, String(addressUid))
}

const filtersAreOn = ({
  arrangement: { bnplOnly, chequesOnly, manyBranchesOnly },
}: JourneyContext): boolean => bnplOnly || chequesOnly || manyBranchesOnly

/** The bar's own way back lies behind an open sheet, and the sheet of a code that is on its way is not closed. */
const mayGoBack: Offer = (_, __, snapshot) =>
  !['applyingDiscount', 'removingDiscount'].some((list) => snapshot.matches({ offers: { list } }))

const offers: Partial<Readonly<Record<UserEventType, Offer>>> = {
  continue: mayGoOn,
  back: mayGoBack,
  'vehicle.changed': mayChangeVehicle,
  'status.changed': ({ status }, { change }) => differs(status, change),
  'history.changed': isAskedHere,
  'ceiling.chosen': ({ ceiling }, event) => event['ceiling'] !== ceiling,
  'term.chosen': ({ policyTerm }, event) => event['policyTerm'] !== policyTerm,
  'answer-change.chosen': (memory, { answer }, snapshot) =>
    snapshot.matches('payment') || isLine(memory, answer),
  'arrangement.changed': ({ arrangement }, { change }, snapshot) =>
    snapshot.matches({ offers: { list: 'arranging' } }) && differs(arrangement, change),
  'arrangement.cleared': filtersAreOn,
  'comparison.toggled': mayMark,
  'comparison.cleared': ({ compared }) => compared.length > 0,
  'offer.chosen': ({ compared }, { offer }, snapshot) =>
    !snapshot.matches({ offers: { list: 'comparing' } }) ||
    (isRecord(offer) && compared.some((code) => code === offer['companyCode'])),
  'payment-type.chosen': mayPaySo,
  'discount-sheet.opened': ({ invoice }, _, snapshot) =>
    !snapshot.matches('payment') || invoice?.discountCode === null,
  'discount-code.changed': ({ discountCode, discountDraft }, { value }, snapshot) =>
    (snapshot.matches('payment') || discountCode === null) && discountDraft !== value,
  'discount.submitted': (memory, _, snapshot) =>
    (snapshot.matches('payment') || memory.discountCode === null) &&
    memory.discountDraft !== '' &&
    !isRefused(memory),
  'discount.removed': ({ discountCode, invoice }, _, snapshot) =>
    snapshot.matches('payment') ? isThere(invoice?.discountCode) : discountCode !== null,
  'complete-when.chosen': ({ completeWhen }, { when }) => completeWhen !== when,
  'later-confirmation.changed': ({ completeWhen, laterConfirmed }) =>
    completeWhen === 'later' && !laterConfirmed,
  'address-book.opened': ({ addressBook, delivery }, _, snapshot) =>
    snapshot.matches('delivery') ? delivery.paper === true : addressBook.length > 0,
  'address.picked': (memory, { uid }, snapshot) =>
    canBeChosen(memory, String(uid)) && uid !== chosenIn(memory, snapshot),
  'address-form.opened': mayOpenForm,
  'address-deletion.asked': ({ addressBook }) => addressBook.length > 0,
  'delivery.changed': mayChangeDelivery,
  'documents-later.changed': ({ documentsLaterAllowed, documentsLater, order }) =>
    documentsLaterAllowed && !documentsLater && order?.status !== 'paid',
  'cheques-later.changed': ({ chequesLaterAllowed, chequesLater, order, flags }) =>
    chequesLaterAllowed && !chequesLater && order?.status !== 'paid' && !flags.fromMyInsurance,
  'upload.begun': isEmptyBox,
  'upload.ended': (memory, { tag }, snapshot) =>
    boxesIn(memory, snapshot).some((box) => box.tag === tag) && memory.uploading.some((each) => each === tag),
  'upload.changed': isEmptyBox,
}

const byType = new Map(Object.entries(offers))

/** Whether it depends on the memory that an event is offered. */
export const isOfferedConditionally = ({ type }: AnyEventObject): boolean => byType.has(type)

/** Takes a state and an event; tells whether the state's screen offers it. */
export const isOffered = (snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean => {
  const offer = byType.get(event.type)
  return offer === undefined || offer(snapshot.context, event, snapshot)
}
