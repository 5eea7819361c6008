/**
 * Request bodies of all calls, derived from the context: one pure function for each operation.
 * The same function feeds the call and its fingerprint, so that a repeat is recognised as the same change.
 */
import type { OperationName, RequestOf } from '#contract/index.ts'
import { InspectionCondition } from '#contract/values/inspection-conditions.ts'
import { ceilingOf } from './any-offer.ts'
import { chosenAddressUid } from './address-choice.ts'
import type { AddressDraft } from './answers.ts'
import type { ChangeName } from './changes.ts'
import type { JourneyContext } from './context.ts'
import { updateContext } from './define-action.ts'
import { answersToSend, keepSaved } from './edit.ts'
import { plateOf } from './quote.ts'
import { holderKind, holderName, policyHolderOf } from './holder.ts'
import { searchOf } from './search.ts'

type Body<N extends OperationName> = RequestOf<N> extends { body: infer B } ? B : never

/** The request of the lookup: plate and owner. */
export const inquiryRequestOf = ({ context: { quote } }: { context: JourneyContext }) => ({
  nationalCode: quote.ownerNationalCode,
  ...plateOf(quote),
})

/** The same search with the code that was just typed. */
export const searchWithDraftOf = ({ context }: { context: JourneyContext }) => ({
  ...searchOf({ context }),
  discountCode: context.discountDraft,
})

/** The same search without any code. */
export const searchWithoutCodeOf = ({ context }: { context: JourneyContext }) => ({
  ...searchOf({ context }),
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
  liabilityPropertyDamage: choice === null ? null : ceilingOf(choice.offer),
})

/**
 * The bodies of all changes. Of an address only the uid is in it: the adapter adds the content from the
 * address book in the query cache.
 */
type ChangeBodies = {
  registerOrder: Body<'registerOrder'>
  registerRenewal: Body<'registerRenewal'>
  confirmRenewal: Body<'confirmRenewal'>
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
  saveInspectionPlace: Body<'saveInspectionPlace'>
  saveInspectionTime: Body<'saveInspectionTime'>
  acceptTerms: Body<'acceptTerms'>
  startVisit: Body<'startVisit'>
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
/** Input of an actor that makes a change: the body, and the idempotency key of this change. */
export type ChangeInput<N extends ChangeName> = { body: ChangeBodies[N]; key: string }

const orderOf = ({ trackingCode }: JourneyContext) => ({ trackingCode: trackingCode ?? '' })

/**
 * The holder's name as a receiver's name: without digits and signs, which a company's name may have, and
 * shortened to the limit.
 */
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
    liabilityPropertyDamage: choice === null ? null : ceilingOf(choice.offer),
    paymentType: choice?.paymentType ?? 'cash',
    upsellingId: choice?.upsellingId ?? null,
  }),
  registerRenewal: ({ renewableTrackingCode, searchTrackingCode, choice }) => ({
    renewableTrackingCode: renewableTrackingCode ?? '',
    searchTrackingCode: searchTrackingCode ?? '',
    companyCode: choice?.offer.companyCode ?? '',
    liabilityPropertyDamage: choice === null ? 0 : (ceilingOf(choice.offer) ?? 0),
    paymentType: choice?.paymentType ?? 'cash',
  }),
  confirmRenewal: (context) => ({
    ...orderOf(context),
    renewableTrackingCode: context.renewableTrackingCode ?? '',
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
  saveInspectionPlace: (context) => ({
    ...orderOf(context),
    addressUid: context.inspection.placeUid ?? '',
    type: 'inspect_info',
  }),
  saveInspectionTime: (context) => ({ ...orderOf(context), code: context.inspection.timeCode ?? '' }),
  acceptTerms: (context) => ({ ...orderOf(context), codes: [...InspectionCondition.options] }),
  startVisit: orderOf,
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

/** Input of a call about the policy that is renewed. */
export const policyInput = ({ context }: { context: JourneyContext }) => ({
  renewableTrackingCode: context.renewableTrackingCode ?? '',
})

/** Input of a call about the order. */
export const orderInput = ({ context }: { context: JourneyContext }) => orderOf(context)

/** Input of reading the order where its invoice is read next. */
export const checkedOrderInput = ({ context }: { context: JourneyContext }) => ({
  ...orderOf(context),
  next: 'invoice' as const,
})

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

const sending = (context: JourneyContext) => ({
  ...answersToSend(context),
  failure: null,
  backWaits: false,
})

/** A repeated change with the same body keeps its idempotency key; another body is another change. */
const startChange = (context: JourneyContext, change: ChangeName): Partial<JourneyContext> => {
  const { intent, journeyId } = context
  const print = fingerprint(change, context)
  if (intent?.change === change && intent.fingerprint === print)
    return { intent: { ...intent, status: 'under-way' }, ...sending(context) }
  const sequence = context.sequence + 1
  return {
    sequence,
    intent: { change, key: `${journeyId}-${sequence}`, fingerprint: print, status: 'under-way' },
    ...sending(context),
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
    backWaits: false,
  })),
}
