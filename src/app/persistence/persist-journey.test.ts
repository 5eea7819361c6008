import { describe, expect, it, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { createJourneyStore } from '#adapters/journey-store.ts'
import { memoryVault } from '#adapters/testing/memory-vault.ts'
import type { JourneyContext } from '#machines/journey/context.ts'
import { configuration, order, trackingCode } from '#explorer/stubs/gateway-answers.ts'
import { thirdParty } from '#machines/third-party.ts'
import { restoreContext } from '#machines/journey/stored-context.ts'
import { changeActor, readActor } from '../journeys/calls/call-actors.ts'
import { persistJourney } from './persist-journey.ts'

const of = { machine: 'third-party', trackingCode }
const holder = {
  firstName: 'سارا',
  lastName: 'رستگار',
  nationalCode: '0084575948',
  birthDate: '1369-02-12',
  cellNumber: '09123456789',
}

type Sent = { key: string; body: unknown; kept: unknown }

/** A visit of the holder's step in one browser: its calls are written down, with what was kept when they left, and answered where `answers` says so. */
const visit = (
  store: ReturnType<typeof createJourneyStore>,
  saved: Partial<JourneyContext>,
  answers: boolean,
) => {
  const sent: Sent[] = []
  let isKept = () => Promise.resolve()
  const machine = thirdParty.provide({
    actors: {
      'load the configuration': readActor<typeof configuration>(() => Promise.resolve(configuration)),
      'read the order': readActor<typeof order, { trackingCode: string }>(() => Promise.resolve(order)),
      'list the addresses': readActor<{ uid: string; enable: boolean }[], { trackingCode: string }>(() =>
        Promise.resolve([]),
      ),
      'save the policy holder': changeActor({ flush: () => isKept() })(
        'savePolicyHolder',
        async (body, { idempotencyKey }) => {
          sent.push({ key: idempotencyKey, body, kept: (await store.read(of))?.content })
          if (!answers) await new Promise<void>(() => {})
        },
      ),
    },
  })
  const actor = createActor(machine, {
    input: { journeyId: crypto.randomUUID(), signedIn: true, trackingCode, saved },
  })
  const keeper = persistJourney(actor, store, 'third-party')
  isKept = keeper.flush
  actor.start()
  actor.send({ type: 'xstate.route', to: '#holder' })
  return { actor, keeper, sent }
}
const here = (actor: ReturnType<typeof visit>['actor'], step: 'holder' | 'address') =>
  waitFor(actor, (snapshot) => snapshot.matches(step), { timeout: 2_000 })
const left = ({ sent }: { sent: Sent[] }) => vi.waitUntil(() => sent.length === 1)
const opened = () => createJourneyStore(() => Promise.resolve(memoryVault().vault))

describe('a journey that is kept', () => {
  it('is written as it is typed', async () => {
    const store = opened()
    const { actor, keeper } = visit(store, {}, false)
    await here(actor, 'holder')
    actor.send({ type: 'holder.changed', change: { firstName: 'سا' } })
    actor.send({ type: 'holder.changed', change: { firstName: 'سارا' } })
    await keeper.flush()
    expect(restoreContext((await store.read(of))?.content).holder.firstName).toBe('سارا')
  })

  it('is not written where nobody has said anything', async () => {
    const { vault, kept } = memoryVault()
    const store = createJourneyStore(() => Promise.resolve(vault))
    const { actor, keeper } = visit(store, {}, false)
    await here(actor, 'holder')
    await keeper.flush()
    expect(kept.size).toBe(0)
    actor.send({ type: 'holder.changed', change: { firstName: 'س' } })
    await keeper.flush()
    expect(kept.size).toBe(1)
  })

  it('holds the change, with its key, before the change leaves', async () => {
    const store = opened()
    const running = visit(store, {}, false)
    await here(running.actor, 'holder')
    running.actor.send({ type: 'holder.changed', change: holder })
    running.actor.send({ type: 'continue' })
    await left(running)
    const [{ key, kept } = { key: '', kept: null }] = running.sent
    expect(restoreContext(kept).intent).toMatchObject({
      change: 'savePolicyHolder',
      key,
      status: 'under-way',
    })
  })

  it('sends the same change with the same key when the page was reloaded meanwhile, and goes on', async () => {
    const store = opened()
    const before = visit(store, {}, false)
    await here(before.actor, 'holder')
    before.actor.send({ type: 'holder.changed', change: holder })
    before.actor.send({ type: 'continue' })
    await left(before)
    const after = visit(store, restoreContext((await store.read(of))?.content), true)
    await here(after.actor, 'address')
    expect(after.sent.map(({ key, body }) => ({ key, body }))).toEqual(
      before.sent.map(({ key, body }) => ({ key, body })),
    )
    await after.keeper.flush()
    expect(restoreContext((await store.read(of))?.content).intent).toBeNull()
  })

  it('writes no more once it is over', async () => {
    const { vault, kept } = memoryVault()
    const store = createJourneyStore(() => Promise.resolve(vault))
    const { actor, keeper } = visit(store, {}, false)
    await here(actor, 'holder')
    actor.send({ type: 'holder.changed', change: holder })
    keeper.stop()
    await store.clear()
    actor.send({ type: 'holder.changed', change: { firstName: 'امیر' } })
    await keeper.flush()
    expect(kept.size).toBe(0)
  })
})
