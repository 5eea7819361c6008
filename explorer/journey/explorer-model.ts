/** Explorer model of a journey: its inputs, and the event cases of each state. */
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { eventGuards } from '#machines/journey/guards/event-guards.ts'
import { liabilityEventGuards } from '#machines/products/liability/event-guards.ts'
import type { JourneyContext } from '#machines/journey/context.ts'
import type { Quote } from '#machines/journey/quote.ts'
import { inactiveOffer } from '../stubs/gateway-answers.ts'
import { carBody } from '#machines/car-body.ts'
import { motorcycle } from '#machines/motorcycle.ts'
import { type JourneyId, journeyIds } from '#machines/journeys.ts'
import { renewal } from '#machines/renewal.ts'
import { thirdParty } from '#machines/third-party.ts'
import type { EventCase, ExplorerModel } from '../exploration.ts'
import { eventCasesIn, type EventTables } from '../event-cases.ts'
import { type Guard, guardsOf } from '../context-guards.ts'
import { valueText } from '../novelty.ts'
import { stepperOf } from '../stepper.ts'
import { statesOf } from '../transitions.ts'
import { inputCases } from './input-cases.ts'
import { input } from './input-parts.ts'
import { userEventsOf } from './user-events.ts'
import { callResultsOf, failuresOf } from './call-results.ts'

const tablesOf = (journey: JourneyId): EventTables => {
  const callResults = callResultsOf(journey)
  return {
    userEvents: userEventsOf(journey),
    callResults: (call) => callResults[call] ?? {},
    callFailures: failuresOf(journey),
  }
}

/** Data of each journey that the explorer needs in addition to its chart. */
const journeyTables = new Map(journeyIds.map((id) => [id, tablesOf(id)] as const))

/** The tables of a journey, which are computed once. */
export const tablesOfJourney = (id: JourneyId): EventTables => journeyTables.get(id) ?? tablesOf(id)

/** Whole answers of the gateway, and the key of a change: novel only by what guards read of them. */
const ignoredContext: ReadonlySet<string> = new Set(['configuration', 'order', 'invoice', 'intent'])

/** Every address of the journey. */
export const routeCases = (stepper: ExplorerModel['stepper']): EventCase[] =>
  statesOf(stepper.machine)
    .filter(({ config }) => config.route !== undefined)
    .map(({ id }) => ({ name: `address of ${id}`, event: { type: 'xstate.route', to: `#${id}` } }))

/** Guards of car-body insurance that decide what its screens enable. */
const carBodyEventGuards = [
  'the value can be changed like this',
  'the insurance can be changed like this',
  'the third-party discount differs',
  'another level is picked',
  'the picked level differs from the',
  'a level is chosen in the',
  'the drafted covers differ',
  'another place can be picked',
  'another free visit is picked',
]

/** Guards of a renewal that decide what its screens enable. */
const renewalEventGuards = [
  'the drafted claim count differs',
  'the drafted claims differ',
  'last year’s terms have a price and there are no claims',
  'the paper copy can go to the policy address',
  'another address of the paper copy is chosen',
]

const eventGuardNames = [
  ...Object.keys({ ...eventGuards, ...liabilityEventGuards }),
  ...carBodyEventGuards,
  ...renewalEventGuards,
]
const eventGuardByText = new Map<string, boolean>()
/** Whether a guard decides what a screen enables. The name of a guard ends with its static parameters. */
const isEventGuard = (guard: string): boolean => {
  const known = eventGuardByText.get(guard)
  if (known !== undefined) return known
  const is = eventGuardNames.some((name) => guard === name || guard.startsWith(`${name} `))
  eventGuardByText.set(guard, is)
  return is
}

/** By chart: products provide guards of their own under the same names. */
const guardsByChart = new WeakMap<AnyStateMachine, ReadonlyMap<string, Guard>>()
const guardOf = (chart: AnyStateMachine, name: string): Guard | undefined => {
  const known = guardsByChart.get(chart) ?? new Map(guardsOf(chart))
  guardsByChart.set(chart, known)
  return known.get(name)
}

type EventCheck = {
  readonly name: string
  readonly passes: (context: unknown) => boolean
  /** Whether every transition that could take the event has an event guard. */
  readonly isDecisive: boolean
}

/** The check of a transition's guard for one event, or null if it is not an event guard. */
const checkOf = (
  chart: AnyStateMachine,
  guard: unknown,
  event: AnyEventObject,
): EventCheck['passes'] | null => {
  if (typeof guard !== 'object' && typeof guard !== 'string') return null
  const { type, params }: { type?: unknown; params?: unknown } =
    typeof guard === 'string' ? { type: guard } : (guard ?? {})
  if (typeof type !== 'string' || !eventGuardNames.includes(type)) return null
  const evaluate = guardOf(chart, type)
  return (context) => {
    const given: unknown = typeof params === 'function' ? params({ context, event }) : params
    return evaluate?.({ context, event }, given) ?? false
  }
}

/**
 * By chart and state: its event cases that event guards decide. Found once, because every step asks for them.
 */
const checksByChart = new WeakMap<AnyStateMachine, Map<string, readonly EventCheck[]>>()
const eventChecksIn = (tables: EventTables, snapshot: AnyMachineSnapshot): readonly EventCheck[] => {
  const state = valueText(snapshot)
  const checksByState = checksByChart.get(snapshot.machine) ?? new Map<string, readonly EventCheck[]>()
  checksByChart.set(snapshot.machine, checksByState)
  const known = checksByState.get(state)
  if (known !== undefined) return known
  const found = eventCasesIn(tables, snapshot._nodes).flatMap(({ name, event }) => {
    const transitions = snapshot._nodes.flatMap((node) => node.transitions.get(event.type) ?? [])
    const checks = transitions.flatMap(({ guard }) => checkOf(snapshot.machine, guard, event) ?? [])
    const passes = (context: unknown) => checks.some((check) => check(context))
    return checks.length === 0 ? [] : [{ name, passes, isDecisive: checks.length === transitions.length }]
  })
  checksByState.set(state, found)
  return found
}

/** Events that an event guard allows in this state, each with the answer that is edited. */
const enabledEvents = (tables: EventTables, snapshot: AnyMachineSnapshot): readonly string[] =>
  eventChecksIn(tables, snapshot).flatMap(({ name, passes }) =>
    passes(snapshot.context) ? [`${name}, ${snapshot.context.changing}`] : [],
  )

const previousCompanyOf = (quote: Quote): string | null =>
  quote.product === 'carbody' ? quote.insurance.previousCompany : quote.history.previousCompany

/**
 * A renewal loads its policy after its order and before arriving. Together they decide where it continues.
 */
const arrival = ({ requested, intent, flags, order }: JourneyContext): string =>
  JSON.stringify([
    [requested, flags, intent?.change, intent?.status],
    [order?.status, order?.stage, order?.deliveryMode, order?.policyHolder],
  ])

/**
 * The first failed lookup leads from the owner's page to manual entry. A second one is possible after Back.
 */
const isNearTheLookup = (snapshot: AnyMachineSnapshot): boolean =>
  snapshot.matches({ inquiry: 'owner' }) || snapshot.matches({ vehicle: 'car' })

const explorerModelOf = (id: JourneyId, chart: AnyStateMachine): ExplorerModel => {
  const tables = tablesOfJourney(id)
  const stepper = stepperOf(chart, input({}))
  /** Event cases that a state has refused once. Another refusal would cost a step and show nothing new. */
  const refused = new Set<string>()
  const refusedAgain = (snapshot: AnyMachineSnapshot): ReadonlySet<string> => {
    const names = new Set<string>()
    for (const { name, passes, isDecisive } of eventChecksIn(tables, snapshot)) {
      if (!isDecisive || passes(snapshot.context)) continue
      const key = `${valueText(snapshot)} ${name}`
      if (refused.has(key)) names.add(name)
      refused.add(key)
    }
    return names
  }
  return {
    stepper,
    inputCases: inputCases[id],
    routes: routeCases(stepper),
    ignoredContext,
    ignoresGuard: isEventGuard,
    eventCasesIn: (snapshot) => {
      // Events of the whole chart change no state, so they are taken while it opens, not in every state.
      const nodes = snapshot.matches('opening')
        ? snapshot._nodes
        : snapshot._nodes.filter(({ parent }) => parent !== undefined)
      const skipped = refusedAgain(snapshot)
      return eventCasesIn(tables, nodes).filter(({ name }) => !skipped.has(name))
    },
    observedFacts: (snapshot) => {
      const {
        requested,
        intent,
        bnplAccount,
        discountCode,
        invoice,
        addressBook,
        bookWanted,
        compared,
        backWaits,
        order,
        quote,
      }: JourneyContext = snapshot.context
      return [
        `lacks ${order?.stage}, documents ${order?.documents.submitted}, ${order?.documents.later}`,
        `registry ${quote.lookup !== null}, policy ${previousCompanyOf(quote) !== null}`,
        `status ${order?.statusId}`,
        `back waits ${backWaits}`,
        JSON.stringify([requested, intent?.change, intent?.status]),
        JSON.stringify(bnplAccount),
        `code ${discountCode}, ${invoice?.discountCode}`,
        `book ${JSON.stringify(addressBook)}, wanted ${bookWanted}`,
        `unsold marked ${compared.includes(inactiveOffer.companyCode)}`,
        ...enabledEvents(tables, snapshot),
        ...(id === 'renewal' && snapshot.matches('opening') ? [arrival(snapshot.context)] : []),
        ...(id === 'car-body' && isNearTheLookup(snapshot) ? [`lookup failed ${quote.lookupError}`] : []),
      ]
    },
  }
}

/**
 * Creates a model for one exploration.
 * @param chart another chart of the same journey, with a planted fault
 */
export const thirdPartyExplorerModel = (chart: AnyStateMachine = thirdParty): ExplorerModel =>
  explorerModelOf('third-party', chart)
export const carBodyExplorerModel = (chart: AnyStateMachine = carBody): ExplorerModel =>
  explorerModelOf('car-body', chart)
export const motorcycleExplorerModel = (): ExplorerModel => explorerModelOf('motorcycle', motorcycle)
export const renewalExplorerModel = (chart: AnyStateMachine = renewal): ExplorerModel =>
  explorerModelOf('renewal', chart)
