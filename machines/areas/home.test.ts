import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import type { HomeContent } from '#contract/operations/home-content.ts'
import { failure } from '#explorer/stubs/gateway-answers.ts'
import {
  homeContent,
  homeLists,
  renewablePolicy,
  renewalQuote,
  unfinishedOrder,
} from '#explorer/stubs/home.ts'
import type { RenewalQuote } from '#contract/operations/renewal.ts'
import { home } from './home.ts'
import type { HomeInput, QuoteInput } from './home-vocabulary.ts'
import type { HomeLists, QuotedPolicy } from './home-cards.ts'

type Refusal = 'unreachable' | 'signed-out' | 'broken'
/** The gateway's answers about «same as last year»; `sold no more` is null. */
type Price = { quote: RenewalQuote | null } | Refusal
type Answers = {
  content?: (HomeContent | Refusal)[]
  lists?: (HomeLists | Refusal)[]
  prices?: Price[]
}
const plate = { plk1: '24', plk2: '10', plk3: '318', plkSrl: '44' }
const empty = { plk1: '', plk2: '', plk3: '', plkSrl: '' }

const next = async <T extends object>(answers: (T | Refusal)[]): Promise<T> => {
  const answer = answers.shift()
  if (answer === undefined) return new Promise(() => {})
  if (typeof answer === 'string') throw failure(answer)
  return answer
}

/** Starts the chart with answers in their order; a call without an answer stays open. */
const start = ({ content = [], lists = [], prices = [] }: Answers, input: Partial<HomeInput> = {}) => {
  const effects: unknown[] = []
  const asked: (string | undefined)[] = []
  const clock = new SimulatedClock()
  const actor = createActor(
    home.provide({
      actors: {
        'read the content': fromPromise(() => next(content)),
        'list the orders and renewals': fromPromise(() => next(lists)),
        'price the renewal': fromPromise<QuotedPolicy | null, QuoteInput>(async ({ input: { policies } }) => {
          const [policy] = policies
          asked.push(policy?.renewableTrackingCode)
          const { quote } = await next(prices)
          return policy === undefined || quote === null ? null : { policy, quote }
        }),
      },
      actions: {
        'open the inquiry': (_, params) => void effects.push(params.plate),
        'follow the link': (_, { href }) => void effects.push(href),
        'resume the order': (_, { order }) => void effects.push(order.trackingCode),
        'renew the policy': (_, { policy }) => void effects.push(policy.renewableTrackingCode),
        'renew as last year': (_, { policy }) =>
          void effects.push(`as last year ${policy.renewableTrackingCode}`),
        'go to My Insurance': () => void effects.push('My Insurance'),
      },
    }),
    {
      input: {
        signedIn: true,
        isOffline: false,
        content: homeContent,
        isContentCurrent: true,
        plate: empty,
        places: null,
        ...input,
      },
      clock,
    },
  ).start()
  const until = (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
    waitFor(actor, (snapshot) => snapshot.matches(state))
  return { actor, effects, asked, clock, until }
}
const { 'orders and a renewal': full, none } = homeLists
const soldNoMore = { quote: null }
const priced = { quote: renewalQuote }

describe('the content of home', () => {
  it('is the content that this page has already loaded', () => {
    expect(start({}).actor.getSnapshot().matches({ content: 'shown' })).toBe(true)
  })
  it('is the content of the build until the gateway has answered', async () => {
    const newer = { ...homeContent, version: 'newer' }
    const { actor, until } = start({ content: [newer] }, { isContentCurrent: false })
    expect(actor.getSnapshot().matches({ content: 'refreshing' })).toBe(true)
    expect(actor.getSnapshot().context.content).toEqual(homeContent)
    await until({ content: 'shown' })
    expect(actor.getSnapshot().context.content).toEqual(newer)
  })
  it.each([
    [true, 'shown'],
    [false, 'failed'],
  ] as const)(
    'where the device is offline (%s) and the answer is missing is %s',
    async (isOffline, state) => {
      const { until } = start({ content: ['unreachable'] }, { isContentCurrent: false, isOffline })
      await until({ content: state })
    },
  )
  it('is loaded if the page has none, and again after a failure', async () => {
    const { actor, until } = start({ content: ['broken', homeContent] }, { content: null })
    expect(actor.getSnapshot().matches({ content: 'loading' })).toBe(true)
    await until({ content: 'failed' })
    expect(actor.getSnapshot().context.failure?.kind).toBe('broken')
    actor.send({ type: 'retry' })
    await until({ content: 'shown' })
    expect(actor.getSnapshot().context).toMatchObject({ content: homeContent, failure: null })
  })
  it('is loaded again after a change of language, and when the network is back', async () => {
    const { actor, until } = start({ content: ['unreachable', homeContent] })
    actor.send({ type: 'language.changed' })
    await until({ content: 'failed' })
    actor.send({ type: 'network.changed', isOffline: true })
    expect(actor.getSnapshot().matches({ content: 'failed' })).toBe(true)
    actor.send({ type: 'network.changed', isOffline: false })
    await until({ content: 'shown' })
  })
})

describe('the cards of home', () => {
  it('are absent for a guest, and listed once a session begins', async () => {
    const { actor, until } = start({ lists: [full], prices: [soldNoMore] }, { signedIn: false })
    expect(actor.getSnapshot().matches({ cards: 'absent' })).toBe(true)
    actor.send({ type: 'session.changed', signedIn: true })
    await until({ cards: 'shown' })
    expect(actor.getSnapshot().context.lists).toEqual(full)
    actor.send({ type: 'session.changed', signedIn: false })
    expect(actor.getSnapshot().matches({ cards: 'absent' })).toBe(true)
    expect(actor.getSnapshot().context.lists).toBeNull()
  })
  it('are absent for a user without orders', async () => {
    await start({ lists: [none] }).until({ cards: 'none' })
  })
  it('show a failure, and are listed after a retry', async () => {
    const { actor, until } = start({ lists: ['unreachable', full], prices: [soldNoMore] })
    await until({ cards: 'failed' })
    actor.send({ type: 'retry' })
    await until({ cards: 'shown' })
  })
  it('wait for the network, and are listed once it is back', async () => {
    const { actor, until } = start(
      { lists: ['unreachable', full], prices: [soldNoMore] },
      { isOffline: true },
    )
    await until({ cards: 'offline' })
    actor.send({ type: 'network.changed', isOffline: false })
    await until({ cards: 'shown' })
    expect(actor.getSnapshot().context.isOffline).toBe(false)
  })
  it('are absent, as for a guest, when the session has ended meanwhile', async () => {
    const { actor, until } = start({ lists: ['signed-out'] })
    await until({ cards: 'absent' })
    expect(actor.getSnapshot().context.signedIn).toBe(false)
  })
  it('stay while they are refreshed, also if that fails', async () => {
    const { actor, until } = start({ lists: [full, 'broken', none], prices: [soldNoMore] })
    await until({ cards: 'shown' })
    actor.send({ type: 'page.shown' })
    expect(actor.getSnapshot().matches({ cards: 'refreshing' })).toBe(true)
    expect(actor.getSnapshot().context.lists).toEqual(full)
    await until({ cards: 'shown' })
    actor.send({ type: 'page.shown' })
    await until({ cards: 'none' })
  })
  it('are loaded again when home is shown again', async () => {
    const { actor, until } = start({ lists: ['broken', full], prices: [soldNoMore] })
    await until({ cards: 'failed' })
    actor.send({ type: 'page.shown' })
    await until({ cards: 'shown' })
  })
})

describe('the price of «same as last year»', () => {
  it('is requested once the lists are loaded, and the cards wait for it', async () => {
    const { actor, asked, until } = start({ lists: [full], prices: [priced] })
    await until({ cards: 'pricing' })
    expect(actor.getSnapshot().hasTag('loading')).toBe(true)
    await until({ cards: 'shown' })
    expect(asked).toEqual([renewablePolicy.renewableTrackingCode])
    expect(actor.getSnapshot().context.quoted).toEqual({ policy: renewablePolicy, quote: renewalQuote })
  })
  it('is not requested if no policy is renewed in Separ', async () => {
    const carBody = { ...renewablePolicy, insuranceTypeCode: 'carbody' } as const
    const { asked, until } = start({ lists: [{ ...full, renewals: [carBody] }] })
    await until({ cards: 'shown' })
    expect(asked).toEqual([])
  })
  it.each([
    ['the insurer does not sell it now', soldNoMore],
    ['the call fails', 'broken'],
  ] as const)('leaves the card of the renewal as it is where %s', async (_, price) => {
    const { actor, until } = start({ lists: [full], prices: [price] })
    await until({ cards: 'shown' })
    expect(actor.getSnapshot().context).toMatchObject({ lists: full, quoted: null })
  })
  it('delays the cards by two seconds at most', async () => {
    const { actor, clock, until } = start({ lists: [full] })
    await until({ cards: 'pricing' })
    clock.increment(2_000)
    expect(actor.getSnapshot().matches({ cards: 'shown' })).toBe(true)
    expect(actor.getSnapshot().context.quoted).toBeNull()
  })
  it('shows a guest’s home when the session has ended meanwhile', async () => {
    const { actor, until } = start({ lists: [full], prices: ['signed-out'] })
    await until({ cards: 'absent' })
    expect(actor.getSnapshot().context).toMatchObject({ signedIn: false, lists: null, quoted: null })
  })
  it('is requested again when home is shown again; the shown price stays if that fails', async () => {
    const { actor, asked, until } = start({
      lists: [full, full, full],
      prices: [priced, 'broken', soldNoMore],
    })
    await until({ cards: 'shown' })
    actor.send({ type: 'page.shown' })
    await until({ cards: 'repricing' })
    await until({ cards: 'shown' })
    expect(actor.getSnapshot().context.quoted?.quote).toEqual(renewalQuote)
    actor.send({ type: 'page.shown' })
    await until({ cards: 'repricing' })
    await until({ cards: 'shown' })
    expect(actor.getSnapshot().context.quoted).toBeNull()
    expect(asked).toHaveLength(3)
  })
})

describe('a choice on home', () => {
  it('leads to the inquiry with the plate, to a page, to an order, a renewal, and all orders', () => {
    const { actor, effects } = start({})
    actor.send({ type: 'plate.changed', plate })
    actor.send({ type: 'inquiry.chosen' })
    actor.send({ type: 'service.chosen', href: '/motorcycle/sanhub' })
    actor.send({ type: 'slide.chosen', href: '/third-party' })
    actor.send({ type: 'order.chosen', order: unfinishedOrder })
    actor.send({ type: 'renewal.chosen', policy: renewablePolicy })
    actor.send({ type: 'same-as-last-year.chosen', policy: renewablePolicy })
    actor.send({ type: 'all-orders.chosen' })
    expect(effects).toEqual([
      plate,
      '/motorcycle/sanhub',
      '/third-party',
      unfinishedOrder.trackingCode,
      renewablePolicy.renewableTrackingCode,
      `as last year ${renewablePolicy.renewableTrackingCode}`,
      'My Insurance',
    ])
  })
})
