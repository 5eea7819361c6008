/** Guards of branches: which way a transition leads. */
import type { Invoice } from '#contract/operations/payment.ts'
import type { Offer } from '#contract/operations/offers.ts'
import { type EditedAnswer, isOrderAnswer } from '../answers.ts'
import type { ChangeName } from '../changes.ts'
import type { JourneyContext } from '../context.ts'
import { isPaidFirst } from '../order-completeness.ts'
import { type Ask, isFree, isOrderEditable, isOrderOpen, stageOf } from './context-facts.ts'

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

export const branchGuards = {
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
  'the invoice was requested': ({ context }: Ask) =>
    context.requested?.to === '#payment-invoice' &&
    isFree(context) &&
    isOrderOpen(context) &&
    stageOf(context) > 5,
  'the incomplete order awaits payment': ({ context }: Ask) =>
    context.flags.incomplete && isOrderOpen(context) && stageOf(context) > 5,
  'an incomplete order is resumed': ({ context }: Ask) =>
    context.flags.incomplete && isOrderEditable(context),
  'details follow the payment': ({ context }: Ask) => isPaidFirst(context) && stageOf(context) < 6,
  'the visit comes from My Insurance': ({ context }: Ask) => context.flags.fromMyInsurance,
  'cheques are required': ({ context }: Ask) =>
    chequesAreAsked(context) && !(context.order?.status === 'paid' && context.order.cheques.submitted),
  'the offer is not on sale': (_: Ask, { offer }: { offer: Offer }) => !offer.active,
  'an alternative may exist': (_: Ask, { offer }: { offer: Offer }) => offer.hasUpSelling,
  'alternatives were found': (_: Ask, { upsells }: { upsells: readonly unknown[] }) => upsells.length > 0,
  'the payment sheet is skipped': ({ context }: Ask) => context.experiments['offer-card'] === 'B',
  'the offer-card variant is missing': ({ context }: Ask) => context.experiments['offer-card'] === null,
  'another payment type is chosen': ({ context }: Ask) =>
    context.paymentTypeDraft !== null && context.paymentTypeDraft !== context.order?.paymentType,
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
  'a final check is required': ({ context }: Ask) => context.order?.showPaymentModal === true,
  'the price has changed': (_: Ask, { invoice }: { invoice: Invoice }) => invoice.priceChange !== null,
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
}
