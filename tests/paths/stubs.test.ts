// @vitest-environment jsdom
// The stubbed answers fit the contract, and the app's own calls turn them into the outputs of the tables.
// Only this layer proves that stubs, contract and calls agree.
import { endCall } from './screens/stubbed-gateway.ts'
import { setImmediate as turnOfTheLoop } from 'node:timers/promises'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type AnyActorLogic, createActor } from 'xstate'
import { storeSession } from '#adapters/session.ts'
import { type ErrorName, errors } from '#contract/errors.ts'
import { errorsOf } from '#contract/errors-of.ts'
import { type OperationName, registry } from '#contract/index.ts'
import type { Operation } from '#contract/operation.ts'
import { callResultsOf, failuresOf } from '#explorer/journey/call-results.ts'
import { equivalentErrors } from '#explorer/stubs/call-failures.ts'
import { operationsOf, stubbedCallsOf } from '#explorer/stubs/products.ts'
import { statesOf } from '#explorer/transitions.ts'
import { addressUid, trackingCode } from '#explorer/stubs/gateway-answers.ts'
import { renewableTrackingCode } from '#explorer/stubs/renewal-answers.ts'
import { journeys } from '#machines/journeys.ts'
import { carBody } from '#machines/car-body.ts'
import { renewal } from '#machines/renewal.ts'
import { thirdParty } from '#machines/third-party.ts'
import { journeyActors } from '../../src/app/journeys/journey-actors.ts'
import { journeyParts } from '../../src/app/journeys/journey-parts.ts'
import { queryClient } from '../../src/app/query-client.ts'

const HOUR = 3_600_000

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
})
afterAll(() => {
  vi.useRealTimers()
})
/** Each test has another user, so that nothing comes from a cache. */
let people = 0
beforeEach(() => {
  queryClient.clear()
  people += 1
  storeSession({
    token: 'token',
    expiresAt: new Date(Date.now() + HOUR).toISOString(),
    userId: `user-${people}`,
    guest: null,
  })
})

const charts = { 'third-party': thirdParty, 'car-body': carBody, renewal } as const
/** The journeys whose calls differ. */
type Journey = keyof typeof charts

const actorsOf = async (journey: Journey): Promise<ReadonlyMap<string, AnyActorLogic>> => {
  const { product } = journeys[journey]
  const context = { journey, product: () => product, flush: () => Promise.resolve() }
  const calls = await journeyParts[journey].loadCalls(context.product)
  const byName = new Map<unknown, AnyActorLogic>(
    Object.entries({ ...journeyActors({ ...context, calls }), ...calls.orderActors(context) }),
  )
  return new Map(
    statesOf(charts[journey]).flatMap(({ invoke }) =>
      invoke.flatMap(({ id, src }) => {
        const logic = byName.get(src)
        return logic ? [[id, logic] as const] : []
      }),
    ),
  )
}
/** The app's calls by the ids of their invocations. */
const actors: Readonly<Record<Journey, ReadonlyMap<string, AnyActorLogic>>> = {
  'third-party': await actorsOf('third-party'),
  'car-body': await actorsOf('car-body'),
  renewal: await actorsOf('renewal'),
}

/** Input for all calls: an order, a change of it, a search. */
const body = {
  trackingCode,
  addressUid,
  deliverable: true,
  uid: addressUid,
  address: {},
  deliveryAddressEnable: true,
}
const input = {
  trackingCode,
  searchTrackingCode: trackingCode,
  companyCode: 'damavand',
  liabilityPropertyDamage: 53_300_000,
  search: {},
  body,
  key: 'key',
}
const inputs: Readonly<Record<Journey, object>> = {
  'third-party': input,
  renewal: {
    ...input,
    renewableTrackingCode,
    id: trackingCode,
    search: { renewableTrackingCode, claims: [] },
  },
  'car-body': { ...input, plk3: '318', covers: [], search: { covers: [] } },
}

const hasFailed = (error: unknown) => ({
  error: typeof error === 'object' && error !== null ? { ...error, errorId: '' } : error,
})

/** Runs one of the app's calls to this outcome. Returns its output or error. */
const ended = async (
  call: string,
  outcome: string,
  journey: Journey,
  given: object = inputs[journey],
): Promise<unknown> => {
  const logic = actors[journey].get(call)
  if (!logic) throw new Error(`The app has no call «${call}»`)
  const actor = createActor(logic, { input: given })
  actor.subscribe({ error: () => undefined })
  actor.start()
  await turnOfTheLoop()
  // The app repeats a change that is still in progress after a delay.
  const endRequests = () => endCall(call, outcome, undefined, journey)
  while (actor.getSnapshot().status === 'active' && (endRequests() > 0 || vi.getTimerCount() > 0)) {
    await turnOfTheLoop()
    await vi.advanceTimersToNextTimerAsync()
  }
  const { status, output, error } = actor.getSnapshot()
  return status === 'error' ? hasFailed(error) : { output }
}

/** Waits for the time that a slot is kept, without a request. */
const WAIT = 'waitForSlot'

/** The calls of a journey; those that it shares with third-party insurance are tested there. */
const callsOf = (journey: Journey): readonly string[] =>
  Object.entries(stubbedCallsOf(journey)).flatMap(([call, stubbed]) =>
    call === WAIT || (journey !== 'third-party' && stubbed === stubbedCallsOf('third-party')[call])
      ? []
      : [call],
  )
const walked: readonly Journey[] = ['third-party', 'car-body', 'renewal']
const endings = walked.flatMap((journey) =>
  callsOf(journey).flatMap((call) =>
    Object.entries(callResultsOf(journey)[call] ?? {}).map(([name, output]) => ({
      journey,
      call,
      name,
      output,
    })),
  ),
)
const failures = walked.flatMap((journey) =>
  callsOf(journey).flatMap((call) =>
    failuresOf(journey)(call).map(([name, error]) => ({ journey, call, name, error })),
  ),
)

const answerSchema = (name: OperationName): v.GenericSchema => {
  const operation: Operation = registry[name]
  return operation.answer ?? v.undefined()
}

/** Every error in the contract of the operations behind a call. */
const errorsByContract = (call: string, journey: Journey) =>
  new Set(operationsOf(call, journey).flatMap((operation) => errorsOf(registry[operation])))

describe('the stubbed answers', () => {
  it.each(walked)('contain every error of the contract, the ended session and no answer: %s', (journey) => {
    const missing = callsOf(journey)
      .filter((call) => call !== 'watchPayment')
      .flatMap((call) => {
        const names = new Set(failuresOf(journey)(call).map(([name]) => name))
        return [
          'unreachable',
          ...Array.from(errorsByContract(call, journey), (error) =>
            error === 'signInNeeded' ? 'session ended' : (equivalentErrors.get(error) ?? error),
          ),
        ]
          .filter((name) => !names.has(name))
          .map((name) => `${call}: ${name}`)
      })
    expect(missing).toEqual([])
  })
  it('leave out errors only in favour of one that reaches the charts as the same kind of failure', () => {
    const isFault = (name: ErrorName) => errors[name].status >= 500
    expect([...equivalentErrors].map((names) => names.map(isFault))).toEqual(
      [...equivalentErrors].map(() => [true, true]),
    )
  })
  it('let watching a payment continue after a missing or invalid answer', () => {
    expect(failuresOf('third-party')('watchPayment').map(([name]) => name)).toEqual([
      'session ended',
      'notFound',
      'invalid',
      'tooMany',
    ])
  })
  it.each(walked)('exist for every call and outcome, and for no other: %s', (journey) => {
    const names = (all: Readonly<Record<string, object>>) =>
      Object.entries(all)
        .filter(([call]) => call !== WAIT)
        .map(([call, each]) => `${call}: ${Object.keys(each).join(', ')}`)
        .toSorted()
    expect(names(stubbedCallsOf(journey))).toEqual(names(callResultsOf(journey)))
  })
  it.each(walked.flatMap((journey) => callsOf(journey).map((call) => [journey, call] as const)))(
    'fit the contract: %s, %s',
    (journey, call) => {
      for (const { operation, answer } of Object.values(stubbedCallsOf(journey)[call] ?? {}).flat())
        expect(v.safeParse(answerSchema(operation), answer).issues).toBeUndefined()
    },
  )
  it.each(endings)(
    'let the app’s call output what the table texts: $journey, $call, $name',
    async ({ journey, call, name, output }) => {
      expect(await ended(call, name, journey)).toEqual({ output })
    },
  )
  it('let a new address be saved, too', async () => {
    expect(
      await ended('saveAddress', '', 'third-party', { body: { uid: null, address: {} }, key: 'key' }),
    ).toEqual({
      output: { uid: addressUid },
    })
  })
  it.each(failures)(
    'let the app’s call fail as the table texts: $journey, $call, $name',
    async ({ journey, call, name, error }) => {
      expect(await ended(call, name, journey)).toEqual(hasFailed(error))
    },
  )
})
