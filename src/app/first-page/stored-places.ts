/**
 * The last rendered places of a user's cards on this device: kinds and height, no personal data. They are
 * kept free while the cards are loading, also before the app runs. Design notes, "Home".
 */

const NAME = 'separ.home-places'

/** Kinds of cards, as `machines/areas/home-cards.ts` names them. */
const KINDS = ['owing', 'unfinished', 'issuing', 'renewal', 'same-as-last-year'] as const
export type PlaceKind = (typeof KINDS)[number]
export type StoredPlaces = { readonly kinds: readonly PlaceKind[]; readonly height: number }

/** Conditions of the height. If one of them changes, the stored height is useless. */
const circumstances = (userId: string): string => {
  const { documentElement } = document
  return [userId, innerWidth, documentElement.lang, getComputedStyle(documentElement).fontSize].join(' ')
}

const isKind = (value: unknown): value is PlaceKind => KINDS.some((kind) => kind === value)

/** The places of a user; null if they are unknown for this width, language and text size. */
export const storedPlaces = (userId: string): StoredPlaces | null => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(NAME) ?? 'null')
    if (!Array.isArray(stored)) return null
    const [when, height, kinds]: unknown[] = stored
    if (when !== circumstances(userId) || typeof height !== 'number' || !Array.isArray(kinds)) return null
    return { height, kinds: kinds.filter(isKind) }
  } catch {
    return null
  }
}

export const storePlaces = (userId: string, { kinds, height }: StoredPlaces): void => {
  try {
    localStorage.setItem(NAME, JSON.stringify([circumstances(userId), height, kinds]))
  } catch {
    // Without storage the places are unknown on the next visit.
  }
}

export const removePlaces = (): void => {
  try {
    localStorage.removeItem(NAME)
  } catch {
    // Refused storage contains nothing to remove.
  }
}
