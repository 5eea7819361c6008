import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { failure } from '#explorer/stubs/gateway-answers.ts'
import { mobilePages, mobilePolicy, renewableMobilePolicy } from '#explorer/stubs/mobile-policies.ts'
import { type MobilePages, mobilePolicies } from './mobile-policies.ts'
import type { PagesInput } from './policy-pages.ts'

type Answer = MobilePages | 'unreachable' | 'signed-out'

const start = ({ answers, signedIn = true }: { answers: Answer[]; signedIn?: boolean }) => {
  const asked: PagesInput[] = []
  const effects: string[] = []
  const actor = createActor(
    mobilePolicies.provide({
      actors: {
        'list the mobile policies': fromPromise(async ({ input }) => {
          asked.push(input)
          const answer = answers.shift() ?? mobilePages.none
          if (typeof answer === 'string') throw failure(answer)
          return answer
        }),
        'open the mobile policy file': fromPromise<void, { id: string | null }>(() =>
          Promise.reject(failure('unreachable')),
        ),
      },
      actions: {
        'go to the sign-in page': () => void effects.push('sign-in'),
        'go to mobile insurance': () => void effects.push('buy'),
        'go to the claim site': () => void effects.push('claim'),
        'go to the insurer': (_, { url }) => void effects.push(url),
        'show the failure': () => void effects.push('failure'),
      },
    }),
    { input: { signedIn } },
  ).start()
  const until = (value: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
    waitFor(actor, (snapshot) => snapshot.matches(value))
  return { actor, asked, effects, until }
}

const second = { ...mobilePages.none, insurances: [mobilePolicy] }

describe('the mobile tab', () => {
  it('asks a guest to sign in, then lists the policies, and clears them when the session ends', async () => {
    const { actor, effects, until } = start({ answers: [mobilePages['one page']], signedIn: false })
    actor.send({ type: 'sign-in.chosen' })
    expect(effects).toEqual(['sign-in'])
    actor.send({ type: 'session.changed', signedIn: true })
    await until('list')
    expect(actor.getSnapshot().context.previousInsurances).toHaveLength(1)
    actor.send({ type: 'session.changed', signedIn: false })
    expect(actor.getSnapshot().context).toMatchObject({ insurances: [], previousInsurances: [], pages: 0 })
  })
  it('retries after a failure, and asks to sign in after an ended session', async () => {
    const { actor, until } = start({ answers: ['unreachable', 'signed-out'] })
    await until('failed')
    actor.send({ type: 'retry' })
    await until('signedOut')
    expect(actor.getSnapshot().context.signedIn).toBe(false)
  })
  it('leads from the empty tab to mobile insurance, and lists a new policy once the user is back', async () => {
    const { actor, effects, until } = start({
      answers: [mobilePages.none, 'unreachable', mobilePages['one page']],
    })
    await until('empty')
    actor.send({ type: 'purchase.chosen' })
    expect(effects).toEqual(['buy'])
    actor.send({ type: 'policies.changed' })
    await until({ empty: { policies: 'refreshing' } })
    await until({ empty: { policies: 'idle' } })
    actor.send({ type: 'policies.changed' })
    await until('list')
  })
  it('loads all listed pages again while the old list stays', async () => {
    const { actor, asked, until } = start({
      answers: [mobilePages['a full page'], second, mobilePages['one page']],
    })
    await until({ list: { pages: 'idle' } })
    actor.send({ type: 'more.needed' })
    await until({ list: { pages: 'end' } })
    expect(actor.getSnapshot().context.insurances).toHaveLength(11)
    actor.send({ type: 'policies.changed' })
    expect(actor.getSnapshot().context.insurances).toHaveLength(11)
    await waitFor(actor, ({ context }) => context.insurances.length === 2)
    expect(asked).toEqual([
      { from: 1, to: 1 },
      { from: 2, to: 2 },
      { from: 1, to: 2 },
    ])
  })
  it('keeps the list when the next page fails, and lists nothing twice', async () => {
    const { actor, until } = start({
      answers: [mobilePages['a full page'], 'unreachable', mobilePages['a full page']],
    })
    await until({ list: { pages: 'idle' } })
    actor.send({ type: 'more.needed' })
    await until({ list: { pages: 'moreFailed' } })
    actor.send({ type: 'retry' })
    await until({ list: { pages: 'idle' } })
    expect(actor.getSnapshot().context.insurances).toHaveLength(10)
  })
  it('opens the guide and leads from it to the claim site, and opens the previous policies', async () => {
    const { actor, effects, until } = start({ answers: [mobilePages['one page']] })
    await until({ list: { guide: 'closed', previous: 'closed' } })
    actor.send({ type: 'claim.chosen' })
    expect(effects).toEqual([])
    actor.send({ type: 'guide.opened' })
    actor.send({ type: 'claim.chosen' })
    actor.send({ type: 'previous.toggled' })
    expect(actor.getSnapshot().matches({ list: { guide: 'open', previous: 'open' } })).toBe(true)
    actor.send({ type: 'guide.closed' })
    actor.send({ type: 'previous.toggled' })
    expect(actor.getSnapshot().matches({ list: { guide: 'closed', previous: 'closed' } })).toBe(true)
    expect(effects).toEqual(['claim'])
  })
  it('opens the guide for a guest', () => {
    const { actor, effects } = start({ answers: [], signedIn: false })
    actor.send({ type: 'guide.opened' })
    actor.send({ type: 'claim.chosen' })
    expect(actor.getSnapshot().matches({ signedOut: 'open' })).toBe(true)
    actor.send({ type: 'guide.closed' })
    expect(actor.getSnapshot().matches({ signedOut: 'closed' })).toBe(true)
    expect(effects).toEqual(['claim'])
  })
  it('opens the guide without a policy, and keeps it open when the user is back from the claim site', async () => {
    const { actor, asked, effects, until } = start({ answers: [mobilePages.none, mobilePages.none] })
    await until('empty')
    actor.send({ type: 'guide.opened' })
    actor.send({ type: 'claim.chosen' })
    expect(effects).toEqual(['claim'])
    actor.send({ type: 'policies.changed' })
    await until({ empty: { policies: 'idle' } })
    expect(asked).toHaveLength(2)
    expect(actor.getSnapshot().matches({ empty: { guide: 'open' } })).toBe(true)
  })
  it('renews at the insurer, and shows a failure if a file cannot be fetched', async () => {
    const { actor, effects, until } = start({ answers: [mobilePages['one page']] })
    await until('list')
    const url = renewableMobilePolicy.actions[0]?.url ?? ''
    actor.send({ type: 'renewal.chosen', url })
    actor.send({ type: 'mobile-file.chosen', id: mobilePolicy.id })
    expect(actor.getSnapshot().context.opening).toBe(mobilePolicy.id)
    await until({ list: { file: 'closed' } })
    expect(effects).toEqual([url, 'failure'])
  })
})
