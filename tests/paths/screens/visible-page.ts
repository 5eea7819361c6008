/** What a person sees of the page now: the open dialog or the page, its heading, its primary actions, its words. */

const text = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replaceAll(/[\s\u2066-\u2069]+/g, ' ').trim()

/** What a screen reader calls an element. */
const nameOf = (element: Element): string =>
  element.getAttribute('aria-label') ??
  text(document.getElementById(element.getAttribute('aria-labelledby') ?? '') ?? element)

/** As on a phone: an aside stands beside the content from 900 px on. */
const isAlive = (element: Element): boolean =>
  element.closest('[inert], [aria-hidden="true"], aside') === null

const alive = (selector: string): Element[] => [...document.querySelectorAll(selector)].filter(isAlive)

export type VisiblePage = {
  readonly headings: readonly string[]
  readonly primaries: readonly string[]
  readonly words: string
}

/** The solid buttons are the primary ones: src/ui's Button in one of these looks, whose names its styles keep. */
const SOLID = ['primary', 'saffron']
  .map((look) => `:is(button, a)[class*="_button_"][class*="_${look}_"]`)
  .join()

/** Gives what is seen. Where a dialog is open, what lies behind is not. */
export const readVisiblePage = (): VisiblePage => {
  const dialogs = alive('[role="dialog"], [role="alertdialog"]')
  return {
    headings: dialogs.length > 0 ? dialogs.map(nameOf) : alive('h1').map(nameOf),
    primaries: alive(SOLID).map(nameOf),
    words: alive('body > *').map(text).join(' '),
  }
}
