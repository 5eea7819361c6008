/** A journey for the explorer: its inputs, and what may happen in each state. */
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import type { VehicleAnswers } from '#machines/journey/answers.ts'
import type { AddressQuery, JourneyContext, JourneyInput } from '#machines/journey/context.ts'
import { flagsInQuery } from '#machines/journey/address-query.ts'
import { eventGuards } from '#machines/journey/guards/event-guards.ts'
import { liabilityEventGuards } from '#machines/products/liability/event-guards.ts'
import type { ChangeName } from '#machines/journey/changes.ts'
import { emptyQuote, type Product } from '#machines/journey/quote.ts'
import { addressUid, inactiveOffer, offer, trackingCode } from '../stubs/gateway-answers.ts'
import { motorcycle } from '#machines/motorcycle.ts'
import { type JourneyId, journeys } from '#machines/journeys.ts'
import { thirdParty } from '#machines/third-party.ts'
import type { InputCase, EventCase, ExplorerModel } from '../exploration.ts'
import { eventCasesIn, type EventTables } from '../event-cases.ts'
import { guardsOf } from '../context-guards.ts'
import { valueText } from '../novelty.ts'
import { stepperOf } from '../stepper.ts'
import { statesOf } from '../transitions.ts'
import { userEventsOf } from './user-events.ts'
import { callResultsOf, failuresOf } from './call-results.ts'

type JourneyInputCase = InputCase & { readonly input: JourneyInput }

const input = (change: Partial<JourneyInput>): JourneyInput => ({
  journeyId: 'journey',
  signedIn: true,
  trackingCode: null,
  saved: {},
  ...change,
})

/** The vehicle of a complete inquiry. */
const vehicles: Readonly<Record<Product, VehicleAnswers>> = {
  thirdparty: {
    carType: 'car',
    carUsage: 'passenger',
    carBrand: 'peugeot',
    carModel: 'peugeot-207-manual',
    carDetailCode: null,
    carProductionYear: '1399',
    carProductionMonth: null,
  },
  motorcycle: { ...emptyQuote('motorcycle').vehicle, carDetailCode: 'moto_1cyl', carProductionYear: '1399' },
}

/** Context of a complete inquiry. */
const searchedWith = (product: Product): Partial<JourneyContext> => ({
  quote: {
    ...emptyQuote(product),
    vehicle: vehicles[product],
    status: { insured: 'without', plateHistory: null, deliveryDate: null },
  },
})

const chosen: Partial<JourneyContext> = {
  searchTrackingCode: 'SEARCH23456789',
  choice: { offer, paymentType: 'cash', confirmed: true, upsellingId: null },
}

/**
 * The page was closed during this change, and its step is opened again. The visualizer's phone starts by
 * these names.
 */
const interrupted = (change: ChangeName, to: string, name = `again after ${change}`): JourneyInputCase => ({
  name,
  input: input({
    trackingCode,
    saved: {
      ...(change === 'chooseInstantPayment' ? { completeWhen: 'later' } : {}),
      ...(change === 'deleteAddress' ? { addressDraftUid: addressUid } : {}),
      requested: { to, query: {} },
      intent: { change, key: 'key', fingerprint: 'fingerprint', status: 'under-way' },
    },
  }),
})

const restored = (searched: Partial<JourneyContext>): readonly JourneyInputCase[] => [
  interrupted('chooseInstantPayment', '#holder'),
  interrupted('savePolicyHolder', '#holder'),
  interrupted('savePolicyInfo', '#address'),
  interrupted('saveAddress', '#address'),
  interrupted('deleteAddress', '#address'),
  interrupted('saveDeliveryAddress', '#delivery'),
  interrupted('saveDeliveryTime', '#delivery'),
  interrupted('saveAddress', '#delivery', 'again after saveAddress, at delivery'),
  interrupted('deleteAddress', '#delivery', 'again after deleteAddress, at delivery'),
  {
    name: 'again after registerOrder',
    input: input({
      saved: {
        ...searched,
        ...chosen,
        intent: {
          change: 'registerOrder',
          key: 'key',
          fingerprint: 'fingerprint',
          status: 'under-way',
        },
        requested: { to: '#offers', query: {} },
      },
    }),
  },
  interrupted('completeOrder', '#documents'),
  interrupted('submitDocuments', '#documents'),
  interrupted('submitCheques', '#cheques'),
  interrupted('changePaymentType', '#payment'),
  interrupted('applyDiscount', '#payment'),
  interrupted('removeDiscount', '#payment'),
  interrupted('acceptPriceChange', '#payment'),
]

/** Queries of links: a whole search, and what a link with a gap has instead. */
const links = {
  thirdparty: {
    whole: {
      carType: 'car',
      carUsage: 'passenger',
      carModel: 'peugeot-207-manual',
      carProductionYear: '1399',
      policyStatus: 'without',
    },
    gap: { carModel: 'unknown' },
  },
  motorcycle: {
    whole: {
      carType: 'motorcycle',
      carDetailCode: 'moto_1cyl',
      carProductionYear: '1399',
      policyStatus: 'without',
    },
    gap: { carDetailCode: 'unknown' },
  },
} as const satisfies Record<Product, object>

/** The journey opened at an address. All but the offers have an order. */
const opened = (name: string, to: string, query: AddressQuery = {}): JourneyInputCase => ({
  name,
  input: input({
    trackingCode: to === '#offers' ? null : trackingCode,
    saved: { requested: { to, query }, flags: flagsInQuery(query) },
  }),
})

const inputCasesOf = (product: Product): readonly JourneyInputCase[] => {
  const searched = searchedWith(product)
  const { whole, gap } = links[product]
  return [
    { name: 'guest', input: input({ signedIn: false }) },
    { name: 'signed in', input: input({}) },
    opened('a shared link', '#offers', whole),
    opened('a link with a gap', '#offers', { ...whole, ...gap }),
    {
      name: 'back from sign-in with a choice',
      input: input({ saved: { ...searched, ...chosen, requested: { to: '#offers', query: {} } } }),
    },
    {
      name: 'again while a changed price is decided on',
      input: input({
        saved: {
          ...searched,
          ...chosen,
          repriced: { ...offer, payableAmount: 6_000_000 },
          requested: { to: '#offers', query: {} },
        },
      }),
    },
    {
      name: 'again with marked offers',
      input: input({
        saved: {
          ...searched,
          compared: ['aftab', inactiveOffer.companyCode],
          requested: { to: '#offers', query: {} },
        },
      }),
    },
    ...['holder', 'address', 'delivery', 'documents', 'cheques', 'payment'].map((id) =>
      opened(`at ${id}`, `#${id}`),
    ),
    opened('an incomplete order', '#holder', { incomplete: 'true' }),
    opened('an incomplete order at its payment', '#payment', { incomplete: 'true' }),
    opened('cheques are in', '#documents', { 'cheque-complete': 'true' }),
    opened('documents, from My Insurance', '#documents', { 'from-my-insurance': 'true' }),
    opened('cheques, from My Insurance', '#cheques', { 'from-my-insurance': 'true' }),
    ...restored(searched),
  ]
}

const tablesOf = (product: Product): EventTables => {
  const callResults = callResultsOf(product)
  return {
    userEvents: userEventsOf(product),
    callResults: (call) => callResults[call] ?? {},
    callFailures: failuresOf,
  }
}

/** What the explorer needs of each journey beside its chart. */
export const journeyTables = {
  'third-party': tablesOf(journeys['third-party'].product),
  motorcycle: tablesOf(journeys.motorcycle.product),
} as const satisfies Record<JourneyId, EventTables>

export const inputCases = {
  'third-party': inputCasesOf(journeys['third-party'].product),
  motorcycle: inputCasesOf(journeys.motorcycle.product),
} as const satisfies Record<JourneyId, readonly JourneyInputCase[]>

/** Whole answers of the gateway, and the key of a change: only what guards find in them is novel. */
const ignoredContext: ReadonlySet<string> = new Set(['configuration', 'order', 'invoice', 'intent'])

/** Every address of the journey. */
export const routeCases = (stepper: ExplorerModel['stepper']): EventCase[] =>
  statesOf(stepper.machine)
    .filter(({ config }) => config.route !== undefined)
    .map(({ id }) => ({ name: `address of ${id}`, event: { type: 'xstate.route', to: `#${id}` } }))

const eventGuardNames = Object.keys({ ...eventGuards, ...liabilityEventGuards })
const eventGuardByText = new Map<string, boolean>()
/** Whether a guard decides what a screen enables. The name of a guard ends with its static parameters. */
const isEventGuard = (guard: string): boolean => {
  const known = eventGuardByText.get(guard)
  if (known !== undefined) return known
  const is = eventGuardNames.some((name) => guard === name || guard.startsWith(`${name} `))
  eventGuardByText.set(guard, is)
  return is
}

/** Both journeys are provided the same guards. */
const guardsByName = new Map(guardsOf(thirdParty))

type EventCheck = {
  readonly name: string
  readonly passes: (context: unknown) => boolean
  /** Whether every transition that could take the event has an event guard. */
  readonly isDecisive: boolean
}

/** The check of a transition's guard for one event, or null if it is not an event guard. */
const checkOf = (guard: unknown, event: AnyEventObject): EventCheck['passes'] | null => {
  if (typeof guard !== 'object' && typeof guard !== 'string') return null
  const { type, params }: { type?: unknown; params?: unknown } =
    typeof guard === 'string' ? { type: guard } : (guard ?? {})
  if (typeof type !== 'string' || !eventGuardNames.includes(type)) return null
  const evaluate = guardsByName.get(type)
  return (context) => {
    const given: unknown = typeof params === 'function' ? params({ context, event }) : params
    return evaluate?.({ context, event }, given) ?? false
  }
}

/** By chart and state: its event cases that event guards decide. Found once, because every step asks for them. */
const checksByChart = new WeakMap<AnyStateMachine, Map<string, readonly EventCheck[]>>()
const eventChecksIn = (tables: EventTables, snapshot: AnyMachineSnapshot): readonly EventCheck[] => {
  const state = valueText(snapshot)
  const checksByState = checksByChart.get(snapshot.machine) ?? new Map<string, readonly EventCheck[]>()
  checksByChart.set(snapshot.machine, checksByState)
  const known = checksByState.get(state)
  if (known !== undefined) return known
  const found = eventCasesIn(tables, snapshot._nodes).flatMap(({ name, event }) => {
    const transitions = snapshot._nodes.flatMap((node) => node.transitions.get(event.type) ?? [])
    const checks = transitions.flatMap(({ guard }) => checkOf(guard, event) ?? [])
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

const explorerModelOf = (id: JourneyId, chart: AnyStateMachine): ExplorerModel => {
  const tables = journeyTables[id]
  const stepper = stepperOf(chart, input({}))
  /** Event cases by state that were refused there once. To refuse them again shows nothing new, and costs a step. */
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
      const { requested, intent, bnplAccount, discountCode, invoice, addressBook, compared } =
        snapshot.context
      return [
        JSON.stringify([requested, intent?.change]),
        JSON.stringify(bnplAccount),
        `code ${discountCode}, ${invoice?.discountCode}`,
        `book ${JSON.stringify(addressBook)}`,
        `unsold marked ${compared.includes(inactiveOffer.companyCode)}`,
        ...enabledEvents(tables, snapshot),
      ]
    },
  }
}

/** Creates a model for one exploration. @param chart another chart of the same journey, with a planted fault */
export const thirdPartyExplorerModel = (chart: AnyStateMachine = thirdParty): ExplorerModel =>
  explorerModelOf('third-party', chart)
export const motorcycleExplorerModel = (): ExplorerModel => explorerModelOf('motorcycle', motorcycle)
