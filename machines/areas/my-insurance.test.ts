import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { failure, trackingCode } from '#explorer/stubs/gateway-answers.ts'
import { policy, policyPages } from '#explorer/stubs/policies.ts'
import { myInsurance, type Pages } from './my-insurance.ts'
import type { PagesInput } from './policy-pages.ts'
import type { FileInput } from './policy-page-vocabulary.ts'

type Answer = Pages | 'unreachable' | 'signed-out'

const start = ({ answers, signedIn = true }: { answers: Answer[]; signedIn?: boolean }) => {
  const asked: PagesInput[] = []
  const effects: string[] = []
  const actor = createActor(
    myInsurance.provide({
      actors: {
        'list the policies': fromPromise(async ({ input }) => {
          asked.push(input)
          const answer = answers.shift() ?? policyPages.none
          if (typeof answer === 'string') throw failure(answer)
          return answer
        }),
        'open the policy file': fromPromise<void, FileInput>(() => Promise.reject(failure('unreachable'))),
      },
      actions: {
        'go to the sign-in page': () => void effects.push('sign-in'),
        'show the policy': (_, params) => void effects.push(`show ${params.trackingCode}`),
        'show the failure': () => void effects.push('failure'),
      },
    }),
    { input: { signedIn } },
  ).start()
  const until = (value: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
    waitFor(actor, (snapshot) => snapshot.matches(value))
  return { actor, asked, effects, until }
}

const second = { policies: [{ ...policy, orderId: '3333333333333A' }], hasMore: false }

describe('My Insurance', () => {
  it('asks a guest to sign in, and lists the policies once a session begins', async () => {
    const { actor, asked, effects, until } = start({ answers: [policyPages['one page']], signedIn: false })
    expect(actor.getSnapshot().value).toBe('signedOut')
    actor.send({ type: 'sign-in.chosen' })
    expect(effects).toEqual(['sign-in'])
    actor.send({ type: 'session.changed', signedIn: true })
    await until({ list: { pages: 'end' } })
    expect(asked).toEqual([{ from: 1, to: 1 }])
  })
  it('clears the policies when the session ends', async () => {
    const { actor, until } = start({ answers: [policyPages['one page']] })
    await until('list')
    actor.send({ type: 'session.changed', signedIn: false })
    expect(actor.getSnapshot().value).toBe('signedOut')
    expect(actor.getSnapshot().context.policies).toEqual([])
  })
  it('loads the next page only near the end of the list, and lists nothing twice', async () => {
    const again = {
      ...second,
      policies: [...policyPages['a full page'].policies.slice(0, 1), ...second.policies],
    }
    const { actor, asked, until } = start({ answers: [policyPages['a full page'], again] })
    await until({ list: { pages: 'idle' } })
    expect(asked).toHaveLength(1)
    actor.send({ type: 'more.needed' })
    await until({ list: { pages: 'end' } })
    expect(asked).toEqual([
      { from: 1, to: 1 },
      { from: 2, to: 2 },
    ])
    expect(actor.getSnapshot().context.policies).toHaveLength(11)
  })
  it('keeps the list when the next page fails, and retries that page', async () => {
    const { actor, asked, until } = start({ answers: [policyPages['a full page'], 'unreachable', second] })
    await until({ list: { pages: 'idle' } })
    actor.send({ type: 'more.needed' })
    await until({ list: { pages: 'moreFailed' } })
    expect(actor.getSnapshot().context.policies).toHaveLength(10)
    actor.send({ type: 'retry' })
    await until({ list: { pages: 'end' } })
    expect(asked.at(-1)).toEqual({ from: 2, to: 2 })
  })
  it('loads all listed pages again after a change, while the old list stays', async () => {
    const { actor, asked, until } = start({
      answers: [policyPages['a full page'], second, policyPages['one page']],
    })
    await until({ list: { pages: 'idle' } })
    actor.send({ type: 'more.needed' })
    await until({ list: { pages: 'end' } })
    actor.send({ type: 'policies.changed' })
    expect(actor.getSnapshot().context.policies).toHaveLength(11)
    await waitFor(actor, ({ context }) => context.policies.length === 1)
    expect(asked.at(-1)).toEqual({ from: 1, to: 2 })
  })
  it('shows a failed policy file as a message, and the list stays', async () => {
    const { actor, effects, until } = start({ answers: [policyPages['one page']] })
    await until('list')
    actor.send({ type: 'policy-file.chosen', trackingCode })
    expect(actor.getSnapshot().context.opening).toBe(trackingCode)
    await until({ list: { file: 'closed' } })
    expect(effects).toEqual(['failure'])
    expect(actor.getSnapshot().context.opening).toBeNull()
  })
  it('is empty, or shows a failure with a retry', async () => {
    const { actor, until } = start({ answers: ['unreachable', policyPages.none] })
    await until('failed')
    actor.send({ type: 'retry' })
    await until('empty')
  })
})
