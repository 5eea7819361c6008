/**
 * View of home by state: the cards or their places, the entry to the inquiry, and the published content.
 * Places have the size of the last rendered cards, so that nothing moves when the cards arrive. Design
 * language, "Order card".
 */
import type { SnapshotFrom } from 'xstate'
import type { home } from './home.ts'

export type HomeView = {
  readonly cards: 'absent' | 'places' | 'shown' | 'failed' | 'offline'
  /** Whether the entry to the inquiry is shown. Cards replace it. */
  readonly hasEntry: boolean
  /** Whether the content below the cards is shown. It waits while the places of the cards are unknown. */
  readonly hasContent: boolean
}

const views = {
  plain: { cards: 'absent', hasEntry: true, hasContent: true },
  unknown: { cards: 'places', hasEntry: false, hasContent: false },
  places: { cards: 'places', hasEntry: false, hasContent: true },
  shown: { cards: 'shown', hasEntry: false, hasContent: true },
} as const satisfies Record<string, HomeView>

/** The view of a snapshot of home. Equal states return the same object. */
export const homeViewOf = (snapshot: SnapshotFrom<typeof home>): HomeView => {
  const { lists, places } = snapshot.context
  const hasPlaces = places !== null && places.kinds.length > 0
  if (snapshot.matches({ cards: 'failed' })) return hasPlaces ? failedWith.places : failedWith.entry
  if (snapshot.matches({ cards: 'offline' })) return hasPlaces ? offlineWith.places : offlineWith.entry
  if (snapshot.matches({ cards: 'loading' }) || snapshot.matches({ cards: 'pricing' })) {
    if (places === null) return views.unknown
    return hasPlaces ? views.places : views.plain
  }
  return lists !== null && lists.orders.length + lists.renewals.length > 0 ? views.shown : views.plain
}

const instead = (cards: 'failed' | 'offline') => ({
  places: { cards, hasEntry: false, hasContent: true },
  entry: { cards, hasEntry: true, hasContent: true },
})
const failedWith = instead('failed')
const offlineWith = instead('offline')
