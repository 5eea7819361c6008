/** The liveness check of the third-party journey. */
import type { AnyMachineSnapshot } from 'xstate'
import { isFailure } from '../equivalent-failures.ts'
import type { EventCase, ExplorerModel } from '../exploration.ts'
import { type Liveness, livenessOf } from '../liveness.ts'
import { orderGateway } from './order-model.ts'

type Exit = { readonly reason: string; readonly isAt: (snapshot: AnyMachineSnapshot) => boolean }

/** States from which the order need not be settled, each with its reason. */
export const exits: Readonly<Record<string, Exit>> = {
  'signing in': {
    reason: 'The user signs in on another page; the journey starts again afterwards, with the choice.',
    isAt: (snapshot) => snapshot.matches({ signIn: 'leaving' }),
  },
  'a waiting Back': {
    reason:
      'Back was pressed on a page while a change was under way: it is answered when the response arrives. ' +
      'Over a sheet it only closes the sheet.',
    isAt: (snapshot) => snapshot.context.backWaits === true && !snapshot.hasTag('sheet'),
  },
  'an unknown order': {
    reason: 'There is no such order to settle.',
    isAt: (snapshot) => snapshot.matches({ opening: 'orderUnknown' }),
  },
  'documents before details': {
    reason:
      'An order that is paid first can come to its documents before its details are given. ' +
      'The gateway refuses to complete it; Back leads to the check of the answers.',
    isAt: (snapshot) =>
      (snapshot.matches({ documents: 'completing' }) || snapshot.matches({ documents: 'failed' })) &&
      snapshot.context.order?.instantPaymentInfo?.chosen === true,
  },
}

/** User events that lead back, change an answer, or belong to another flow. */
const DETOUR =
  /^(?:back|answer-change\.chosen|labels\.relocalised|price\.refused|comparison\.started|share\.)|^session\.changed: signed out$/

const isForward = (eventCase: EventCase): boolean => !isFailure(eventCase) && !DETOUR.test(eventCase.name)

/** Finds states from which pressing on does not settle the order, whatever results the calls succeed with. */
export const thirdPartyLiveness = (
  model: ExplorerModel,
  isChecked: (snapshot: AnyMachineSnapshot) => boolean = () => true,
): Liveness =>
  livenessOf({
    model,
    isChecked,
    gateway: orderGateway,
    isForward,
    isEnd: (snapshot) =>
      snapshot.matches('settled') ||
      snapshot.matches('returned') ||
      Object.values(exits).some(({ isAt }) => isAt(snapshot)),
  })
