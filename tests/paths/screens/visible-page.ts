/** Reads what is visible: the open dialog or the page, with its heading, primary actions and texts. */
import { STAYS_ALIVE } from '#ui/sheet/modal-page.ts'

const text = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replaceAll(/[\s\u2066-\u2069]+/g, ' ').trim()

/** The accessible name of an element. */
const nameOf = (element: Element): string =>
  element.getAttribute('aria-label') ??
  text(document.getElementById(element.getAttribute('aria-labelledby') ?? '') ?? element)

/**
 * Whether neither a finger nor assistive technology reaches an element on a phone; asides appear from 900 px
 * on.
 */
const isOutOfReach = (element: Element): boolean =>
  element.tagName === 'ASIDE' ||
  element.hasAttribute('inert') ||
  element.getAttribute('aria-hidden') === 'true'

/**
 * Adds the reachable elements below a root to `found`, in the order of the document. Walks the tree, because
 * a selector takes several times as long in jsdom.
 */
const addReachable = (root: Element, found: Element[]): void => {
  for (let each = root.firstElementChild; each !== null; each = each.nextElementSibling) {
    if (isOutOfReach(each)) continue
    found.push(each)
    addReachable(each, found)
  }
}

export type VisiblePage = {
  readonly headings: readonly string[]
  readonly primaries: readonly string[]
  readonly words: string
  /** The words without those of the toasts. */
  readonly wordsBesideToasts: string
}

/** Primary actions are solid buttons: src/ui's Button with one of these class names. */
const isSolid = (element: Element): boolean => {
  if (element.tagName !== 'BUTTON' && element.tagName !== 'A') return false
  const name = element.getAttribute('class') ?? ''
  return name.includes('_button_') && (name.includes('_primary_') || name.includes('_saffron_'))
}

const isDialog = (element: Element): boolean =>
  ['dialog', 'alertdialog'].includes(element.getAttribute('role') ?? '')

/** Reads the open dialog, or the page without one. */
export const readVisiblePage = (): VisiblePage => {
  const reachable: Element[] = []
  addReachable(document.body, reachable)
  const dialogs = reachable.filter(isDialog)
  const headings = dialogs.length > 0 ? dialogs : reachable.filter(({ tagName }) => tagName === 'H1')
  const layers = reachable.filter(({ parentElement }) => parentElement === document.body)
  return {
    headings: headings.map(nameOf),
    primaries: reachable.filter(isSolid).map(nameOf),
    words: layers.map(text).join(' '),
    wordsBesideToasts: layers
      .filter((layer) => !layer.hasAttribute(STAYS_ALIVE))
      .map(text)
      .join(' '),
  }
}
