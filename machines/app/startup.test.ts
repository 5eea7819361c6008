import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { failure } from '#explorer/stubs/gateway-answers.ts'
import { type ReturnedSignIn, startup, type StartupInput } from './startup.ts'

const returned: ReturnedSignIn = { token: 'token', state: 'state', known: true }

/** Starts the chart with its input and the results of the exchanges, one after another. */
const begin = (
  input: Partial<StartupInput>,
  ends: readonly unknown[] = [],
  host: () => Promise<ReturnedSignIn | null> = () => Promise.resolve(null),
) => {
  const clock = new SimulatedClock()
  const said: string[] = []
  let exchanged = 0
  const machine = startup.provide({
    actors: {
      'exchange the token': fromPromise(() => {
        const end = ends[exchanged]
        exchanged += 1
        return end === undefined ? Promise.resolve() : Promise.reject(end)
      }),
      'wait for the native app': fromPromise(host),
    },
    actions: {
      'show that the sign-in was not started here': () => void said.push('not begun here'),
      'show that the sign-in was not finished': () => void said.push('not finished'),
    },
  })
  const actor = createActor(machine, { input: { returned: null, isHosted: false, ...input }, clock }).start()
  return {
    actor,
    clock,
    said,
    is: (value: string) => waitFor(actor, (snapshot) => snapshot.value === value),
    exchanged: () => exchanged,
  }
}

describe('startup', () => {
  it('is ready at once without a sign-in to finish and outside a native app', () => {
    expect(begin({}).actor.getSnapshot().value).toBe('ready')
  })

  it('is ready once the returned token is exchanged, and clears the token', async () => {
    const { is } = begin({ returned })
    expect((await is('ready')).context.returned).toBeNull()
  })

  it('ignores a sign-in that was not started here, and says so', () => {
    const { actor, said, exchanged } = begin({ returned: { ...returned, known: false } })
    expect([actor.getSnapshot().value, said, exchanged()]).toEqual(['ready', ['not begun here'], 0])
  })

  it('continues as a guest if the gateway refuses the token, and says so', async () => {
    const { is, said } = begin({ returned }, [failure('refused', 1101)])
    await is('ready')
    expect(said).toEqual(['not finished'])
  })

  it('fails after three lost answers; then the user can try again or continue as a guest', async () => {
    const { actor, clock, is, exchanged } = begin(
      { returned },
      [1, 2, 3, 4].map(() => failure('unreachable')),
    )
    await is('waitingToRetry')
    clock.increment(1_000)
    await is('waitingToRetry')
    clock.increment(2_000)
    expect((await is('failed')).context.failure?.kind).toBe('unreachable')
    actor.send({ type: 'retry' })
    await is('waitingToRetry')
    expect(exchanged()).toBe(4)
    clock.increment(1_000)
    expect((await is('ready')).context.returned).toBeNull()
  })

  it('uses the native app’s user', async () => {
    const { is, exchanged } = begin({ isHosted: true }, [], () => Promise.resolve(returned))
    await is('ready')
    expect(exchanged()).toBe(1)
  })

  it('continues as a guest if the native app does not answer for three seconds', () => {
    const { actor, clock } = begin({ isHosted: true }, [], () => Promise.race([]))
    clock.increment(2_999)
    expect(actor.getSnapshot().value).toBe('waitingForNativeApp')
    clock.increment(1)
    expect(actor.getSnapshot().value).toBe('ready')
  })
})
