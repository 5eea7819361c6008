/** Reads what is visible: the open dialog or the page, with its heading, primary actions and texts. */
import { STAYS_ALIVE } from '#ui/sheet/modal-page.ts'

const text = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replaceAll(/[\s\u2066-\u2069]+/g, ' ').trim()

/** The accessible name of an element. */
const nameOf = (element: Element): string =>
  element.getAttribute('aria-label') ??
  text(document.getElementById(element.getAttribute('aria-labelledby') ?? '') ?? element)

/** Whether an element is reachable on a phone; asides appear from 900 px on. */
const isAlive = (element: Element): boolean =>
  element.closest('[inert], [aria-hidden="true"], aside') === null

const alive = (selector: string): Element[] => [...document.querySelectorAll(selector)].filter(isAlive)

export type VisiblePage = {
  readonly headings: readonly string[]
  readonly primaries: readonly string[]
  readonly words: string
  /** The words without those of the toasts. */
  readonly wordsBesideToasts: string
}

/** Primary actions are solid buttons: src/ui's Button with one of these class names. */
const SOLID = ['primary', 'saffron']
  .map((look) => `:is(button, a)[class*="_button_"][class*="_${look}_"]`)
  .join()

/** Reads the open dialog, or the page without one. */
export const readVisiblePage = (): VisiblePage => {
  const dialogs = alive('[role="dialog"], [role="alertdialog"]')
  return {
    headings: dialogs.length > 0 ? dialogs.map(nameOf) : alive('h1').map(nameOf),
    primaries: alive(SOLID).map(nameOf),
    words: alive('body > *').map(text).join(' '),
    wordsBesideToasts: alive(`body > :not([${STAYS_ALIVE}])`).map(text).join(' '),
  }
}
