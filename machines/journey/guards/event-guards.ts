/**
 * Guards of user events: they decide what a screen enables. Screens, the explorer and tests ask
 * `snapshot.can(event)` whether an event is possible. An event that changes nothing is not possible.
 */
import type { PaymentType } from '#contract/operations/offers.ts'
import type { AddressDraft, Arrangement, DeliveryChange, EditedAnswer } from '../answers.ts'
import { isDiscountRefused } from '../../failure.ts'
import { type AddressUse, chosenAddressUid, pickedAddressUid, usableAddress } from '../address-choice.ts'
import { addressErrors } from '../address-errors.ts'
import { addressFieldBefore } from '../answer-order.ts'
import type { JourneyContext } from '../context.ts'
import { isValid } from '../field-errors.ts'
import { activeFilterCount, isBnplOpen, isChoiceOrdered, MOST_COMPARED } from '../offer-facts.ts'
import { isPaperRequired, orderHasAnswer } from '../order-completeness.ts'
import { isPostponed, mayPostpone, type PictureKind } from '../pictures.ts'
import { type Ask, differs, isPaymentTypeAvailable } from './context-facts.ts'

const isUsable = ({ addressBook }: JourneyContext, uid: string | null): boolean =>
  usableAddress(addressBook, uid) !== undefined

/**
 * The possible changes of the delivery form: time and recipient for a paper copy only, and no way to
 * decline one that the insurer always sends.
 */
const isOfferedDelivery = (context: JourneyContext, change: DeliveryChange): boolean => {
  const { delivery: now } = context
  const { paper = now.paper, otherRecipient, receiverName, receiverPhoneNumber, timeCode } = change
  const ofPaper = [otherRecipient, receiverName, receiverPhoneNumber, timeCode]
  const ofOther = [receiverName, receiverPhoneNumber]
  const isNamed = (fields: readonly unknown[]) => fields.some((field) => field !== undefined)
  if (!paper) return !isPaperRequired(context) && !isNamed(ofPaper)
  return (otherRecipient ?? now.otherRecipient) || !isNamed(ofOther)
}

/** The page on which a discount code is entered: the offers or the invoice. */
export type DiscountPlace = 'offers' | 'invoice'
const appliedCode = ({ discountCode, invoice }: JourneyContext, place: DiscountPlace): string | null =>
  place === 'offers' ? discountCode : (invoice?.discountCode ?? null)

type OfBox = { tag: string; kind: PictureKind }
const boxOf = (context: JourneyContext, { tag, kind }: OfBox) => context[kind].find((box) => box.tag === tag)

const isMarked = ({ compared }: JourneyContext, companyCode: string) => compared.includes(companyCode)
type OfOffer = { offer: { companyCode: string; active: boolean; hasUpSelling: boolean } }

/** Alternatives of an insurer are offered once for each list of prices. */
const mayHaveAlternative = (
  { alternativesSeen }: JourneyContext,
  { hasUpSelling, companyCode }: OfOffer['offer'],
): boolean => hasUpSelling && !alternativesSeen.includes(companyCode)

export const eventGuards = {
  'the user has saved plates': ({ context }: Ask) => context.signedIn && context.savedPlates > 0,

  'the order has this answer': ({ context }: Ask, { answer }: { answer: EditedAnswer }) =>
    orderHasAnswer(context.order, answer),
  'the arrangement can be changed like this': (
    { context }: Ask,
    { change }: { change: Partial<Arrangement> },
  ) => differs(context.arrangement, change) && !(change.bnplOnly === true && !isBnplOpen(context)),
  'an alternative may exist': ({ context }: Ask, { offer }: OfOffer) => mayHaveAlternative(context, offer),
  'an offer is chosen': ({ context }: Ask) => context.choice !== null,
  'the chosen offer is ordered': ({ context }: Ask) => isChoiceOrdered(context),
  'a filter is active': ({ context: { arrangement } }: Ask) => activeFilterCount(arrangement) > 0,
  'two offers are marked': ({ context }: Ask) => context.compared.length > 1,
  'the comparison is full': ({ context }: Ask, { companyCode }: { companyCode: string }) =>
    context.compared.length >= MOST_COMPARED && !isMarked(context, companyCode),
  'a marked offer is not on sale': ({ context }: Ask, { offer }: OfOffer) =>
    isMarked(context, offer.companyCode) && !offer.active,
  'a marked offer may have an alternative': ({ context }: Ask, { offer }: OfOffer) =>
    isMarked(context, offer.companyCode) && mayHaveAlternative(context, offer),
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
    !isDiscountRefused(context.failure),

  'the time to complete differs': ({ context }: Ask, { when }: { when: 'now' | 'later' }) =>
    when !== context.completeWhen,
  'the later confirmation differs': ({ context }: Ask, { confirmed }: { confirmed: boolean }) =>
    context.completeWhen === 'later' && confirmed !== context.laterConfirmed,

  'the address book has addresses': ({ context }: Ask) => context.addressBook.length > 0,
  'another usable address is picked': ({ context }: Ask, { uid, use }: { uid: string; use: AddressUse }) =>
    isUsable(context, uid) && uid !== pickedAddressUid(context, use),
  'a usable address is picked for the': ({ context }: Ask, { use }: { use: AddressUse }) =>
    isUsable(context, pickedAddressUid(context, use)),
  'a usable address is chosen for the': ({ context }: Ask, { use }: { use: AddressUse }) =>
    isUsable(context, chosenAddressUid(context, use)),
  'the shown address book can be asked for': ({ context }: Ask) =>
    !context.bookWanted && context.addressBook.length > 0,
  'the address book of the shown delivery can be asked for': ({ context }: Ask) =>
    !context.bookWanted &&
    context.addressBook.length > 0 &&
    context.hasFreeSlot !== null &&
    context.delivery.paper === true,
  'a first address is added': ({ context }: Ask, { uid }: { uid: string | null }) =>
    uid === null && context.addressBook.length === 0,
  'a delivery address is added': ({ context }: Ask, { uid }: { uid: string | null }) =>
    uid === null &&
    context.delivery.paper === true &&
    !isUsable(context, chosenAddressUid(context, 'delivery')),
  'the address can be edited like this': (
    { context: { addressDraft } }: Ask,
    { change }: { change: Partial<AddressDraft> },
  ) =>
    differs(addressDraft, change) &&
    (change.city === undefined || addressFieldBefore('city', { ...addressDraft, ...change }) === null),
  /** After a reload the form's change is sent again as stored; the lists of the form are not loaded then. */
  'the address that is being saved can be edited like this': (
    { context: { addressDraft, addressSent } }: Ask,
    { change }: { change: Partial<AddressDraft> },
  ) =>
    addressSent !== null &&
    isValid(addressErrors(addressSent)) &&
    differs(addressDraft, change) &&
    (change.city === undefined || addressFieldBefore('city', { ...addressDraft, ...change }) === null),
  'the address is new or in the address book': ({ context }: Ask, { uid }: { uid: string | null }) =>
    uid === null || context.addressBook.some((address) => address.uid === uid),
  'the address is in the address book': ({ context }: Ask, { uid }: { uid: string }) =>
    context.addressBook.some((address) => address.uid === uid),
  'a paper copy is wanted': ({ context }: Ask) => context.delivery.paper === true,
  'the shown delivery can be changed like this': ({ context }: Ask, { change }: { change: DeliveryChange }) =>
    context.hasFreeSlot !== null && differs(context.delivery, change) && isOfferedDelivery(context, change),
  'the delivery can be changed like this': ({ context }: Ask, { change }: { change: DeliveryChange }) =>
    differs(context.delivery, change) && isOfferedDelivery(context, change),

  'pictures may come later': ({ context }: Ask, { later, kind }: { later: boolean; kind: PictureKind }) =>
    mayPostpone(context, kind) && later !== isPostponed(context, kind),
  'the box is empty': ({ context }: Ask, box: OfBox) =>
    boxOf(context, box)?.imageId === null && !context.uploading.includes(box.tag),
  'the box is uploading': ({ context }: Ask, box: OfBox) =>
    boxOf(context, box) !== undefined && context.uploading.includes(box.tag),
  'the picture differs': ({ context }: Ask, { imageId, ...box }: OfBox & { imageId: string | null }) => {
    const present = boxOf(context, box)
    return present !== undefined && present.imageId !== imageId && !context.uploading.includes(box.tag)
  },
}
