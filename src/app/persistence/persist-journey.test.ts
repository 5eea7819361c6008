import { isIn } from '#machines/journey-state.ts'
import { personAnswers } from '#contract/testing/policy-holder.sample.ts'
import { describe, expect, it, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { createJourneyStore } from '#adapters/journey-store.ts'
import { memoryVault } from '#adapters/testing/memory-vault.ts'
import type { OrderDetail } from '#contract/operations/orders.ts'
import type { AnyConfiguration } from '#machines/journey/configurations.ts'
import type { JourneyContext } from '#machines/journey/context.ts'
import { configuration, order, trackingCode } from '#explorer/stubs/gateway-answers.ts'
import { thirdParty } from '#machines/third-party.ts'
import { restoreContext } from '#machines/journey/stored-context.ts'
import { readActor } from '../journeys/calls/call-actors.ts'
import { changeActor } from '../journeys/calls/changes.ts'
import { persistJourney } from './persist-journey.ts'

const storeKey = { machine: 'third-party', trackingCode }
const holder = personAnswers

type Sent = { key: string; body: unknown; stored: unknown }

/**
 * Visits the holder step. Records each changing call with what was stored when it left; `answers` says
 * whether it is answered.
 */
const visit = (
  store: ReturnType<typeof createJourneyStore>,
  saved: Partial<JourneyContext>,
  answers: boolean,
) => {
  const sent: Sent[] = []
  let persist = () => Promise.resolve()
  const machine = thirdParty.provide({
    actors: {
      'load the configuration': readActor<AnyConfiguration>(() => Promise.resolve(configuration)),
      'read the order': readActor<OrderDetail, { trackingCode: string }>(() => Promise.resolve(order)),
      'list the addresses': readActor<{ uid: string; enable: boolean }[], { trackingCode: string }>(() =>
        Promise.resolve([]),
      ),
      'save the policy holder': changeActor({
        journey: 'third-party',
        product: () => 'thirdparty',
        flush: () => persist(),
      })('savePolicyHolder', async (body, { idempotencyKey }) => {
        sent.push({ key: idempotencyKey, body, stored: (await store.read(storeKey))?.content })
        if (!answers) await new Promise<void>(() => {})
      }),
    },
  })
  const actor = createActor(machine, {
    input: { journeyId: crypto.randomUUID(), signedIn: true, trackingCode, saved },
  })
  const persister = persistJourney(actor, store, 'third-party')
  persist = persister.flush
  actor.start()
  actor.send({ type: 'xstate.route', to: '#holder' })
  return { actor, persister, sent }
}
const reached = (actor: ReturnType<typeof visit>['actor'], step: 'holder' | 'address') =>
  waitFor(actor, (snapshot) => isIn(snapshot, step), { timeout: 2_000 })
const hasSent = ({ sent }: { sent: Sent[] }) => vi.waitUntil(() => sent.length === 1)
const newStore = () => createJourneyStore(() => Promise.resolve(memoryVault().vault))

describe('a persisted journey', () => {
  it('is written while the user types', async () => {
    const store = newStore()
    const { actor, persister } = visit(store, {}, false)
    await reached(actor, 'holder')
    actor.send({ type: 'holder.changed', change: { firstName: 'سا' } })
    actor.send({ type: 'holder.changed', change: { firstName: 'سارا' } })
    await persister.flush()
    expect(restoreContext('thirdparty', (await store.read(storeKey))?.content).holder.firstName).toBe('سارا')
  })

  it('is written once, in the task after several changes', async () => {
    const { vault, entries } = memoryVault()
    const write = vi.spyOn(vault, 'write')
    const { actor } = visit(
      createJourneyStore(() => Promise.resolve(vault)),
      {},
      false,
    )
    await reached(actor, 'holder')
    for (const firstName of ['س', 'سا', 'سار']) actor.send({ type: 'holder.changed', change: { firstName } })
    await Promise.resolve()
    expect(entries.size).toBe(0)
    await vi.waitUntil(() => entries.size === 1)
    expect(write).toHaveBeenCalledTimes(1)
  })

  it('is not written before the user has entered something', async () => {
    const { vault, entries } = memoryVault()
    const store = createJourneyStore(() => Promise.resolve(vault))
    const { actor, persister } = visit(store, {}, false)
    await reached(actor, 'holder')
    await persister.flush()
    expect(entries.size).toBe(0)
    actor.send({ type: 'holder.changed', change: { firstName: 'س' } })
    await persister.flush()
    expect(entries.size).toBe(1)
  })

  it('names no state of the chart, so that renamed states do not matter', async () => {
    const store = newStore()
    const { actor, persister } = visit(store, {}, false)
    await reached(actor, 'holder')
    actor.send({ type: 'holder.changed', change: { firstName: 'سارا' } })
    actor.send({ type: 'continue' })
    expect(actor.getSnapshot().value).toEqual({ holder: { answering: 'showingErrors' } })
    await persister.flush()
    expect(JSON.stringify(await store.read(storeKey))).not.toMatch(/answering|showingErrors|pristine/)
  })

  it('contains the change with its key before the call leaves', async () => {
    const store = newStore()
    const running = visit(store, {}, false)
    await reached(running.actor, 'holder')
    running.actor.send({ type: 'holder.changed', change: holder })
    running.actor.send({ type: 'continue' })
    await hasSent(running)
    const [{ key, stored } = { key: '', stored: null }] = running.sent
    expect(restoreContext('thirdparty', stored).intent).toMatchObject({
      change: 'savePolicyHolder',
      key,
      status: 'under-way',
    })
  })

  it('repeats an interrupted change with the same key after a reload, and continues', async () => {
    const store = newStore()
    const before = visit(store, {}, false)
    await reached(before.actor, 'holder')
    before.actor.send({ type: 'holder.changed', change: holder })
    before.actor.send({ type: 'continue' })
    await hasSent(before)
    const after = visit(store, restoreContext('thirdparty', (await store.read(storeKey))?.content), true)
    await reached(after.actor, 'address')
    expect(after.sent.map(({ key, body }) => ({ key, body }))).toEqual(
      before.sent.map(({ key, body }) => ({ key, body })),
    )
    await after.persister.flush()
    expect(restoreContext('thirdparty', (await store.read(storeKey))?.content).intent).toBeNull()
  })

  it('is not written after it was stopped', async () => {
    const { vault, entries } = memoryVault()
    const store = createJourneyStore(() => Promise.resolve(vault))
    const { actor, persister } = visit(store, {}, false)
    await reached(actor, 'holder')
    actor.send({ type: 'holder.changed', change: holder })
    persister.stop()
    await store.clear()
    actor.send({ type: 'holder.changed', change: { firstName: 'امیر' } })
    await persister.flush()
    expect(entries.size).toBe(0)
  })
})
