import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { AnswerOf } from '#contract/index.ts'
import { failure } from '#explorer/stubs/gateway-answers.ts'
import { session } from './session.ts'

type Answer = { person: AnswerOf<'readUserName'>; setting: AnswerOf<'readUserSetting'> }
const answer: Answer = {
  person: { userName: 'مریم', cellNumber: '09123456789', webEngageId: 'id' },
  setting: { pwaSetting: { version: 'v2.15.0' } },
}

type Calls = {
  reads?: () => Promise<Answer>
  lists?: () => Promise<AnswerOf<'listExperiments'>>
  forgets?: () => Promise<void>
}

const begin = (
  signedIn: boolean,
  {
    reads = () => Promise.resolve(answer),
    lists = () => Promise.resolve({ list: [] }),
    forgets = () => Promise.resolve(),
  }: Calls = {},
) => {
  const done: string[] = []
  const actor = createActor(
    session.provide({
      actors: {
        'read the user': fromPromise(reads),
        'list the experiments': fromPromise(lists),
        'clear personal data': fromPromise(forgets),
      },
      actions: {
        'report the last seen version': (_, { setting }) =>
          void done.push(`version ${setting.pwaSetting.version}`),
        'go to the sign-in page': () => void done.push('sign in'),
        'show that the session has ended': () => void done.push('say that it ended'),
        'show after the reload that the user is logged out': () => void done.push('say it later'),
        'reload the app': () => void done.push('load'),
      },
    }),
    { input: { signedIn } },
  ).start()
  return {
    actor,
    done,
    is: (value: string) =>
      waitFor(
        actor,
        (snapshot) =>
          JSON.stringify(snapshot.value) ===
          JSON.stringify(value === 'guest' || value === 'ended' ? value : { user: value }),
      ),
  }
}

describe('the session', () => {
  it('of a guest becomes a user’s after signing in, in this tab or another', async () => {
    const { actor, done, is } = begin(false)
    actor.send({ type: 'sign-in.chosen' })
    actor.send({ type: 'session.changed', signedIn: true })
    expect((await is('known')).context.person?.userName).toBe('مریم')
    expect(done).toEqual(['sign in', 'version v2.15.0'])
  })

  it('becomes a guest’s if the gateway no longer knows it, and keeps no user data', async () => {
    const { is, done } = begin(true, { reads: () => Promise.reject(failure('signed-out')) })
    expect((await is('guest')).context).toEqual({ signedIn: false, person: null, setting: null })
    expect(done).toEqual(['say that it ended'])
  })

  it('shows one message if it was ended elsewhere', async () => {
    const { actor, done, is } = begin(true)
    await is('known')
    for (let attempt = 0; attempt < 2; attempt += 1) actor.send({ type: 'session.changed', signedIn: false })
    expect(done.slice(1)).toEqual(['say that it ended'])
  })

  it('stays a user’s if the gateway is unreachable', async () => {
    const { is } = begin(true, { reads: () => Promise.reject(failure('unreachable')) })
    expect((await is('known')).context.signedIn).toBe(true)
  })

  it('lists a user’s variants, again after a change of user, and survives a failure; a guest’s does not list', async () => {
    const asked: string[] = []
    const lists = () => {
      asked.push('variants')
      return Promise.reject(failure('unreachable'))
    }
    const { actor, is } = begin(false, { lists })
    expect(asked).toEqual([])
    actor.send({ type: 'session.changed', signedIn: true })
    await is('known')
    actor.send({ type: 'session.changed', signedIn: true })
    expect((await is('known')).context.signedIn).toBe(true)
    expect(asked).toHaveLength(2)
  })

  it('ends only after a confirmation, and personal data is cleared before the app reloads', async () => {
    const { actor, done, is } = begin(true)
    await is('known')
    actor.send({ type: 'logout.chosen' })
    actor.send({ type: 'logout.cancelled' })
    expect(actor.getSnapshot().matches({ user: 'known' })).toBe(true)
    actor.send({ type: 'logout.chosen' })
    actor.send({ type: 'logout.confirmed' })
    await is('ended')
    expect(done.slice(1)).toEqual(['say it later', 'load'])
  })

  it('also ends if stored data cannot be cleared', async () => {
    const { actor, is } = begin(true, { forgets: () => Promise.reject(new Error('refused')) })
    actor.send({ type: 'logout.chosen' })
    actor.send({ type: 'logout.confirmed' })
    expect((await is('ended')).status).toBe('done')
  })
})
