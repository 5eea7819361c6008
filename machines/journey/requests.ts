/**
 * Request bodies of all calls, derived from the context: one pure function for each operation.
 * The same function feeds the call and its fingerprint, so that a repeat is recognised as the same change.
 */
import type { OperationName, RequestOf } from '#contract/index.ts'
import type { OffersSearch } from '#contract/operations/offers.ts'
import { chosenAddressUid } from './address-choice.ts'
import type { AddressDraft } from './answers.ts'
import type { ChangeName } from './changes.ts'
import type { JourneyContext } from './context.ts'
import { updateContext } from './define-action.ts'
import { keepSaved } from './edit.ts'
import { plateOf } from './quote.ts'
import { holderKind, holderName, policyHolderOf } from './holder.ts'

const MONTHS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const

type Body<N extends OperationName> = RequestOf<N> extends { body: infer B } ? B : never

/** The lookup's request: plate and owner. */
export const inquiryRequestOf = ({ context: { quote } }: { context: JourneyContext }) => ({
  nationalCode: quote.ownerNationalCode,
  ...plateOf(quote),
})

/** The status that a price depends on: from the user's history, or from the registry. */
export const policyStatusOf = ({ quote: { status } }: JourneyContext): OffersSearch['policyStatus'] | null =>
  status.insured === 'yes' ? status.plateHistory : status.insured

/** Claims are asked only if the owner is the same, and counted only if compensation was received. */
const claimsOf = (context: JourneyContext) => {
  const { receivedCompensation, financialDamages, lifeDamages, driverDamages } = context.quote.history
  const counted = policyStatusOf(context) === 'with_policy' && receivedCompensation === true
  return {
    propertyDamageCount: counted ? (financialDamages ?? 0) : 0,
    lifeDamageCount: counted ? (lifeDamages ?? 0) : 0,
    driverDamageCount: counted ? (driverDamages ?? 0) : 0,
  }
}

/** The month as a value of the contract; null for anything else. */
const monthOf = (month: string | null): OffersSearch['carProductionMonth'] =>
  MONTHS.find((known) => known === month) ?? null

/** The search from the answers so far, without parts that do not belong to the status. */
export const offersSearchOf = ({ context }: { context: JourneyContext }) => {
  const {
    quote: { vehicle, history, status, lookup },
  } = context
  const policyStatus = policyStatusOf(context)
  const hadPolicy = policyStatus === 'with_policy' || policyStatus === 'ownership_change'
  const keepsDiscount = hadPolicy && history.changeOwnershipStatus !== 'no_another_thirdparty_discount'
  return {
    carType: vehicle.carType ?? '',
    carUsage: vehicle.carUsage,
    carModel: vehicle.carModel,
    carDetailCode: vehicle.carDetailCode,
    carProductionYear: vehicle.carProductionYear ?? '',
    carProductionMonth: monthOf(vehicle.carProductionMonth),
    policyStatus: policyStatus ?? 'without',
    changeOwnershipStatus: policyStatus === 'ownership_change' ? history.changeOwnershipStatus : null,
    deliveryDate: policyStatus === 'new' ? status.deliveryDate : null,
    previousCompany: hadPolicy ? history.company : null,
    lastPolicyStartDate: hadPolicy ? history.startDate : null,
    lastPolicyExpDate: hadPolicy ? history.expirationDate : null,
    noDamageFactor: keepsDiscount ? (history.discountPercent ?? 0) : 0,
    driverNoDamageFactor: keepsDiscount ? (history.driverDiscountPercent ?? 0) : 0,
    ...claimsOf(context),
    policyTerm: context.quote.policyTerm ?? 12,
    discountCode: context.discountCode,
    sbId: lookup?.sbId ?? null,
  } satisfies Body<'searchOffers'>
}

/** The same search with the code that was just typed. */
export const offersSearchWithDraftOf = ({ context }: { context: JourneyContext }) => ({
  ...offersSearchOf({ context }),
  discountCode: context.discountDraft,
})

/** The same search without any code. */
export const offersSearchWithoutCodeOf = ({ context }: { context: JourneyContext }) => ({
  ...offersSearchOf({ context }),
  discountCode: null,
})

/** Alternatives to the offer that the user is about to choose. */
export const upsellsRequestOf = ({
  context: { searchTrackingCode, choice },
}: {
  context: JourneyContext
}) => ({
  searchTrackingCode: searchTrackingCode ?? '',
  companyCode: choice?.offer.companyCode ?? '',
  liabilityPropertyDamage: choice?.offer.liabilityPropertyDamage ?? 0,
})

/**
 * The bodies of all changes. Of an address only the uid is in it: the adapter adds the content from the
 * address book in the query cache.
 */
type ChangeBodies = {
  registerOrder: Body<'registerOrder'>
  savePolicyHolder: Body<'savePolicyHolder'>
  savePolicyInfo: { trackingCode: string; addressUid: string; deliveryAddressEnable: boolean }
  saveDeliveryAddress: {
    trackingCode: string
    deliverable: boolean
    addressUid: string
    receiverName: string
    receiverPhoneNumber: string
  }
  saveDeliveryTime: Body<'saveDeliveryTime'>
  completeOrder: Body<'completeOrder'>
  submitDocuments: Body<'submitDocuments'>
  submitCheques: Body<'submitDocuments'>
  chooseInstantPayment: Body<'chooseInstantPayment'>
  changePaymentType: Body<'changePaymentType'>
  acceptPriceChange: Body<'acceptPriceChange'>
  saveAddress: { uid: string | null; address: AddressDraft }
  deleteAddress: { uid: string }
  applyDiscount: Body<'applyDiscount'>
  removeDiscount: Body<'removeDiscount'>
}
/** What an actor that changes something is given: the body, and the key that names this change. */
export type ChangeInput<N extends ChangeName> = { body: ChangeBodies[N]; key: string }

const orderOf = ({ trackingCode }: JourneyContext) => ({ trackingCode: trackingCode ?? '' })

/** The holder's name as a receiver's: without the digits and signs of a company's name, and not too long. */
const receiverNameOf = (holder: JourneyContext['holder']) => {
  const name = holderName(holder)
  return (holderKind(holder) === 'company' ? name.replaceAll(/[^\p{L}\u200c ]/gu, ' ') : name)
    .trim()
    .slice(0, 29)
    .trim()
}

/** The policy holder receives the paper copy unless another person is named. */
const recipientOf = ({ delivery, holder }: JourneyContext) =>
  delivery.otherRecipient
    ? { receiverName: delivery.receiverName, receiverPhoneNumber: delivery.receiverPhoneNumber }
    : { receiverName: receiverNameOf(holder), receiverPhoneNumber: holder.cellNumber }

const changes: { [N in ChangeName]: (context: JourneyContext) => ChangeBodies[N] } = {
  registerOrder: ({ searchTrackingCode, choice }) => ({
    searchTrackingCode: searchTrackingCode ?? '',
    companyCode: choice?.offer.companyCode ?? '',
    liabilityPropertyDamage: choice?.offer.liabilityPropertyDamage ?? 0,
    paymentType: choice?.paymentType ?? 'cash',
    upsellingId: choice?.upsellingId ?? null,
  }),
  savePolicyHolder: (context) => ({ ...orderOf(context), policyHolder: policyHolderOf(context.holder) }),
  savePolicyInfo: (context) => ({
    ...orderOf(context),
    addressUid: context.addressUid ?? '',
    deliveryAddressEnable: context.deliveryMode !== 'no_delivery',
  }),
  saveDeliveryAddress: (context) => ({
    ...orderOf(context),
    deliverable: context.delivery.paper === true,
    addressUid: chosenAddressUid(context, 'delivery') ?? '',
    ...recipientOf(context),
  }),
  saveDeliveryTime: (context) => ({ ...orderOf(context), code: context.delivery.timeCode ?? '' }),
  completeOrder: orderOf,
  submitDocuments: (context) => ({
    ...orderOf(context),
    later: context.documentsLater && context.documentsLaterAllowed,
    kind: 'documents',
  }),
  submitCheques: (context) => ({
    ...orderOf(context),
    later: context.chequesLaterAllowed && context.cheques.some(({ imageId }) => imageId === null),
    kind: 'cheques',
  }),
  chooseInstantPayment: (context) => ({
    ...orderOf(context),
    isInstantPayment: context.completeWhen === 'later',
  }),
  changePaymentType: (context) => ({ ...orderOf(context), paymentType: context.paymentTypeDraft ?? 'cash' }),
  acceptPriceChange: (context) => ({ ...orderOf(context), amount: context.invoice?.priceChange?.to ?? 0 }),
  saveAddress: ({ addressDraftUid, addressDraft }) => ({ uid: addressDraftUid, address: addressDraft }),
  deleteAddress: ({ addressDraftUid }) => ({ uid: addressDraftUid ?? '' }),
  applyDiscount: (context) => ({ ...orderOf(context), discountCode: context.discountDraft }),
  removeDiscount: (context) => ({ ...orderOf(context), discountCode: context.invoice?.discountCode ?? '' }),
}

/** What a call about the order is given. */
export const orderInput = ({ context }: { context: JourneyContext }) => orderOf(context)

/** Returns the function that makes the input of a change's actor. */
export const changeInput =
  <N extends ChangeName>(name: N) =>
  ({ context }: { context: JourneyContext }): ChangeInput<N> => ({
    body: changes[name](context),
    key: context.intent?.key ?? '',
  })

/** A short hash (cyrb53) of a change's body: equal only for the same body. */
const fingerprint = (name: ChangeName, context: JourneyContext): string => {
  let [high, low] = [0xdeadbeef, 0x41c6ce57]
  for (const character of JSON.stringify(changes[name](context))) {
    const code = character.codePointAt(0) ?? 0
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  return `${(high >>> 0).toString(36)}${(low >>> 0).toString(36)}`
}

/** A repeated change with the same body keeps its idempotency key; another body is another change. */
const startChange = (context: JourneyContext, change: ChangeName): Partial<JourneyContext> => {
  const { intent, journeyId } = context
  const print = fingerprint(change, context)
  if (intent?.change === change && intent.fingerprint === print)
    return { intent: { ...intent, status: 'under-way' }, failure: null }
  const sequence = context.sequence + 1
  return {
    sequence,
    intent: { change, key: `${journeyId}-${sequence}`, fingerprint: print, status: 'under-way' },
    failure: null,
  }
}

/** Actions that start and finish a changing call. */
export const changeActions = {
  'start the change': updateContext<{ change: ChangeName }>(({ context }, { change }) =>
    startChange(context, change),
  ),
  'finish the change': updateContext(({ context }) => ({
    ...keepSaved(context),
    intent: null,
    failure: null,
  })),
}
