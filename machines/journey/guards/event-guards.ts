/**
 * Guards of events: what a screen enables. `snapshot.can(event)` is the single answer to whether an event is
 * possible, for screens, the explorer and tests. An event that changes nothing is not possible.
 */
import type { PaymentType } from '#contract/operations/third-party-offers.ts'
import type {
  Arrangement,
  DeliveryChange,
  EditedAnswer,
  HistoryAnswers,
  StatusAnswers,
  VehicleAnswers,
} from '../answers.ts'
import { isOrderAnswer, isSearchAnswer } from '../answers.ts'
import type { JourneyContext } from '../context.ts'
import {
  type Ask,
  differs,
  isDiscountCodeRefused,
  isPaymentTypeAvailable,
  isUsableAddress,
} from './context-facts.ts'

/** Fields of a vehicle wait for each other: type, brand, model. */
const canEditVehicle = (
  now: VehicleAnswers,
  change: Partial<VehicleAnswers>,
  { configuration }: JourneyContext,
): boolean => {
  if (!differs(now, change)) return false
  if (change.carType !== undefined) return true
  const type = configuration?.carTypes.find(({ code }) => code === now.carType)
  if (type === undefined) return false
  if (change.carBrand !== undefined) return type.picks === 'model'
  if (change.carModel === undefined) return true
  const brand = configuration?.cars.find(({ code }) => code === now.carBrand)
  return brand !== undefined && brand.models.some(({ code }) => code === (change.carModel ?? now.carModel))
}

/** Fields of the history, by the question that asks for them. */
const historyQuestions = {
  policy: ['company', 'startDate', 'expirationDate'],
  ownership: ['changeOwnershipStatus'],
  discounts: ['discountPercent', 'driverDiscountPercent'],
  claims: ['receivedCompensation', 'financialDamages', 'lifeDamages', 'driverDamages'],
} as const
type HistoryQuestion = keyof typeof historyQuestions

/** Which answers of the search exist depends on the status: they are the lines of the edit sheet. */
const hasSearchAnswer = ({ status, history }: JourneyContext, answer: EditedAnswer): boolean => {
  const wasInsured = status.insured === 'yes'
  const hasOtherOwner = wasInsured && status.plateHistory === 'ownership_change'
  if (answer === 'policy') return wasInsured
  if (answer === 'ownership') return hasOtherOwner
  if (answer === 'discounts')
    return (
      wasInsured && (!hasOtherOwner || history.changeOwnershipStatus !== 'no_another_thirdparty_discount')
    )
  if (answer === 'claims') return wasInsured && !hasOtherOwner
  return isSearchAnswer(answer)
}

/** An order without delivery has no delivery to edit, one without cheques no cheques. */
const hasOrderAnswer = ({ order }: JourneyContext, answer: EditedAnswer): boolean => {
  if (answer === 'cheques') return order?.cheques.active === true
  if (answer === 'delivery') return order?.deliveryMode !== 'no_delivery'
  return answer === 'offer' || isOrderAnswer(answer)
}

/** The policy address, or the address that the paper copy goes to. */
export type AddressUse = 'policy' | 'delivery'
const chosenAddress = ({ addressUid, delivery }: JourneyContext, use: AddressUse): string | null =>
  use === 'delivery' ? (delivery.addressUid ?? addressUid) : addressUid

/**
 * What the delivery form offers: time and recipient for a paper copy only, and no way to decline one that the
 * insurer always sends.
 */
const isOfferedDelivery = (
  { delivery: now, deliveryMode }: JourneyContext,
  { paper = now.paper, otherRecipient, receiverName, receiverPhoneNumber, timeCode }: DeliveryChange,
): boolean => {
  const ofPaper = [otherRecipient, receiverName, receiverPhoneNumber, timeCode]
  const ofOther = [receiverName, receiverPhoneNumber]
  const isNamed = (fields: readonly unknown[]) => fields.some((field) => field !== undefined)
  if (!paper) return deliveryMode !== 'required' && !isNamed(ofPaper)
  return (otherRecipient ?? now.otherRecipient) || !isNamed(ofOther)
}

/** Where a discount code is entered: over the offers or over the invoice. */
export type DiscountPlace = 'offers' | 'invoice'
const appliedCode = ({ discountCode, invoice }: JourneyContext, place: DiscountPlace): string | null =>
  place === 'offers' ? discountCode : (invoice?.discountCode ?? null)

/** Pictures that a step gathers. */
export type PictureKind = 'documents' | 'cheques'
type OfBox = { tag: string; kind: PictureKind }
const boxOf = (context: JourneyContext, { tag, kind }: OfBox) => context[kind].find((box) => box.tag === tag)

const isMarked = ({ compared }: JourneyContext, companyCode: string) => compared.includes(companyCode)
type OfOffer = { offer: { companyCode: string; active: boolean; hasUpSelling: boolean } }
const isPaid = ({ order }: JourneyContext) => order?.status === 'paid'

export const eventGuards = {
  'the user may have saved plates': ({ context }: Ask) => context.signedIn,
  'the vehicle can be edited like this': (
    { context }: Ask,
    { change, of }: { change: Partial<VehicleAnswers>; of: 'vehicle' | 'draft' },
  ) =>
    canEditVehicle(
      of === 'draft' ? (context.vehicleDraft ?? context.vehicle) : context.vehicle,
      change,
      context,
    ),
  'the vehicle draft differs': ({ context: { vehicle, vehicleDraft } }: Ask) =>
    vehicleDraft !== null && differs(vehicle, vehicleDraft),
  'the status differs': ({ context }: Ask, { change }: { change: Partial<StatusAnswers> }) =>
    differs(context.status, change),
  'the answer to this question differs': (
    { context }: Ask,
    { change, question }: { change: Partial<HistoryAnswers>; question: HistoryQuestion },
  ) => {
    const fields: readonly string[] = historyQuestions[question]
    return differs(context.history, change) && Object.keys(change).every((field) => fields.includes(field))
  },

  'the ceiling differs': ({ context }: Ask, { ceiling }: { ceiling: number }) => ceiling !== context.ceiling,
  'the term differs': ({ context }: Ask, { policyTerm }: { policyTerm: number }) =>
    policyTerm !== context.policyTerm,
  'the search has this answer': ({ context }: Ask, { answer }: { answer: EditedAnswer }) =>
    hasSearchAnswer(context, answer),
  'the order has this answer': ({ context }: Ask, { answer }: { answer: EditedAnswer }) =>
    hasOrderAnswer(context, answer),
  'the arrangement differs': ({ context }: Ask, { change }: { change: Partial<Arrangement> }) =>
    differs(context.arrangement, change),
  'a filter is active': ({ context: { arrangement } }: Ask) =>
    arrangement.bnplOnly || arrangement.chequesOnly || arrangement.manyBranchesOnly,
  'an offer is marked': ({ context }: Ask) => context.compared.length > 0,
  'two offers are marked': ({ context }: Ask) => context.compared.length > 1,
  'the offer is marked': ({ context }: Ask, { companyCode }: { companyCode: string }) =>
    isMarked(context, companyCode),
  'the comparison is full': ({ context }: Ask, { companyCode }: { companyCode: string }) =>
    context.compared.length > 2 && !isMarked(context, companyCode),
  'a marked offer is not on sale': ({ context }: Ask, { offer }: OfOffer) =>
    isMarked(context, offer.companyCode) && !offer.active,
  'a marked offer may have an alternative': ({ context }: Ask, { offer }: OfOffer) =>
    isMarked(context, offer.companyCode) && offer.hasUpSelling,
  'a marked offer is chosen': ({ context }: Ask, { offer }: OfOffer) => isMarked(context, offer.companyCode),
  'another available payment type is chosen': (
    { context }: Ask,
    { paymentType }: { paymentType: PaymentType },
  ) => paymentType !== context.choice?.paymentType && isPaymentTypeAvailable(context, paymentType),
  'the order allows this other payment type': (
    { context: { order, paymentTypeDraft } }: Ask,
    { paymentType }: { paymentType: PaymentType },
  ) =>
    paymentType !== paymentTypeDraft &&
    (paymentType === 'cash' || (order?.paymentOptions[paymentType] ?? null) !== null),

  'a discount code is applied to the': ({ context }: Ask, { place }: { place: DiscountPlace }) =>
    appliedCode(context, place) !== null,
  'no discount code is applied to the': ({ context }: Ask, { place }: { place: DiscountPlace }) =>
    appliedCode(context, place) === null && (place === 'offers' || context.invoice !== null),
  'the discount code can be typed': (
    { context }: Ask,
    { value, place }: { value: string; place: DiscountPlace },
  ) => appliedCode(context, place) === null && value !== context.discountDraft,
  'a new discount code is entered for the': ({ context }: Ask, { place }: { place: DiscountPlace }) =>
    appliedCode(context, place) === null &&
    context.discountDraft.trim() !== '' &&
    !isDiscountCodeRefused(context),

  'the time to complete differs': ({ context }: Ask, { when }: { when: 'now' | 'later' }) =>
    when !== context.completeWhen,
  'the later confirmation differs': ({ context }: Ask, { confirmed }: { confirmed: boolean }) =>
    context.completeWhen === 'later' && confirmed !== context.laterConfirmed,

  'the address book has addresses': ({ context }: Ask) => context.addressBook.length > 0,
  'another usable address is picked': ({ context }: Ask, { uid, use }: { uid: string; use: AddressUse }) =>
    isUsableAddress(context, uid) && uid !== chosenAddress(context, use),
  'a usable address is chosen for the': ({ context }: Ask, { use }: { use: AddressUse }) =>
    isUsableAddress(context, chosenAddress(context, use)),
  'a first address is added': ({ context }: Ask, { uid }: { uid: string | null }) =>
    uid === null && context.addressBook.length === 0,
  'a delivery address is added': ({ context }: Ask, { uid }: { uid: string | null }) =>
    uid === null &&
    context.delivery.paper === true &&
    !isUsableAddress(context, chosenAddress(context, 'delivery')),
  'the address is new or in the address book': ({ context }: Ask, { uid }: { uid: string | null }) =>
    uid === null || context.addressBook.some((address) => address.uid === uid),
  'the address is in the address book': ({ context }: Ask, { uid }: { uid: string }) =>
    context.addressBook.some((address) => address.uid === uid),
  'a paper copy is wanted': ({ context }: Ask) => context.delivery.paper === true,
  'the delivery can be changed like this': ({ context }: Ask, { change }: { change: DeliveryChange }) =>
    differs(context.delivery, change) && isOfferedDelivery(context, change),

  'documents may come later': ({ context }: Ask, { later }: { later: boolean }) =>
    context.documentsLaterAllowed && later !== context.documentsLater && !isPaid(context),
  'cheques may come later': ({ context }: Ask, { later }: { later: boolean }) =>
    context.chequesLaterAllowed &&
    later !== context.chequesLater &&
    !isPaid(context) &&
    !context.flags.fromMyInsurance,
  'the box is empty': ({ context }: Ask, box: OfBox) =>
    boxOf(context, box)?.imageId === null && !context.uploading.includes(box.tag),
  'the box is uploading': ({ context }: Ask, box: OfBox) =>
    boxOf(context, box) !== undefined && context.uploading.includes(box.tag),
  'the picture differs': ({ context }: Ask, { imageId, ...box }: OfBox & { imageId: string | null }) => {
    const present = boxOf(context, box)
    return present !== undefined && present.imageId !== imageId && !context.uploading.includes(box.tag)
  },
}
