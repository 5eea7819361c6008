/** Guards of branches: which way a transition leads. */
import type { OrderDetail } from '#contract/operations/orders.ts'
import type { Invoice } from '#contract/operations/payment.ts'
import { usableAddress } from '../address-choice.ts'
import type { AnyOffer } from '../any-offer.ts'
import { type EditedAnswer, isOrderAnswer } from '../answers.ts'
import type { ChangeName } from '../changes.ts'
import type { JourneyContext } from '../context.ts'
import { isPaidFirst } from '../order-completeness.ts'
import { bnplObstacle, dueToday } from '../payment-plan.ts'
import { type Ask, differs, isOrderEditable, isOrderOpen, stageOf } from './context-facts.ts'

/** No answer about the policy holder exists yet, and the gateway offers to pay before the details. */
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
type OrderStep = 'holder' | 'address' | 'delivery' | 'inspection' | 'terms' | 'documents' | 'cheques'
/** Inspection and terms share stage 4. */
const stepOfStage4 = (order: OrderDetail): OrderStep => {
  if (!('inspection' in order)) return 'delivery'
  return (order.inspection?.time ?? null) === null ? 'inspection' : 'terms'
}
/** The step of the stage that the order has reached; documents and cheques share stage 5. */
const firstIncompleteStep = ({ order }: JourneyContext): OrderStep | null => {
  if (order === null || order.stage === 6) return null
  if (order.stage === 4) return stepOfStage4(order)
  if (order.stage !== 5) return order.stage === 2 ? 'holder' : 'address'
  return order.documents.submitted || order.documents.later ? 'cheques' : 'documents'
}
const chequesAreAsked = ({ order, flags }: JourneyContext) =>
  order?.cheques.active === true && !flags.chequeComplete

export const branchGuards = {
  'the user may have saved plates': ({ context }: Ask) => context.signedIn,
  'the search came by a link': ({ context }: Ask) => context.byLink,
  'Back waits': ({ context }: Ask) => context.backWaits,
  'the answers that were sent differ from the': (
    { context }: Ask,
    { form }: { form: 'holder' | 'delivery' },
  ) =>
    context.intent?.status === 'under-way' &&
    context.answersSent !== null &&
    differs(context.answersSent[form], context[form]),
  'the address form differs from what was sent': ({ context: { addressSent, addressDraft } }: Ask) =>
    addressSent !== null && differs(addressSent, addressDraft),
  'the address book is outdated': ({ context }: Ask) => context.bookOutdated,
  'only one order answer is edited': ({ context }: Ask) =>
    isOrderAnswer(context.changing) && (stageOf(context) > 5 || isPaidFirst(context)),
  'the paid order is complete': ({ context: { order } }: Ask) => order?.status === 'paid' && !order.editable,
  'the order is incomplete': ({ context }: Ask) => stageOf(context) < 6 && !isPaidFirst(context),
  'the first incomplete step is': ({ context }: Ask, { step }: { step: OrderStep }) =>
    firstIncompleteStep(context) === step,
  'the edited answer is': ({ context }: Ask, { answer }: { answer: EditedAnswer }) =>
    context.changing === answer,
  'the incomplete order awaits payment': ({ context }: Ask) =>
    context.flags.incomplete && isOrderOpen(context) && stageOf(context) > 5,
  'an incomplete order is resumed': ({ context }: Ask) =>
    context.flags.incomplete && isOrderEditable(context),
  'details follow the payment': ({ context }: Ask) => isPaidFirst(context) && stageOf(context) < 6,
  'the inquiry was opened from a renewal': ({ context }: Ask) => context.flags.fromRenewal,
  'the visit comes from My Insurance': ({ context }: Ask) => context.flags.fromMyInsurance,
  'the pictures of the corrected order are sent': ({ context: { flags, order } }: Ask) =>
    flags.fromMyInsurance && order?.status === 'paid' && order.documents.submitted,
  'cheques are required': ({ context }: Ask) =>
    chequesAreAsked(context) && !(context.order?.status === 'paid' && context.order.cheques.submitted),
  'the offer is not on sale': (_: Ask, { offer }: { offer: AnyOffer }) => !offer.active,
  'alternatives were found': (_: Ask, { upsells }: { upsells: readonly unknown[] }) => upsells.length > 0,
  'the payment sheet is skipped': ({ context }: Ask) => context.experiments['offer-card'] === 'B',
  'the offer-card variant is missing': ({ context }: Ask) =>
    context.experimentsKnown && context.experiments['offer-card'] === null,
  'another payment type is chosen': ({ context }: Ask) =>
    context.paymentTypeDraft !== null && context.paymentTypeDraft !== context.order?.paymentType,
  'the offer is no longer available': (_: Ask, { offer }: { offer: AnyOffer | null }) =>
    offer === null || !offer.active,
  'the current price differs': ({ context: { choice, repriced } }: Ask) =>
    repriced !== null && repriced.payableAmount !== choice?.offer.payableAmount,
  'the instalments differ from the shown ones': ({ context: { choice, repriced, bnplAccount } }: Ask) => {
    if (choice?.paymentType !== 'bnpl') return false
    const offer = repriced ?? choice.offer
    return (
      bnplObstacle(offer, bnplAccount) !== null || dueToday(offer, 'bnpl', bnplAccount) !== choice.toldToday
    )
  },
  'completing later is offered': ({ context }: Ask) =>
    context.experiments['complete-later'] === 'B' && context.completeWhen !== 'now' && mayPayFirst(context),
  'completing now was chosen instead of later': ({ context }: Ask) =>
    context.experiments['complete-later'] === 'B' && context.completeWhen === 'now' && mayPayFirst(context),
  'the complete-later variant is missing': ({ context }: Ask) =>
    context.experimentsKnown &&
    context.experiments['complete-later'] === null &&
    context.completeWhen === null &&
    mayPayFirst(context),
  'paying first is revoked': ({ context }: Ask) => context.completeWhen === 'now' && isPaidFirst(context),
  'completing now is chosen': ({ context }: Ask) => context.completeWhen === 'now',
  'a final check is required': ({ context }: Ask) => context.order?.showPaymentModal === true,
  'the price has changed': (_: Ask, { invoice }: { invoice: Invoice | null }) =>
    invoice !== null && invoice.priceChange !== null,
  'the choice is confirmed': ({ context }: Ask) => context.choice?.confirmed === true,
  'a price change awaits a decision': ({ context }: Ask) =>
    context.choice !== null && context.repriced !== null,
  'instalments were chosen before signing in': ({ context }: Ask) =>
    context.signedIn && context.choice?.confirmed === true && context.choice.paymentType === 'bnpl',
  'the confirmed choice can be registered': ({ context }: Ask) =>
    context.signedIn && context.choice?.confirmed === true,
  'the configuration is missing': ({ context }: Ask) => context.configuration === null,
  'the user has signed in': (_: Ask, { signedIn }: { signedIn: boolean }) => signedIn,
  'the user is signed in': ({ context }: Ask) => context.signedIn,
  'the chosen time of the paper copy is saved': ({ context }: Ask, { isPost }: { isPost: boolean }) =>
    isPost && context.delivery.timeCode !== null,
  'a time for the paper copy is missing': (
    { context }: Ask,
    { isPost, needsTime }: { isPost: boolean; needsTime: boolean },
  ) => isPost && needsTime && context.delivery.timeCode === null,
  'the known holder is loaded': ({ context }: Ask) =>
    context.knownHolder !== null || (context.order?.policyHolder ?? null) !== null,
  'the delivery times are not read': ({ context }: Ask) => context.hasFreeSlot === null,
  'the address book was asked for and has addresses': (
    { context }: Ask,
    { addresses }: { addresses: readonly unknown[] },
  ) => context.bookWanted && addresses.length > 0,
  'the address book is empty': (_: Ask, { addresses }: { addresses: readonly unknown[] }) =>
    addresses.length === 0,
  'the saved address is the first one': ({ context }: Ask) =>
    !context.backWaits && context.addressBook.length === 0 && context.addressDraftUid === null,
  'the saved address can be used for the policy': (
    { context }: Ask,
    { addresses }: { addresses: readonly { uid: string; enable: boolean }[] },
  ) => usableAddress(addresses, context.addressUid) !== undefined,
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
}
