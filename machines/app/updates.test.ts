import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { updates } from './updates.ts'

const begin = (installed = true) => {
  const done: string[] = []
  const actor = createActor(
    updates.provide({
      actors: {
        'save the version': fromPromise(({ input: { version } }) =>
          Promise.resolve(void done.push(`keep ${version}`)),
        ),
      },
      actions: {
        'activate the update and reload': () => void done.push('load'),
        'activate the update and go home': () => void done.push('home'),
      },
    }),
    { input: { version: 'v2.16.0', installed } },
  ).start()
  const press = (path: string, isCalling = false) => actor.send({ type: 'update.chosen', path, isCalling })
  return {
    actor,
    done,
    press,
    ended: () => waitFor(actor, ({ status }) => status === 'done'),
    state: () => actor.getSnapshot().value,
  }
}

describe('a newer version', () => {
  it('is offered with the next page, not in the middle of a step', () => {
    const { actor, state } = begin()
    actor.send({ type: 'version.waiting', version: 'v2.17.0' })
    expect(state()).toBe('found')
    actor.send({ type: 'navigated' })
    expect(state()).toBe('offered')
  })

  it('is offered to an installed app if its first or last number is new', () => {
    const stateAfter = (version: string | null, installed = true) => {
      const { actor, state } = begin(installed)
      actor.send({ type: 'version.known', version })
      return state()
    }
    expect(stateAfter('v2.16.1')).toBe('found')
    expect(stateAfter('v3.16.0')).toBe('found')
    expect(stateAfter('v2.15.0')).toBe('current')
    expect(stateAfter('v2.16.0')).toBe('current')
    expect(stateAfter(null)).toBe('current')
    expect(stateAfter('v2.16.1', false)).toBe('current')
  })

  it('stores the new version’s number, so that the user is asked once, then reloads offers and renewals in place, and goes home from other pages', async () => {
    for (const [path, end] of [
      ['/third-party/offers', 'load'],
      ['/third-party/renewal/S-1', 'load'],
      ['/third-party/sanhub', 'home'],
      ['/', 'home'],
    ] as const) {
      const { actor, done, press, ended } = begin()
      actor.send({ type: 'version.waiting', version: 'v2.17.0' })
      actor.send({ type: 'navigated' })
      press(path)
      await ended()
      expect(done).toEqual(['keep v2.17.0', end])
    }
  })

  it('that does not report its number is stored as this one', async () => {
    const { actor, done, press, ended } = begin()
    actor.send({ type: 'version.waiting', version: null })
    actor.send({ type: 'navigated' })
    press('/')
    await ended()
    expect(done).toEqual(['keep v2.16.0', 'home'])
  })

  it('waits for a call in progress', async () => {
    const { actor, done, press, ended, state } = begin()
    actor.send({ type: 'version.waiting', version: 'v2.17.0' })
    actor.send({ type: 'navigated' })
    press('/', true)
    expect([state(), done]).toEqual(['waiting', []])
    actor.send({ type: 'call.ended' })
    await ended()
    expect(done).toEqual(['keep v2.17.0', 'home'])
  })

  it('is not offered again once it was postponed', () => {
    const { actor, state } = begin()
    actor.send({ type: 'version.waiting', version: 'v2.17.0' })
    actor.send({ type: 'navigated' })
    actor.send({ type: 'update.postponed' })
    actor.send({ type: 'version.waiting', version: 'v2.17.0' })
    actor.send({ type: 'navigated' })
    expect(state()).toBe('postponed')
  })
})
