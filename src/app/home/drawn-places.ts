/** Stores the places of the cards on this page for the next visit of home. Design notes, "Home". */
import { session } from '#adapters/session.ts'
import { homeCardsOf, type HomeLists, type QuotedPolicy } from '#machines/areas/home-cards.ts'
import { cachePlaces } from '../first-page/cached-places.ts'
import { storePlaces } from '../first-page/stored-places.ts'

/** @param lists content of the cards with the price of a renewal; null while unknown */
export const storeDrawnPlaces = (lists: HomeLists | null, quoted: QuotedPolicy | null): void => {
  const user = session()
  if (lists === null || user === null) return
  const kinds = homeCardsOf(lists, quoted).cards.map(({ kind }) => kind)
  const area = document.querySelector<HTMLElement>('[data-cards]')
  if (kinds.length > 0 && area === null) return
  const places = { kinds, height: area?.offsetHeight ?? 0 }
  storePlaces(user.userId, places)
  void cachePlaces(places).catch(() => undefined)
}
