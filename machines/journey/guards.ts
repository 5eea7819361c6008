/** Named questions that transitions ask, in the words that product people read in the charts. */
import { errors, type ErrorName } from '#contract/errors.ts'
import {
  answerGuards,
  claimErrors,
  discountErrors,
  isValid,
  ownershipErrors,
  previousPolicyErrors,
  statusErrors,
  todayOf,
  vehicleErrors,
} from './answer-errors.ts'
import type { Invoice } from '#contract/operations/payment.ts'
import type { Offer, PaymentType } from '#contract/operations/third-party-offers.ts'
import { hasSearch, applySearchQuery } from './address-query.ts'
import type { AddressQuery, JourneyContext } from './context.ts'
import { type EditedAnswer, isOrderAnswer, isSearchAnswer } from './answers.ts'
import type { JourneyEvent } from './events.ts'
import { failureOf } from '../failure.ts'
import type { ChangeName } from './changes.ts'
import { orderHasAnswer } from './order-completeness.ts'
import { bnplObstacle } from './payment-plan.ts'
import { policyStatusOf } from './requests.ts'
import { hasEnoughCheques, hasEnoughDocuments } from './upload-completeness.ts'

type Ask = { context: JourneyContext }
type Thrown = { error: unknown }

const isWayOpen = ({ choice, bnplAccount }: JourneyContext, paymentType: PaymentType): boolean => {
  if (paymentType === 'cash') return true
  if (paymentType === 'installment') return (choice?.offer.installment ?? null) !== null
  return choice !== null && bnplObstacle(choice.offer, bnplAccount) === null
}

const isFree = ({ intent }: JourneyContext) => intent?.status !== 'under-way'
const isRefusal = (error: unknown, ...names: ErrorName[]) =>
  names.some((name) => failureOf(error).code === errors[name].code)
const vehicleIsKnown = ({ vehicle, configuration }: JourneyContext) =>
  isValid(vehicleErrors(vehicle, configuration))

const historyIsKnown = (context: JourneyContext): boolean => {
  const { history, status } = context
  const today = todayOf(context)
  if (!isValid(statusErrors(status, today))) return false
  if (status.insured !== 'yes') return true
  if (!isValid(previousPolicyErrors(history, today))) return false
  if (status.plateHistory === 'ownership_change' && !isValid(ownershipErrors(history))) return false
  if (
    history.changeOwnershipStatus === 'no_another_thirdparty_discount' &&
    status.plateHistory === 'ownership_change'
  )
    return true
  return (
    isValid(discountErrors(history)) &&
    (status.plateHistory !== 'with_policy' || isValid(claimErrors(history)))
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
type OrderStep = 'holder' | 'address' | 'delivery' | 'documents' | 'cheques'
/** The step of the stage that the order has reached; documents and cheques share stage 5. */
const firstIncompleteStep = ({ order }: JourneyContext): OrderStep | null => {
  const steps = { 2: 'holder', 3: 'address', 4: 'delivery' } as const
  if (order === null || order.stage === 6) return null
  if (order.stage !== 5) return steps[order.stage]
  return order.documents.submitted || order.documents.later ? 'cheques' : 'documents'
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

export const guards = {
  // May this step be gone to? Each asks what the step needs, and that no change is under way.
  'the inquiry can start': ({ context }: Ask) => isFree(context) && context.configuration !== null,
  'the vehicle is complete': ({ context }: Ask) => isFree(context) && vehicleIsKnown(context),
  'the registry found the vehicle': ({ context }: Ask) =>
    isFree(context) && context.lookup !== null && vehicleIsKnown(context),
  'the registry found the policy': ({ context }: Ask) =>
    isFree(context) && context.lookup !== null && vehicleIsKnown(context) && context.history.company !== null,
  'a previous policy is required': ({ context }: Ask) =>
    isFree(context) &&
    vehicleIsKnown(context) &&
    context.status.insured === 'yes' &&
    context.status.plateHistory !== null,
  'the previous policy is complete': ({ context }: Ask) =>
    isFree(context) &&
    vehicleIsKnown(context) &&
    isValid(previousPolicyErrors(context.history, todayOf(context))),
  'the search is complete': ({ context, event }: Ask & { event: JourneyEvent }) => {
    const there =
      event.type === 'xstate.route' ? { ...context, ...applySearchQuery(event.query, context) } : context
    return isFree(context) && canSearch(there)
  },
  'search from link is invalid': (_: Ask, { query }: { query: AddressQuery }) => hasSearch(query),
  'the order is editable': ({ context }: Ask) => isFree(context) && detailsAreOpen(context),
  'the policy holder is saved': ({ context }: Ask) =>
    isFree(context) && detailsAreOpen(context) && stageOf(context) > 2,
  'the policy address is saved': ({ context }: Ask) =>
    isFree(context) && detailsAreOpen(context) && stageOf(context) > 3,
  'documents can be uploaded': ({ context }: Ask) =>
    isFree(context) &&
    ((detailsAreOpen(context) && stageOf(context) > 4) ||
      (context.order?.status === 'paid' && context.order.documents.later)),
  'cheques can be uploaded': ({ context }: Ask) =>
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
  ...answerGuards,
  'an address is chosen': ({ context }: Ask) =>
    context.addressBook.some(({ uid, enable }) => enable && uid === context.addressUid),
  'documents are missing': ({ context }: Ask) => !hasEnoughDocuments(context),
  'cheques are missing': ({ context }: Ask) => !hasEnoughCheques(context),
  'an upload is in progress': ({ context }: Ask) => context.uploading.length > 0,

  // Which branch?
  'something was entered': ({ context }: Ask) =>
    [...Object.values(context.plate), context.ownerNationalCode].some((part) => part !== '') ||
    [...Object.values(context.vehicle), context.status.insured].some((answer) => answer !== null),
  'the answer affects the price': (_: Ask, { answer }: { answer: EditedAnswer }) => isSearchAnswer(answer),
  'the order has this answer': ({ context }: Ask, { answer }: { answer: EditedAnswer }) =>
    orderHasAnswer(context.order, answer),
  'only one search answer is edited': ({ context }: Ask) =>
    isSearchAnswer(context.changing) && canSearch(context),
  'only one order answer is edited': ({ context }: Ask) =>
    isOrderAnswer(context.changing) && (stageOf(context) > 5 || isPaidFirst(context)),
  'the paid order is complete': ({ context: { order } }: Ask) => order?.status === 'paid' && !order.editable,
  'the order is incomplete': ({ context }: Ask) => stageOf(context) < 6 && !isPaidFirst(context),
  'the first incomplete step is': ({ context }: Ask, { step }: { step: OrderStep }) =>
    firstIncompleteStep(context) === step,
  'an invoice change was interrupted': ({ context: { intent } }: Ask) =>
    intent?.status === 'interrupted' &&
    (intent.change === 'applyDiscount' ||
      intent.change === 'removeDiscount' ||
      intent.change === 'acceptPriceChange'),
  'the edited answer is': ({ context }: Ask, { answer }: { answer: EditedAnswer }) =>
    context.changing === answer,
  'the registry found the edited': ({ context }: Ask, { answer }: { answer: EditedAnswer }) =>
    context.changing === answer && context.lookup !== null && !context.lookup.isDefective,
  'the invoice was requested': ({ context }: Ask) =>
    context.requested?.to === '#payment-invoice' &&
    isFree(context) &&
    orderIsOpen(context) &&
    stageOf(context) > 5,
  'the incomplete order awaits payment': ({ context }: Ask) =>
    context.flags.incomplete && orderIsOpen(context) && stageOf(context) > 5,
  'an incomplete order is resumed': ({ context }: Ask) => context.flags.incomplete && detailsAreOpen(context),
  'details follow the payment': ({ context }: Ask) => isPaidFirst(context) && stageOf(context) < 6,
  'the visit comes from My Insurance': ({ context }: Ask) => context.flags.fromMyInsurance,
  'cheques are required': ({ context }: Ask) =>
    chequesAreAsked(context) && !(context.order?.status === 'paid' && context.order.cheques.submitted),
  'the user may have saved plates': ({ context }: Ask) => context.signedIn,
  'the offer is not on sale': (_: Ask, { offer }: { offer: Offer }) => !offer.active,
  'an alternative may exist': (_: Ask, { offer }: { offer: Offer }) => offer.hasUpSelling,
  'alternatives were found': (_: Ask, { upsells }: { upsells: readonly unknown[] }) => upsells.length > 0,
  'the payment sheet is skipped': ({ context }: Ask) => context.experiments['offer-card'] === 'B',
  'the offer-card variant is missing': ({ context }: Ask) => context.experiments['offer-card'] === null,
  'this payment type is available': ({ context }: Ask, { paymentType }: { paymentType: PaymentType }) =>
    isWayOpen(context, paymentType),
  'the order allows this payment type': (
    { context: { order } }: Ask,
    { paymentType }: { paymentType: PaymentType },
  ) => paymentType === 'cash' || (order?.paymentOptions[paymentType] ?? null) !== null,
  'another payment type is chosen': ({ context }: Ask) =>
    context.paymentTypeDraft !== null && context.paymentTypeDraft !== context.order?.paymentType,
  'the comparison is full': ({ context }: Ask, { companyCode }: { companyCode: string }) =>
    context.compared.length > 2 && !context.compared.includes(companyCode),
  'two offers are marked': ({ context }: Ask) => context.compared.length > 1,
  'the offer is no longer available': (_: Ask, { offer }: { offer: Offer | null }) =>
    offer === null || !offer.active,
  'the price is unchanged': ({ context }: Ask, { offer }: { offer: Offer | null }) =>
    offer?.payableAmount === context.choice?.offer.payableAmount,
  'completing later is offered': ({ context }: Ask) =>
    context.experiments['complete-later'] === 'B' && context.completeWhen !== 'now' && mayPayFirst(context),
  'completing now was chosen over later': ({ context }: Ask) =>
    context.experiments['complete-later'] === 'B' && context.completeWhen === 'now' && mayPayFirst(context),
  'the complete-later variant is missing': ({ context }: Ask) =>
    context.experiments['complete-later'] === null && context.completeWhen === null && mayPayFirst(context),
  'paying first is revoked': ({ context }: Ask) => context.completeWhen === 'now' && isPaidFirst(context),
  'completing now is chosen': ({ context }: Ask) => context.completeWhen === 'now',
  'completing later is confirmed': ({ context }: Ask) =>
    context.completeWhen === 'later' && context.laterConfirmed,
  'a final check is required': ({ context }: Ask) => context.order?.showPaymentModal === true,
  'the price has changed': (_: Ask, { invoice }: { invoice: Invoice }) => invoice.priceChange !== null,
  'ownership has changed': ({ context }: Ask) => policyStatusOf(context) === 'ownership_change',
  'no discount comes along': ({ context }: Ask) =>
    context.history.changeOwnershipStatus === 'no_another_thirdparty_discount',
  'the history came from the registry': ({ context }: Ask) =>
    context.lookup?.isDefective === false && policyStatusOf(context) === 'with_policy',
  'the previous policy has the same owner': ({ context }: Ask) => policyStatusOf(context) === 'with_policy',
  'a discount code is entered': ({ context }: Ask) => context.discountDraft.trim() !== '',
  'the choice is confirmed': ({ context }: Ask) => context.choice?.confirmed === true,
  'a price change awaits a decision': ({ context }: Ask) =>
    context.choice !== null && context.repriced !== null,
  'the confirmed choice can be registered': ({ context }: Ask) =>
    context.signedIn && context.choice?.confirmed === true,
  'the user is signed in': ({ context }: Ask) => context.signedIn,
  'the paper copy is sent by post': (_: Ask, { isPost }: { isPost: boolean }) => isPost,
  'no delivery is needed': ({ context }: Ask) => context.deliveryMode === 'no_delivery',
  'only cheques are missing': ({ context: { order, requested } }: Ask) =>
    requested?.to === '#documents' &&
    order?.status === 'paid' &&
    !order.documents.later &&
    order.cheques.active &&
    order.cheques.later,
  'an order was requested': ({ context }: Ask) => context.trackingCode !== null,
  'the order is paid': ({ context }: Ask) => context.order?.status === 'paid',
  'no search result exists': ({ context }: Ask) => context.searchTrackingCode === null,
  'the interrupted change is': ({ context }: Ask, { change }: { change: ChangeName }) =>
    context.intent?.status === 'interrupted' && context.intent.change === change,
  'the payment succeeded': (_: Ask, { end }: { end: string }) => end === 'paid',

  // Which failure?
  'the session has ended': (_: Ask, { error }: Thrown) => failureOf(error).kind === 'signed-out',
  'the call may have succeeded': (_: Ask, { error }: Thrown) => failureOf(error).kind !== 'refused',
  'the order does not exist': (_: Ask, { error }: Thrown) => isRefusal(error, 'notFound'),
  'the same lookup error occurred before': ({ context }: Ask, { error }: Thrown) =>
    isRefusal(error, 'registryDown', 'plateNotOwners') && context.lookupError === failureOf(error).code,
  'the registry data is incomplete': (_: Ask, { isDefective }: { isDefective: boolean }) => isDefective,
  'the details were refused': (_: Ask, { error }: Thrown) => isRefusal(error, 'searchRefused', 'invalid'),
  'the discount code was refused': (_: Ask, { error }: Thrown) =>
    isRefusal(error, 'discountUnknown', 'discountExpired', 'discountUsedUp', 'discountOtherInsurer'),
  'the prices have expired': (_: Ask, { error }: Thrown) => isRefusal(error, 'searchExpired', 'notFound'),
  'the price changed again': (_: Ask, { error }: Thrown) => isRefusal(error, 'priceChanged'),
  'the delivery slot is taken': (_: Ask, { error }: Thrown) => isRefusal(error, 'slotTaken'),
  'the order is closed': (_: Ask, { error }: Thrown) => isRefusal(error, 'orderClosed'),
}
