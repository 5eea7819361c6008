/** Named questions that transitions ask, in the words that product people read in the charts. */
import { errors, type ErrorName } from '#contract/errors.ts'
import {
  addressProblems,
  claimProblems,
  deliveryProblems,
  discountProblems,
  holderProblems,
  inquiryProblems,
  isSound,
  ownershipProblems,
  previousPolicyProblems,
  statusProblems,
  vehicleProblems,
} from './answers.ts'
import type { Invoice } from '#contract/operations/payment.ts'
import type { Offer, PaymentType } from '#contract/operations/third-party-offers.ts'
import { hasSearch, withSearchOf } from './address-query.ts'
import type { AddressQuery, ChangedAnswer, JourneyContext } from './context.ts'
import type { JourneyEvent } from './events.ts'
import { failureOf } from './failure.ts'
import { type ChangeName, policyStatusOf } from './requests.ts'
import { chequesAreEnough, documentsAreEnough } from './uploaded.ts'

type Ask = { context: JourneyContext }
type Thrown = { error: unknown }

const isWayOpen = ({ choice, bnplAccount }: JourneyContext, paymentType: PaymentType): boolean => {
  if (paymentType === 'cash') return true
  if (paymentType === 'installment') return (choice?.offer.installment ?? null) !== null
  return (choice?.offer.bnpl ?? null) !== null && bnplAccount?.eligible === true && bnplAccount.registered
}

const todayOf = ({ configuration }: JourneyContext) => configuration?.today ?? ''
const isFree = ({ intent }: JourneyContext) => intent?.status !== 'under-way'
const isRefusal = (error: unknown, ...names: ErrorName[]) =>
  names.some((name) => failureOf(error).code === errors[name].code)
const vehicleIsKnown = ({ vehicle, configuration }: JourneyContext) =>
  isSound(vehicleProblems(vehicle, configuration))

const historyIsKnown = (context: JourneyContext): boolean => {
  const { history, status } = context
  const today = todayOf(context)
  if (!isSound(statusProblems(status, today))) return false
  if (status.insured !== 'yes') return true
  if (!isSound(previousPolicyProblems(history, today))) return false
  if (status.plateHistory === 'ownership_change' && !isSound(ownershipProblems(history))) return false
  if (
    history.changeOwnershipStatus === 'no_another_thirdparty_discount' &&
    status.plateHistory === 'ownership_change'
  )
    return true
  return (
    isSound(discountProblems(history)) &&
    (status.plateHistory !== 'with_policy' || isSound(claimProblems(history)))
  )
}

const orderIsOpen = ({ order }: JourneyContext) => order?.status === 'open'
/** Details may be given while the order is open, or was paid first and is not complete. */
const detailsAreOpen = ({ order }: JourneyContext) => order?.editable === true
const isPaidFirst = ({ order }: JourneyContext) => order?.instantPaymentInfo?.chosen === true
const stageOf = ({ order }: JourneyContext) => order?.stage ?? 0
/** Nothing of the holder is given yet, and the gateway offers to take the money before the details. */
const mayPayFirst = (context: JourneyContext): boolean => {
  const { order, changing } = context
  return (
    changing === null &&
    order?.status === 'open' &&
    order.policyHolder === null &&
    order.instantPaymentInfo !== null &&
    stageOf(context) <= 2
  )
}
const chequesAreAsked = ({ order, flags }: JourneyContext) =>
  order?.cheques.active === true && !flags.chequeComplete

/** A link is checked harder: whatever it says has to stand in the lists. */
const isListed = ({ configuration, history, status }: JourneyContext): boolean => {
  if (status.insured !== 'yes' || configuration === null) return configuration !== null
  const { companies, noDamageFactors, driverNoDamageFactors } = configuration
  return (
    companies.some(({ code }) => code === history.company) &&
    noDamageFactors.includes(history.discountPercent ?? 0) &&
    driverNoDamageFactors.includes(history.driverDiscountPercent ?? 0)
  )
}

const canSearch = (context: JourneyContext) =>
  vehicleIsKnown(context) && historyIsKnown(context) && (!context.byLink || isListed(context))

const orderAnswers: readonly unknown[] = [
  'holder',
  'address',
  'delivery',
  'documents',
  'cheques',
] satisfies ChangedAnswer[]

/** What of an order can be changed: no paper copy is asked about where nothing is delivered, no cheques where none are given. */
const isHeld = ({ order }: JourneyContext, answer: ChangedAnswer): boolean => {
  if (answer === 'cheques') return order?.cheques.active === true
  if (answer === 'delivery') return order?.deliveryMode !== 'no_delivery'
  return answer === 'offer' || orderAnswers.includes(answer)
}

export const guards = {
  // May this step be gone to? Each asks what the step needs, and that no change is under way.
  'inquiring is possible': ({ context }: Ask) => isFree(context) && context.configuration !== null,
  'the vehicle is known': ({ context }: Ask) => isFree(context) && vehicleIsKnown(context),
  'the registry knew the vehicle': ({ context }: Ask) =>
    isFree(context) && context.lookup !== null && vehicleIsKnown(context),
  'the registry knew the policy': ({ context }: Ask) =>
    isFree(context) && context.lookup !== null && vehicleIsKnown(context) && context.history.company !== null,
  'a previous policy is to be told': ({ context }: Ask) =>
    isFree(context) &&
    vehicleIsKnown(context) &&
    context.status.insured === 'yes' &&
    context.status.plateHistory !== null,
  'the previous policy is told': ({ context }: Ask) =>
    isFree(context) &&
    vehicleIsKnown(context) &&
    isSound(previousPolicyProblems(context.history, todayOf(context))),
  'the search can be made': ({ context, event }: Ask & { event: JourneyEvent }) => {
    const there =
      event.type === 'xstate.route' ? { ...context, ...withSearchOf(event.query, context) } : context
    return isFree(context) && canSearch(there)
  },
  'the address’s search does not hold': (_: Ask, { query }: { query: AddressQuery }) => hasSearch(query),
  'an open order is known': ({ context }: Ask) => isFree(context) && detailsAreOpen(context),
  'the holder is given': ({ context }: Ask) =>
    isFree(context) && detailsAreOpen(context) && stageOf(context) > 2,
  'the policy address is given': ({ context }: Ask) =>
    isFree(context) && detailsAreOpen(context) && stageOf(context) > 3,
  'documents may be sent': ({ context }: Ask) =>
    isFree(context) &&
    ((detailsAreOpen(context) && stageOf(context) > 4) ||
      (context.order?.status === 'paid' && context.order.documents.later)),
  'cheques may be sent': ({ context }: Ask) =>
    isFree(context) &&
    context.order?.cheques.active === true &&
    ((detailsAreOpen(context) && stageOf(context) > 4) ||
      (context.order.status === 'paid' && context.order.cheques.later)),
  'the order can be paid': ({ context }: Ask) =>
    isFree(context) && orderIsOpen(context) && (stageOf(context) > 5 || isPaidFirst(context)),
  'the answers are checked': ({ context }: Ask) =>
    isFree(context) &&
    orderIsOpen(context) &&
    (stageOf(context) > 5 || isPaidFirst(context)) &&
    context.answersChecked,

  // Is the form complete?
  'plate and owner are complete': ({ context }: Ask) => isSound(inquiryProblems(context)),
  'the edited vehicle is not complete': ({ context }: Ask) =>
    !isSound(vehicleProblems(context.vehicleDraft ?? context.vehicle, context.configuration)),
  'the status is complete': ({ context }: Ask) => isSound(statusProblems(context.status, todayOf(context))),
  'the previous policy is not complete': ({ context }: Ask) =>
    !isSound(previousPolicyProblems(context.history, todayOf(context))),
  'the ownership is not answered': ({ context }: Ask) => !isSound(ownershipProblems(context.history)),
  'the discounts are not chosen': ({ context }: Ask) => !isSound(discountProblems(context.history)),
  'the claims are answered': ({ context }: Ask) => isSound(claimProblems(context.history)),
  'the holder is complete': ({ context }: Ask) => isSound(holderProblems(context.holder, todayOf(context))),
  'an address is chosen': ({ context }: Ask) =>
    context.addressBook.some(({ uid, enable }) => enable && uid === context.addressUid),
  'the address form is complete': ({ context }: Ask) => isSound(addressProblems(context.addressDraft)),
  'the delivery is complete': ({ context }: Ask) => isSound(deliveryProblems(context.delivery)),
  'the documents are not all there': ({ context }: Ask) => !documentsAreEnough(context),
  'the cheques are not all there': ({ context }: Ask) => !chequesAreEnough(context),
  'a picture is on its way': ({ context }: Ask) => context.sending.length > 0,

  // Which branch?
  'something was entered': ({ context }: Ask) =>
    [...Object.values(context.plate), context.ownerNationalCode].some((part) => part !== '') ||
    [...Object.values(context.vehicle), context.status.insured].some((answer) => answer !== null),
  'the price depends on it': (_: Ask, { answer }: { answer: ChangedAnswer }) =>
    answer !== 'offer' && !orderAnswers.includes(answer),
  'the order holds it': ({ context }: Ask, { answer }: { answer: ChangedAnswer }) => isHeld(context, answer),
  'only this answer is changed': ({ context }: Ask) =>
    context.changing !== null &&
    context.changing !== 'offer' &&
    !orderAnswers.includes(context.changing) &&
    canSearch(context),
  'only this answer of the order is changed': ({ context }: Ask) =>
    orderAnswers.includes(context.changing) && (stageOf(context) > 5 || isPaidFirst(context)),
  'the details are complete already': ({ context: { order } }: Ask) =>
    order?.status === 'paid' && !order.editable,
  'something is still to be given': ({ context }: Ask) => stageOf(context) < 6 && !isPaidFirst(context),
  'a change of the invoice was interrupted': ({ context: { intent } }: Ask) =>
    intent?.status === 'interrupted' &&
    (intent.change === 'applyDiscount' ||
      intent.change === 'removeDiscount' ||
      intent.change === 'acceptPriceChange'),
  'the change is of': ({ context }: Ask, { answer }: { answer: ChangedAnswer }) =>
    context.changing === answer,
  'the registry knew what is changed': ({ context }: Ask, { answer }: { answer: ChangedAnswer }) =>
    context.changing === answer && context.lookup !== null && !context.lookup.isDefective,
  'the invoice was asked for': ({ context }: Ask) =>
    context.requested?.to === '#payment-invoice' &&
    isFree(context) &&
    orderIsOpen(context) &&
    stageOf(context) > 5,
  'an incomplete order waits for its payment': ({ context }: Ask) =>
    context.flags.incomplete && orderIsOpen(context) && stageOf(context) > 5,
  'an incomplete order is resumed': ({ context }: Ask) => context.flags.incomplete && detailsAreOpen(context),
  'details come after paying': ({ context }: Ask) => isPaidFirst(context) && stageOf(context) < 6,
  'documents are sent from My Insurance': ({ context }: Ask) => context.flags.fromMyInsurance,
  'cheques are to be given': ({ context }: Ask) =>
    chequesAreAsked(context) && !(context.order?.status === 'paid' && context.order.cheques.submitted),
  'plates may be saved': ({ context }: Ask) => context.signedIn,
  'the offer is not sold': (_: Ask, { offer }: { offer: Offer }) => !offer.active,
  'an alternative may be worth showing': (_: Ask, { offer }: { offer: Offer }) => offer.hasUpSelling,
  'alternatives came': (_: Ask, { upsells }: { upsells: readonly unknown[] }) => upsells.length > 0,
  'the offer goes straight on': ({ context }: Ask) => context.experiments['offer-card'] === 'B',
  'the variant is missing': ({ context }: Ask) => context.experiments['offer-card'] === null,
  'this way of paying is open': ({ context }: Ask, { paymentType }: { paymentType: PaymentType }) =>
    isWayOpen(context, paymentType),
  'the order may be paid so': ({ context: { order } }: Ask, { paymentType }: { paymentType: PaymentType }) =>
    paymentType === 'cash' || (order?.paymentOptions[paymentType] ?? null) !== null,
  'another way of paying is chosen': ({ context }: Ask) =>
    context.paymentTypeDraft !== null && context.paymentTypeDraft !== context.order?.paymentType,
  'three are marked': ({ context }: Ask, { companyCode }: { companyCode: string }) =>
    context.compared.length > 2 && !context.compared.includes(companyCode),
  'two are marked': ({ context }: Ask) => context.compared.length > 1,
  'the offer is gone': (_: Ask, { offer }: { offer: Offer | null }) => offer === null || !offer.active,
  'the price is the same': ({ context }: Ask, { offer }: { offer: Offer | null }) =>
    offer?.payableAmount === context.choice?.offer.payableAmount,
  'now or later is asked': ({ context }: Ask) =>
    context.experiments['complete-later'] === 'B' && context.completeWhen !== 'now' && mayPayFirst(context),
  'now was said instead of later': ({ context }: Ask) =>
    context.experiments['complete-later'] === 'B' && context.completeWhen === 'now' && mayPayFirst(context),
  'whether to ask now or later is not known': ({ context }: Ask) =>
    context.experiments['complete-later'] === null && context.completeWhen === null && mayPayFirst(context),
  'paying first is taken back': ({ context }: Ask) => context.completeWhen === 'now' && isPaidFirst(context),
  'completing now is chosen': ({ context }: Ask) => context.completeWhen === 'now',
  'completing later is confirmed': ({ context }: Ask) =>
    context.completeWhen === 'later' && context.laterConfirmed,
  'a last check is needed': ({ context }: Ask) => context.order?.showPaymentModal === true,
  'the price has changed': (_: Ask, { invoice }: { invoice: Invoice }) => invoice.priceChange !== null,
  'ownership has changed': ({ context }: Ask) => policyStatusOf(context) === 'ownership_change',
  'no discount comes along': ({ context }: Ask) =>
    context.history.changeOwnershipStatus === 'no_another_thirdparty_discount',
  'the registry told the history': ({ context }: Ask) =>
    context.lookup?.isDefective === false && policyStatusOf(context) === 'with_policy',
  'the policy was the same owner’s': ({ context }: Ask) => policyStatusOf(context) === 'with_policy',
  'a code is entered': ({ context }: Ask) => context.discountDraft.trim() !== '',
  'a confirmed choice waits': ({ context }: Ask) => context.choice?.confirmed === true,
  'a changed price waits for a decision': ({ context }: Ask) =>
    context.choice !== null && context.repriced !== null,
  'a confirmed choice waits for its owner': ({ context }: Ask) =>
    context.signedIn && context.choice?.confirmed === true,
  'the user is signed in': ({ context }: Ask) => context.signedIn,
  'a paper copy goes by post': (_: Ask, { isPost }: { isPost: boolean }) => isPost,
  'nothing is delivered': ({ context }: Ask) => context.deliveryMode === 'no_delivery',
  'cheques alone are awaited': ({ context: { order, requested } }: Ask) =>
    requested?.to === '#documents' &&
    order?.status === 'paid' &&
    !order.documents.later &&
    order.cheques.active &&
    order.cheques.later,
  'an order was asked for': ({ context }: Ask) => context.trackingCode !== null,
  'the order is paid': ({ context }: Ask) => context.order?.status === 'paid',
  'no search stands': ({ context }: Ask) => context.searchTrackingCode === null,
  'this change was interrupted': ({ context }: Ask, { change }: { change: ChangeName }) =>
    context.intent?.status === 'interrupted' && context.intent.change === change,
  'the payment is made': (_: Ask, { end }: { end: string }) => end === 'paid',

  // Which failure?
  'the session has ended': (_: Ask, { error }: Thrown) => failureOf(error).kind === 'signed-out',
  'the answer is missing': (_: Ask, { error }: Thrown) => failureOf(error).kind !== 'refused',
  'there is no such order': (_: Ask, { error }: Thrown) => isRefusal(error, 'notFound'),
  'the same lookup error came before': ({ context }: Ask, { error }: Thrown) =>
    isRefusal(error, 'registryDown', 'plateNotOwners') && context.lookupError === failureOf(error).code,
  'the registry’s answer is defective': (_: Ask, { isDefective }: { isDefective: boolean }) => isDefective,
  'the details were refused': (_: Ask, { error }: Thrown) => isRefusal(error, 'searchRefused', 'invalid'),
  'the discount code was refused': (_: Ask, { error }: Thrown) =>
    isRefusal(error, 'discountUnknown', 'discountExpired', 'discountUsedUp', 'discountOtherInsurer'),
  'the prices are no longer valid': (_: Ask, { error }: Thrown) =>
    isRefusal(error, 'searchExpired', 'notFound'),
  'the price is another': (_: Ask, { error }: Thrown) => isRefusal(error, 'priceChanged'),
  'the slot is taken': (_: Ask, { error }: Thrown) => isRefusal(error, 'slotTaken'),
  'the order is closed': (_: Ask, { error }: Thrown) => isRefusal(error, 'orderClosed'),
}
