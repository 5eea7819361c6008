/**
 * Keeps the places of a signed-in user's cards free on the prerendered page until the app renders the cards.
 * They replace a guest's entry to the inquiry. If the places are unknown, the content below waits, too. So
 * nothing moves when the cards arrive. Design notes, "Home".
 */
import { storedPlaces } from './stored-places.ts'

const templateOf = (kind: string): Node | null => {
  const template = document.querySelector(`template[data-place=${kind}]`)
  return template instanceof HTMLTemplateElement ? document.importNode(template.content, true) : null
}

/** Shows the page of a guest again, after a sign-out or if the app cannot be loaded. */
export const releasePlaces = (page: ParentNode): void => {
  const area = page.querySelector<HTMLElement>('[data-places]')
  area?.replaceChildren()
  area?.style.removeProperty('min-block-size')
  for (const element of page.querySelectorAll<HTMLElement>('[data-entry], [data-below]'))
    element.hidden = false
}

/** @param page the prerendered page of a guest */
export const reservePlaces = (page: HTMLElement, userId: string): void => {
  const places = storedPlaces(userId)
  const area = page.querySelector<HTMLElement>('[data-places]')
  if (area === null) return
  if (places?.kinds.length === 0) return releasePlaces(page)
  const height = `${places?.height ?? 0}px`
  // The service worker has filled them in already.
  if (places !== null && area.style.minBlockSize === height) return
  area.style.minBlockSize = height
  area.replaceChildren(
    ...(places?.kinds ?? ['unfinished', 'unfinished']).flatMap((kind) => templateOf(kind) ?? []),
  )
  for (const element of page.querySelectorAll<HTMLElement>('[data-entry], [data-below]')) {
    element.hidden = places === null || 'entry' in element.dataset
    // Replaces the element below the places by a new one, because moving the old one would count as a layout
    // shift.
    element.replaceWith(element.cloneNode(true))
  }
}
