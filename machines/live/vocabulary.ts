/** What may be asked of each chart while it runs before somebody's eyes: its events in their classes, how its calls may end, its addresses. */
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { paymentResult } from '../app/payment-result.ts'
import type { Happening } from '../paths/explore.ts'
import { type Stepper, stepperOf } from '../paths/stepper.ts'
import { paymentResultWalk } from '../paths/payment-result.ts'
import { endingsOf, type Tables } from '../paths/happenings.ts'
import { routes, tables } from '../paths/third-party/model.ts'
import { isOffered } from '../paths/third-party/offered.ts'
import { thirdParty } from '../third-party.ts'

export type Vocabulary = {
  readonly stepper: Stepper
  /** Payloads by the event's type and the name of the class. */
  readonly gestures: Readonly<Record<string, Readonly<Record<string, object>>>>
  /** Takes the id of a call; gives how it may end. */
  readonly endingsOf: (call: string) => readonly Happening[]
  readonly addresses: readonly Happening[]
  /** Whether a state's screen offers an event, whatever the chart would do with it. */
  readonly isOffered: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => boolean
}

const of = (chart: AnyStateMachine, input: unknown, words: Tables, offers: Vocabulary['isOffered'] = () => true): Vocabulary => {
  const stepper = stepperOf(chart, input)
  return { stepper, gestures: words.gestures, endingsOf: (call) => endingsOf(words, call), addresses: routes(stepper), isOffered: offers }
}

const makers: Readonly<Record<string, () => Vocabulary>> = {
  'third-party': () => of(thirdParty, { journeyId: '', signedIn: false, trackingCode: null, saved: {} }, tables, isOffered),
  'payment-result': () => of(paymentResult, { trackingCode: '' }, paymentResultWalk.tables),
}

const made = new Map<string, Vocabulary>()

/** Takes a chart's id; gives its vocabulary, or null where the chart is shown by no page of its own. */
export const vocabularyOf = (chart: string): Vocabulary | null => {
  const known = made.get(chart) ?? makers[chart]?.() ?? null
  if (known !== null) made.set(chart, known)
  return known
}
