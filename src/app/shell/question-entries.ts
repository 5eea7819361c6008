/**
 * Carries over what the user does on a prerendered question to the app's screen, which replaces it: what is
 * typed, the focus, and presses on buttons. Imports nothing of the app, because it runs before it.
 */
import { pageFileOf } from '#contract/values/page-files.ts'
import { replayPresses } from './replay-presses.ts'

/** The name that a field has on both pages; their ids differ. */
const nameOf = (field: HTMLInputElement): string =>
  field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? ''

const fieldNamed = (page: Document, name: string): HTMLInputElement | undefined =>
  [...page.querySelectorAll('input')].find((field) => nameOf(field) === name)

/** Enters a text like a user: React ignores a value that is assigned to its own field. */
const enter = (field: HTMLInputElement, text: string): void => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** The app replaces the journey's base address with the question's own, which has the same file. */
const shownFile = () => pageFileOf(location.pathname, location.search)

/**
 * Starts carrying over. Ends when the app's fields are there, or with the address of another page.
 * @param page the document as it was prerendered
 * @param file of the question, where it is shown before its address
 */
export const carryOverEntries = (page: Document, file = shownFile()): void => {
  const question = page.querySelector('[data-question]')
  if (question === null) return
  const fields = [...question.querySelectorAll('input')].map((field) => ({ field, name: nameOf(field) }))
  let focused: EventTarget | null = page.activeElement
  question.addEventListener('focusin', ({ target }) => {
    focused = target
  })
  replayPresses(page, () => undefined)
  const observer = new MutationObserver(() => {
    if (question.isConnected) return
    if (shownFile() !== file) return observer.disconnect()
    const pairs = fields.flatMap(({ field, name }) => {
      const successor = fieldNamed(page, name)
      return successor === undefined ? [] : [{ field, successor }]
    })
    if (pairs.length < fields.length) return
    observer.disconnect()
    pairs.find(({ field }) => field === focused)?.successor.focus()
    for (const { field, successor } of pairs)
      if (field.value !== '' && field.value !== successor.value) enter(successor, field.value)
  })
  observer.observe(page.body, { childList: true, subtree: true })
}
