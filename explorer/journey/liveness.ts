/** The liveness checks of the journeys. */
import type { AnyMachineSnapshot } from 'xstate'
import { isFailure } from '../equivalent-failures.ts'
import type { EventCase, ExplorerModel } from '../exploration.ts'
import { firstStuckOf, type Liveness, livenessOf, type StuckState } from '../liveness.ts'
import { isRefusedClosing, orderGateway } from './order-gateway.ts'

type Exit = { readonly reason: string; readonly isAt: (snapshot: AnyMachineSnapshot) => boolean }
export type Exits = Readonly<Record<string, Exit>>

/** States of every journey from which the order need not be settled, each with its reason. */
const sharedExits: Exits = {
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
}

/** By journey, the exits of its check. Motorcycle insurance has the steps of third-party insurance. */
export const exitsOf = {
  'third-party': {
    ...sharedExits,
    'documents before details': {
      reason:
        'An order that is paid first can come to its documents before its details are given. ' +
        'The gateway refuses to complete it; Back leads to the check of the answers.',
      isAt: (snapshot) =>
        (snapshot.matches({ documents: 'completing' }) || snapshot.matches({ documents: 'failed' })) &&
        snapshot.context.order?.instantPaymentInfo?.chosen === true,
    },
  },
  'car-body': sharedExits,
  renewal: {
    ...sharedExits,
    'a policy that cannot be renewed': {
      reason: 'A new policy is bought instead, in the journey of its product.',
      isAt: (snapshot) => snapshot.matches({ opening: 'nothingToRenew' }),
    },
  },
} as const satisfies Readonly<Record<string, Exits>>

/** User events that lead back, change an answer, or belong to another flow. */
const DETOUR =
  /^(?:back|answer-change\.chosen|labels\.relocalised|price\.refused|comparison\.started|share\.)|^session\.changed: signed out$/

/** The gateway's refusal of an incomplete order leads to what is missing. */
const isForward = (eventCase: EventCase): boolean =>
  isRefusedClosing(eventCase.event) || (!isFailure(eventCase) && !DETOUR.test(eventCase.name))

const modelWith = (model: ExplorerModel, exits: Exits) => ({
  model,
  gateway: orderGateway,
  isForward,
  isEnd: (snapshot: AnyMachineSnapshot) =>
    snapshot.matches('settled') ||
    snapshot.matches('returned') ||
    Object.values(exits).some(({ isAt }) => isAt(snapshot)),
})

/**
 * Finds states from which forward events cannot settle the order, whichever results successful calls have.
 */
export const journeyLiveness = (model: ExplorerModel, exits: Exits): Liveness =>
  livenessOf(modelWith(model, exits))

/**
 * The first such state of those selected, or null.
 * @param start the only input that the journey is explored from
 */
export const firstStuckFrom = (
  start: string,
  model: ExplorerModel,
  exits: Exits,
  isChecked: (snapshot: AnyMachineSnapshot) => boolean,
): StuckState | null => {
  const inputCases = model.inputCases.filter(({ name }) => name === start)
  return firstStuckOf(modelWith({ ...model, inputCases, routes: [] }, exits), isChecked)
}
