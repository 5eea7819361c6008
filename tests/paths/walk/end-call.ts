/**
 * Ends a call of a walk with the walk's outcome, and has the customer do on another device what makes the
 * gateway answer so.
 */
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import type { JourneyId } from '#machines/journeys.ts'
import { operationsOf } from '#explorer/stubs/products.ts'
import { priceBefore, withOffersFor, withPriceFor } from './adjusted-prices.ts'
import { decidingOperations, outputOf } from './call-outputs.ts'
import { contextOf, deepestStateOf, followsPath, nextSnapshot, stateValueText } from './expected-state.ts'
import type { HeldRequest, HeldRequests } from './held-request.ts'
import { advanceOrderTo, fillAddressBook, lookUpPlate } from './other-device.ts'
import { pageDataFrom } from './page-data.ts'
import { realEventsOf } from './real-events.ts'
import { type Ending, fail, outcomeIn, prepare, succeed } from './replies.ts'
import type { Scenario } from './scenario.ts'
import type { WalkStep } from './walks.ts'

const ENDING = /^xstate\.(done|error)\.actor\.(.+)$/

/** The call that an event ends, or null. */
export const callEndedBy = ({ event }: WalkStep): string | null => ENDING.exec(event.type)?.[2] ?? null

/** Where a walk is when a call ends. */
export type CallPlace = {
  readonly chart: JourneyId
  readonly at: AnyMachineSnapshot
  readonly step: WalkStep
  /** The steps after this one. */
  readonly ahead: readonly WalkStep[]
  /** The states in which this step and those after it end. */
  readonly states: readonly AnyMachineSnapshot[]
}

/** The page of a walk. */
export type WalkedPage<Held extends HeldRequest> = {
  readonly requests: HeldRequests<Held>
  /** Called before a request fails with this status or without a connection. */
  readonly expectFailure: (held: Held, why: number | 'cut') => void
  /** Pays, or refuses to, on the bank's page. */
  readonly decideAtBank: (decision: 'paid' | 'cancelled') => Promise<unknown>
  /** Signs the customer in again, as in another tab. */
  readonly signInAgain: () => Promise<unknown>
}

/** Has the customer do on another device what makes the gateway answer with this outcome. */
const beforehand = async (
  call: string,
  outcome: string,
  { device, trackingCode, isStubbed }: Scenario,
  decideAtBank: (decision: 'paid' | 'cancelled') => Promise<unknown>,
): Promise<void> => {
  if (device !== null && call === 'listMyPlates') await lookUpPlate(device)
  if (isStubbed || device === null || trackingCode === null) return
  if (call === 'readOrder' || call === 'readAnswers' || call === 'readInspection')
    await advanceOrderTo(device, trackingCode, outcome).catch(() => undefined)
  if (call === 'listAddresses' || call === 'listInspectionPlaces')
    await fillAddressBook(device, trackingCode, outcome)
  if (call === 'watchPayment') await decideAtBank(outcome === 'paid' ? 'paid' : 'cancelled')
}

/** Whether an answer fits the walk, and how it is made to fit. */
const fitting = (
  call: string,
  outcome: string,
  { operation }: HeldRequest,
  { at, step: { event }, ahead, states }: CallPlace,
  scenario: Scenario,
): Pick<Ending, 'judge' | 'shape'> => {
  const [expected, ...statesAhead] = states
  const judge: Ending['judge'] = (body, isStubbed) => {
    const output = outputOf(call, operation, body, contextOf(at))
    const next = nextSnapshot(at, [{ ...event, output }])
    const given = pageDataFrom(operation, body)
    const actually = (later: WalkStep, rest: readonly WalkStep[], there: AnyMachineSnapshot) =>
      realEventsOf({
        step: later,
        ahead: rest,
        place: deepestStateOf(there),
        context: contextOf(there),
        data: { ...scenario, ...given },
      })
    const isThere = expected !== undefined && stateValueText(next) === stateValueText(expected)
    if (
      output !== undefined &&
      (!isThere || (!isStubbed && !followsPath(next, ahead, statesAhead, actually)))
    )
      return null
    Object.assign(scenario, given)
    return { output }
  }
  const priced = expected ? priceBefore(deepestStateOf(expected), outcome) : outcome
  return {
    judge,
    shape: (body) =>
      withOffersFor(call === 'priceAgain' ? withPriceFor(body, priced, contextOf(at)) : body, ahead, states),
  }
}

/** Ends the call of a walk's step. Returns the event that the chart receives. */
export const endCall = async <Held extends HeldRequest>(
  place: CallPlace,
  scenario: Scenario,
  { requests, expectFailure, decideAtBank, signInAgain }: WalkedPage<Held>,
): Promise<AnyEventObject> => {
  const { chart, at, step } = place
  const { event, name } = step
  const [, way, call = ''] = ENDING.exec(event.type) ?? []
  const outcome = outcomeIn(call, name, chart)
  const deciding = decidingOperations(call)
  const stopPreparing = requests.answer(
    operationsOf(call, chart).filter((operation) => !deciding.includes(operation)),
    async (held) =>
      void Object.assign(scenario, pageDataFrom(held.operation, await prepare(held, call, scenario))),
  )
  const common = (held: Held) => ({
    result: name,
    call,
    outcome,
    expectFailure: (why: number | 'cut') => expectFailure(held, why),
  })
  try {
    const held = await requests.take(deciding, `«${deepestStateOf(at)}» waits for «${call}»`)
    if (way === 'done') {
      await beforehand(call, outcome, scenario, decideAtBank)
      const ending = { ...common(held), ...fitting(call, outcome, held, place, scenario) }
      return { ...event, output: await succeed(held, ending, scenario) }
    }
    await fail(held, common(held), scenario)
    // The app registers an unknown guest again and repeats the request.
    if (outcome === 'session ended' && held.isGuests) {
      const again = await requests.take(deciding, `«${call}» asked again as a new guest`)
      await fail(again, common(again), scenario)
    }
    // The app drops a refused session although no state waits for experiments: the customer signs in again
    // in another tab.
    if (call === 'listExperiments' && outcome === 'session ended' && contextOf(at).signedIn)
      await signInAgain()
    return event
  } finally {
    stopPreparing()
  }
}
