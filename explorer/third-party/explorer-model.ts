/** The third-party journey for the explorer: its inputs, and what may happen in each state. */
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import type { AddressQuery, JourneyContext, JourneyInput } from '#machines/journey/context.ts'
import { flagsInQuery } from '#machines/journey/address-query.ts'
import { eventGuards } from '#machines/journey/guards/event-guards.ts'
import type { ChangeName } from '#machines/journey/changes.ts'
import { addressUid, inactiveOffer, offer, trackingCode } from '../stubs/gateway-answers.ts'
import { thirdParty } from '#machines/third-party.ts'
import type { InputCase, EventCase, ExplorerModel } from '../exploration.ts'
import { eventCasesIn, type EventTables } from '../event-cases.ts'
import { guardsOf } from '../context-guards.ts'
import { stepperOf } from '../stepper.ts'
import { statesOf } from '../transitions.ts'
import { userEvents } from './user-events.ts'
import { failuresOf, callResults } from './call-results.ts'

type JourneyBeginning = InputCase & { readonly input: JourneyInput }

const input = (change: Partial<JourneyInput>): JourneyInput => ({
  journeyId: 'journey',
  signedIn: true,
  trackingCode: null,
  saved: {},
  ...change,
})

/** Context of a complete inquiry. */
const searched: Partial<JourneyContext> = {
  vehicle: {
    carType: 'car',
    carUsage: 'passenger',
    carBrand: 'peugeot',
    carModel: 'peugeot-207-manual',
    carDetailCode: null,
    carProductionYear: '1399',
    carProductionMonth: null,
  },
  status: { insured: 'without', plateHistory: null, deliveryDate: null },
}

const chosen: Partial<JourneyContext> = {
  searchTrackingCode: 'SEARCH23456789',
  choice: { offer, paymentType: 'cash', confirmed: true, upsellingId: null },
}

/**
 * The page was closed during this change, and its step is opened again. The visualizer's phone starts by
 * these names.
 */
const interrupted = (change: ChangeName, to: string, name = `again after ${change}`): JourneyBeginning => ({
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

const begunAgain: readonly JourneyBeginning[] = [
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
    name: 'again after registerThirdPartyOrder',
    input: input({
      saved: {
        ...searched,
        ...chosen,
        intent: {
          change: 'registerThirdPartyOrder',
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

const link = {
  carType: 'car',
  carUsage: 'passenger',
  carModel: 'peugeot-207-manual',
  carProductionYear: '1399',
  policyStatus: 'without',
}

/** The journey opened at an address. All but the offers have an order. */
const opened = (name: string, to: string, query: AddressQuery = {}): JourneyBeginning => ({
  name,
  input: input({
    trackingCode: to === '#offers' ? null : trackingCode,
    saved: { requested: { to, query }, flags: flagsInQuery(query) },
  }),
})

export const beginnings: readonly JourneyBeginning[] = [
  { name: 'guest', input: input({ signedIn: false }) },
  { name: 'signed in', input: input({}) },
  opened('a shared link', '#offers', link),
  opened('a link with a gap', '#offers', { ...link, carModel: 'unknown' }),
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
  ...begunAgain,
]

export const eventTables: EventTables = {
  userEvents,
  callResults: (call) => callResults[call] ?? {},
  callFailures: failuresOf,
}

/** Whole answers of the gateway, and the key of a change: only what guards find in them is novel. */
const unread: ReadonlySet<string> = new Set(['configuration', 'order', 'invoice', 'intent'])

/** Every address of the journey. */
export const routeCases = (stepper: ExplorerModel['stepper']): EventCase[] =>
  statesOf(stepper.machine)
    .filter(({ config }) => config.route !== undefined)
    .map(({ id }) => ({ name: `address of ${id}`, event: { type: 'xstate.route', to: `#${id}` } }))

const eventGuardNames = Object.keys(eventGuards)
/** Whether a guard decides what a screen enables. The name of a guard ends with its static parameters. */
const isEventGuard = (guard: string): boolean =>
  eventGuardNames.some((name) => guard === name || guard.startsWith(`${name} `))

const guardsByName = new Map(guardsOf(thirdParty))

/** Whether a transition's guard is an event guard that passes for this event. */
const passesEventGuard = (guard: unknown, context: unknown, event: AnyEventObject): boolean => {
  if (typeof guard !== 'object' && typeof guard !== 'string') return false
  const { type, params }: { type?: unknown; params?: unknown } =
    typeof guard === 'string' ? { type: guard } : (guard ?? {})
  if (typeof type !== 'string' || !Object.hasOwn(eventGuards, type)) return false
  const given: unknown = typeof params === 'function' ? params({ context, event }) : params
  return guardsByName.get(type)?.({ context, event }, given) ?? false
}

/** Events that an event guard allows in this state, each with the answer that is edited. */
const enabledEvents = (snapshot: AnyMachineSnapshot): readonly string[] =>
  eventCasesIn(eventTables, snapshot._nodes).flatMap(({ name, event }) =>
    snapshot._nodes
      .flatMap(({ transitions }) => transitions.get(event.type) ?? [])
      .some(({ guard }) => passesEventGuard(guard, snapshot.context, event))
      ? [`${name}, ${snapshot.context.changing}`]
      : [],
  )

/** Creates a model for one exploration. */
export const thirdPartyExplorerModel = (chart: AnyStateMachine = thirdParty): ExplorerModel => {
  const stepper = stepperOf(chart, input({}))
  return {
    stepper,
    inputCases: beginnings,
    routes: routeCases(stepper),
    ignoredContext: unread,
    ignoresGuard: isEventGuard,
    eventCasesIn: (snapshot) => {
      // Events of the whole chart change no state, so they are taken while it opens, not in every state.
      const nodes = snapshot.matches('opening')
        ? snapshot._nodes
        : snapshot._nodes.filter(({ parent }) => parent !== undefined)
      return eventCasesIn(eventTables, nodes)
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
        ...enabledEvents(snapshot),
      ]
    },
  }
}
