import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { failure } from '#explorer/stubs/gateway-answers.ts'
import { homeContent, homeLists } from '#explorer/stubs/home.ts'
import { home } from './home.ts'
import type { HomeInput, QuoteInput } from './home-vocabulary.ts'
import type { HomeLists, QuotedPolicy } from './home-cards.ts'
import { homeViewOf } from './home-view.ts'

const emptyPlate = { plk1: '', plk2: '', plk3: '', plkSrl: '' }
const known = { kinds: ['owing'], height: 205 } as const
const none = { kinds: [], height: 0 } as const

/** Home of a user, with or without answered lists. */
const start = (
  input: Partial<HomeInput>,
  lists: HomeLists | 'unreachable' | null = null,
  price: 'sold no more' | 'waiting' = 'sold no more',
) =>
  createActor(
    home.provide({
      actors: {
        'list the orders and renewals': fromPromise(async () => {
          if (lists === null) return new Promise<never>(() => {})
          if (lists === 'unreachable') throw failure('unreachable')
          return lists
        }),
        'price the renewal': fromPromise<QuotedPolicy | null, QuoteInput>(async () =>
          price === 'waiting' ? new Promise<never>(() => {}) : null,
        ),
      },
    }),
    {
      input: {
        signedIn: true,
        isOffline: false,
        content: homeContent,
        isContentCurrent: true,
        plate: emptyPlate,
        places: null,
        ...input,
      },
    },
  ).start()

const viewOf = (actor: ReturnType<typeof start>) => {
  const { cards, hasEntry, hasContent } = homeViewOf(actor.getSnapshot())
  return [cards, hasEntry && 'entry', hasContent && 'content'].filter(Boolean).join(', ')
}

describe('home', () => {
  it('of a guest has the entry to the inquiry', () => {
    expect(viewOf(start({ signedIn: false }))).toBe('absent, entry, content')
  })
  it.each([
    ['not known: the content below waits', null, 'places'],
    ['known: they are kept free', known, 'places, content'],
    ['none', none, 'absent, entry, content'],
  ])('while the cards are loaded, and their places are %s', (_, places, view) => {
    expect(viewOf(start({ places }))).toBe(view)
  })
  it('keeps the places of the cards free until the price of a renewal is loaded', async () => {
    const actor = start({ places: known }, homeLists['orders and a renewal'], 'waiting')
    await waitFor(actor, (snapshot) => snapshot.matches({ cards: 'pricing' }))
    expect(viewOf(actor)).toBe('places, content')
  })
  it.each([
    ['cards in place of the entry', homeLists['orders and a renewal'], 'shown', 'shown, content'],
    ['the entry where there is no card', homeLists.none, 'none', 'absent, entry, content'],
  ] as const)('has %s', async (_, lists, state, view) => {
    const actor = start({}, lists)
    await waitFor(actor, (snapshot) => snapshot.matches({ cards: state }))
    expect(viewOf(actor)).toBe(view)
  })
  it.each([
    ['failed', false, null, 'failed, entry, content'],
    ['failed', false, known, 'failed, content'],
    ['offline', true, null, 'offline, entry, content'],
    ['offline', true, known, 'offline, content'],
  ] as const)('says that the cards are missing (%s)', async (state, isOffline, places, view) => {
    const actor = start({ isOffline, places }, 'unreachable')
    await waitFor(actor, (snapshot) => snapshot.matches({ cards: state }))
    expect(viewOf(actor)).toBe(view)
  })
  it('keeps no place for another user', async () => {
    const actor = start({ places: known })
    actor.send({ type: 'session.changed', signedIn: false })
    actor.send({ type: 'session.changed', signedIn: true })
    expect(viewOf(actor)).toBe('places')
  })
})
