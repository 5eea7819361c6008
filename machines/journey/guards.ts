/** Named questions that transitions ask, in the words that product people read in the charts. */
import { errors, type ErrorName } from '#contract/errors.ts'
import {
  addressProblems, claimProblems, deliveryProblems, discountProblems, holderProblems, inquiryProblems, isSound, ownershipProblems,
  previousPolicyProblems, statusProblems, vehicleProblems,
} from './answers.ts'
import type { JourneyContext } from './context.ts'
import { failureOf } from './failure.ts'
import { type ChangeName, policyStatusOf } from './requests.ts'

type Ask = { context: JourneyContext }
type Thrown = { error: unknown }

const todayOf = ({ configuration }: JourneyContext) => configuration?.today ?? ''
const isFree = ({ intent }: JourneyContext) => intent?.status !== 'under-way'
const isRefusal = (error: unknown, ...names: ErrorName[]) => names.some((name) => failureOf(error).code === errors[name].code)
const vehicleIsKnown = ({ vehicle, configuration }: JourneyContext) => isSound(vehicleProblems(vehicle, configuration))

const historyIsKnown = (context: JourneyContext): boolean => {
  const { history, status } = context
  const today = todayOf(context)
  if (!isSound(statusProblems(status, today))) return false
  if (status.insured !== 'yes') return true
  if (!isSound(previousPolicyProblems(history, today))) return false
  if (status.plateHistory === 'ownership_change' && !isSound(ownershipProblems(history))) return false
  if (history.changeOwnershipStatus === 'no_another_thirdparty_discount' && status.plateHistory === 'ownership_change') return true
  return isSound(discountProblems(history)) && (status.plateHistory !== 'with_policy' || isSound(claimProblems(history)))
}

const orderIsOpen = ({ order }: JourneyContext) => order?.status === 'open'

export const guards = {
  // May this step be gone to? Each asks what the step needs, and that no change is under way.
  'inquiring is possible': ({ context }: Ask) => isFree(context) && context.configuration !== null,
  'the vehicle is known': ({ context }: Ask) => isFree(context) && vehicleIsKnown(context),
  'the registry knew the vehicle': ({ context }: Ask) => isFree(context) && context.lookup !== null && vehicleIsKnown(context),
  'the registry knew the policy': ({ context }: Ask) => isFree(context) && context.lookup !== null && vehicleIsKnown(context) && context.history.company !== null,
  'a previous policy is to be told': ({ context }: Ask) => isFree(context) && vehicleIsKnown(context) && context.status.insured === 'yes' && context.status.plateHistory !== null,
  'the previous policy is told': ({ context }: Ask) => isFree(context) && vehicleIsKnown(context) && isSound(previousPolicyProblems(context.history, todayOf(context))),
  'the search can be made': ({ context }: Ask) => isFree(context) && vehicleIsKnown(context) && historyIsKnown(context),
  'an open order is known': ({ context }: Ask) => isFree(context) && orderIsOpen(context),
  'the holder is given': ({ context }: Ask) => isFree(context) && orderIsOpen(context) && (context.order?.stage ?? 0) > 2,
  'the policy address is given': ({ context }: Ask) => isFree(context) && orderIsOpen(context) && (context.order?.stage ?? 0) > 3,
  'documents may be sent': ({ context }: Ask) =>
    isFree(context) && ((orderIsOpen(context) && (context.order?.stage ?? 0) > 4) || (context.order?.status === 'paid' && context.order.documents.later)),
  'the documents are given': ({ context }: Ask) => isFree(context) && orderIsOpen(context) && (context.order?.stage ?? 0) > 5,

  // Is the form complete?
  'plate and owner are complete': ({ context }: Ask) => isSound(inquiryProblems(context)),
  'the edited vehicle is complete': ({ context }: Ask) => context.vehicleDraft !== null && isSound(vehicleProblems(context.vehicleDraft, context.configuration)),
  'the status is complete': ({ context }: Ask) => isSound(statusProblems(context.status, todayOf(context))),
  'the previous policy is not complete': ({ context }: Ask) => !isSound(previousPolicyProblems(context.history, todayOf(context))),
  'the ownership is not answered': ({ context }: Ask) => !isSound(ownershipProblems(context.history)),
  'the discounts are not chosen': ({ context }: Ask) => !isSound(discountProblems(context.history)),
  'the claims are answered': ({ context }: Ask) => isSound(claimProblems(context.history)),
  'the holder is complete': ({ context }: Ask) => isSound(holderProblems(context.holder, todayOf(context))),
  'an address is chosen': ({ context }: Ask) => context.addressBook.some(({ uid, enable }) => enable && uid === context.addressUid),
  'the address form is complete': ({ context }: Ask) => isSound(addressProblems(context.addressDraft)),
  'the delivery is complete': ({ context }: Ask) => isSound(deliveryProblems(context.delivery)),
  'the documents are there or come later': ({ context }: Ask) =>
    context.documents.every(({ imageId }) => imageId !== null) || (context.documentsLater && context.documentsLaterAllowed),

  // Which branch?
  'ownership has changed': ({ context }: Ask) => policyStatusOf(context) === 'ownership_change',
  'no discount comes along': ({ context }: Ask) => context.history.changeOwnershipStatus === 'no_another_thirdparty_discount',
  'the policy was the same owner’s': ({ context }: Ask) => policyStatusOf(context) === 'with_policy',
  'a code is entered': ({ context }: Ask) => context.discountDraft.trim() !== '',
  'a confirmed choice waits': ({ context }: Ask) => context.choice?.confirmed === true,
  'a confirmed choice waits for its owner': ({ context }: Ask) => context.signedIn && context.choice?.confirmed === true,
  'the user is signed in': ({ context }: Ask) => context.signedIn,
  'a paper copy goes by post': (_: Ask, { isPost }: { isPost: boolean }) => isPost,
  'nothing is delivered': ({ context }: Ask) => context.deliveryMode === 'no_delivery',
  'an order was asked for': ({ context }: Ask) => context.trackingCode !== null,
  'the order is paid': ({ context }: Ask) => context.order?.status === 'paid',
  'the term is another': ({ context }: Ask, { policyTerm }: { policyTerm: number }) => context.policyTerm !== policyTerm,
  'this change was interrupted': ({ context }: Ask, { change }: { change: ChangeName }) => context.intent?.status === 'interrupted' && context.intent.change === change,
  'the payment is made': (_: Ask, { end }: { end: string }) => end === 'paid',

  // Which failure?
  'the session has ended': (_: Ask, { error }: Thrown) => failureOf(error).kind === 'signed-out',
  'the answer is missing': (_: Ask, { error }: Thrown) => failureOf(error).kind !== 'refused',
  'there is no such order': (_: Ask, { error }: Thrown) => isRefusal(error, 'notFound'),
  'the same lookup error came before': ({ context }: Ask, { error }: Thrown) =>
    isRefusal(error, 'registryDown', 'plateNotOwners') && context.lookupError === failureOf(error).code,
  'the registry’s answer is defective': (_: Ask, { isDefective }: { isDefective: boolean }) => isDefective,
  'the details were refused': (_: Ask, { error }: Thrown) => isRefusal(error, 'searchRefused', 'invalid'),
  'the discount code was refused': (_: Ask, { error }: Thrown) => isRefusal(error, 'discountUnknown', 'discountExpired', 'discountUsedUp', 'discountOtherInsurer'),
  'the prices are no longer valid': (_: Ask, { error }: Thrown) => isRefusal(error, 'searchExpired', 'notFound'),
  'the slot is taken': (_: Ask, { error }: Thrown) => isRefusal(error, 'slotTaken'),
  'the order is closed': (_: Ask, { error }: Thrown) => isRefusal(error, 'orderClosed'),
}
