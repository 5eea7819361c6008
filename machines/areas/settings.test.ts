import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { AccountOverview } from '#contract/operations/account.ts'
import { accountOverview } from '#explorer/stubs/account.ts'
import { failure } from '#explorer/stubs/gateway-answers.ts'
import { settings, type SettingsInput } from './settings.ts'

type Answer = AccountOverview | 'unreachable' | 'signed-out'

const start = (answers: Answer[], input: Partial<SettingsInput> = {}) => {
  const effects: string[] = []
  const actor = createActor(
    settings.provide({
      actors: {
        'read the account': fromPromise(async () => {
          const answer = answers.shift() ?? 'unreachable'
          if (typeof answer === 'string') throw failure(answer)
          return answer
        }),
      },
      actions: {
        'go to the sign-in page': () => void effects.push('sign-in'),
        'ask whether to sign out': () => void effects.push('sign-out'),
        'change the language': (_, { language }) => void effects.push(language),
        'change the colour scheme': (_, { scheme }) => void effects.push(scheme),
      },
    }),
    { input: { signedIn: true, canSignOut: true, ...input } },
  ).start()
  const until = (value: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
    waitFor(actor, (snapshot) => snapshot.matches(value))
  return { actor, effects, until }
}

describe('the settings', () => {
  it('ask a guest to sign in, and still offer language and colour scheme', async () => {
    const { actor, effects, until } = start([accountOverview], { signedIn: false })
    expect(actor.getSnapshot().value).toBe('signedOut')
    actor.send({ type: 'language.chosen', language: 'en' })
    actor.send({ type: 'scheme.chosen', scheme: 'dark' })
    actor.send({ type: 'logout.chosen' })
    actor.send({ type: 'sign-in.chosen' })
    expect(effects).toEqual(['en', 'dark', 'sign-in'])
    actor.send({ type: 'session.changed', signedIn: true })
    await until({ user: 'shown' })
    expect(actor.getSnapshot().context.account).toEqual(accountOverview)
  })
  it('clear the account when the session ends', async () => {
    const { actor, until } = start([accountOverview])
    await until({ user: 'shown' })
    actor.send({ type: 'session.changed', signedIn: false })
    expect(actor.getSnapshot().value).toBe('signedOut')
    expect(actor.getSnapshot().context.account).toBeNull()
  })
  it('stay usable when the account cannot be loaded, and retry', async () => {
    const { actor, effects, until } = start(['unreachable', accountOverview])
    await until({ user: 'failed' })
    expect(actor.getSnapshot().context.failure).toMatchObject({ kind: 'unreachable' })
    actor.send({ type: 'logout.chosen' })
    expect(effects).toEqual(['sign-out'])
    actor.send({ type: 'retry' })
    await until({ user: 'shown' })
    expect(actor.getSnapshot().context.failure).toBeNull()
  })
  it('ask to sign in again when the session has ended', async () => {
    const { until } = start(['signed-out'])
    await until('signedOut')
  })
  it('do not sign the user out inside a host app', async () => {
    const { actor, effects, until } = start([accountOverview], { canSignOut: false })
    await until({ user: 'shown' })
    actor.send({ type: 'logout.chosen' })
    expect(effects).toEqual([])
  })
})
