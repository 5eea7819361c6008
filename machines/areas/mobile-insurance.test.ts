import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { failure } from '#explorer/stubs/gateway-answers.ts'
import { mobileInsurance } from './mobile-insurance.ts'

const start = (read: () => Promise<string>, signedIn = true) => {
  const opened: (string | null)[] = []
  const clock = new SimulatedClock()
  const actor = createActor(
    mobileInsurance.provide({
      actors: { 'read the mobile number': fromPromise(read) },
      actions: { 'open the insurer’s site': (_, { cellNumber }) => void opened.push(cellNumber) },
    }),
    { input: { signedIn }, clock },
  ).start()
  return { actor, opened, clock }
}

describe('the page about mobile insurance', () => {
  it('opens the insurer’s site with the user’s number', async () => {
    const { actor, opened } = start(async () => '09123456789')
    actor.send({ type: 'site.chosen' })
    expect(opened).toEqual([])
    await waitFor(actor, (snapshot) => snapshot.matches('known'))
    actor.send({ type: 'site.chosen' })
    expect(opened).toEqual(['09123456789'])
  })
  it('opens it without a number for a guest, and after signing out', async () => {
    const { actor, opened } = start(async () => '09123456789')
    await waitFor(actor, (snapshot) => snapshot.matches('known'))
    actor.send({ type: 'session.changed', signedIn: false })
    actor.send({ type: 'site.chosen' })
    expect(opened).toEqual([null])
    expect(actor.getSnapshot().context.cellNumber).toBeNull()
  })
  it.each(['unreachable', 'signed-out'] as const)(
    'opens it without a number if the number is %s',
    async (kind) => {
      const { actor, opened } = start(() => Promise.reject(failure(kind)))
      await waitFor(actor, (snapshot) => snapshot.matches('asking'))
      actor.send({ type: 'site.chosen' })
      expect(opened).toEqual([null])
      expect(actor.getSnapshot().context.signedIn).toBe(kind === 'unreachable')
    },
  )
  it('waits three seconds for the number', () => {
    const { actor, clock } = start(() => new Promise(() => {}))
    clock.increment(2999)
    expect(actor.getSnapshot().value).toBe('reading')
    clock.increment(1)
    expect(actor.getSnapshot().value).toBe('asking')
  })
})
