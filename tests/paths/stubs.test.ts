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
import { failuresOf, callResults } from '#explorer/journey/call-results.ts'
import { equivalentErrors } from '#explorer/stubs/call-failures.ts'
import { operationsOf } from '#explorer/stubs/products.ts'
import { stubbedAnswers } from '#explorer/stubs/stubbed-answers.ts'
import { statesOf } from '#explorer/transitions.ts'
import { addressUid, trackingCode } from '#explorer/stubs/gateway-answers.ts'
import { thirdParty } from '#machines/third-party.ts'
import { journeyActors } from '../../src/app/journeys/journey-actors.ts'
import { loadProductCalls } from '../../src/app/journeys/calls/product-calls.ts'
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

/** Names of the actors by the ids of their invocations. */
const sources = new Map(
  statesOf(thirdParty).flatMap(({ invoke }) => invoke.map(({ id, src }) => [id, src] as const)),
)
const actors = new Map<unknown, AnyActorLogic>(
  Object.entries(
    journeyActors({
      type: 'thirdparty',
      calls: await loadProductCalls('thirdparty'),
      flush: () => Promise.resolve(),
    }),
  ),
)

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

const hasFailed = (error: unknown) => ({
  error: typeof error === 'object' && error !== null ? { ...error, errorId: '' } : error,
})

/** Runs one of the app's calls to this outcome. Returns its output or error. */
const ended = async (call: string, outcome: string, given: object = input): Promise<unknown> => {
  const logic = actors.get(sources.get(call))
  if (!logic) throw new Error(`The app has no call «${call}»`)
  const actor = createActor(logic, { input: given })
  actor.subscribe({ error: () => undefined })
  actor.start()
  await turnOfTheLoop()
  // The app repeats a change that is still in progress after a delay.
  while (actor.getSnapshot().status === 'active' && (endCall(call, outcome) > 0 || vi.getTimerCount() > 0)) {
    await turnOfTheLoop()
    await vi.advanceTimersToNextTimerAsync()
  }
  const { status, output, error } = actor.getSnapshot()
  return status === 'error' ? hasFailed(error) : { output }
}

const endings = Object.entries(callResults).flatMap(([call, answers]) =>
  Object.entries(answers).map(([name, output]) => ({ call, name, output })),
)
const failures = Object.keys(callResults).flatMap((call) =>
  failuresOf('thirdparty')(call).map(([name, error]) => ({ call, name, error })),
)

const answerSchema = (name: OperationName): v.GenericSchema => {
  const operation: Operation = registry[name]
  return operation.answer ?? v.undefined()
}

/** Every error in the contract of the operations behind a call. */
const errorsByContract = (call: string) =>
  new Set(operationsOf(call).flatMap((operation) => errorsOf(registry[operation])))

describe('the stubbed answers', () => {
  it('contain every error of the contract for a call, the ended session and no answer', () => {
    const missing = Object.keys(callResults)
      .filter((call) => call !== 'watchPayment')
      .flatMap((call) => {
        const names = new Set(failuresOf('thirdparty')(call).map(([name]) => name))
        return [
          'unreachable',
          ...Array.from(errorsByContract(call), (error) =>
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
    expect(failuresOf('thirdparty')('watchPayment').map(([name]) => name)).toEqual([
      'session ended',
      'notFound',
      'invalid',
      'tooMany',
    ])
  })
  it('exist for every call and outcome, and for no other', () => {
    const names = (all: Readonly<Record<string, object>>) =>
      Object.entries(all)
        .map(([call, each]) => `${call}: ${Object.keys(each).join(', ')}`)
        .toSorted()
    expect(names(stubbedAnswers)).toEqual(names(callResults))
  })
  it.each(Object.entries(stubbedAnswers))('fit the contract: %s', (_, each) => {
    for (const { operation, answer } of Object.values(each).flat())
      expect(v.safeParse(answerSchema(operation), answer).issues).toBeUndefined()
  })
  it.each(endings)(
    'let the app’s call output what the table texts: $call, $name',
    async ({ call, name, output }) => {
      expect(await ended(call, name)).toEqual({ output })
    },
  )
  it('let a new address be saved, too', async () => {
    expect(await ended('saveAddress', '', { body: { uid: null, address: {} }, key: 'key' })).toEqual({
      output: { uid: addressUid },
    })
  })
  it.each(failures)(
    'let the app’s call fail as the table texts: $call, $name',
    async ({ call, name, error }) => {
      expect(await ended(call, name)).toEqual(hasFailed(error))
    },
  )
})
