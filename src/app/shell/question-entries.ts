/**
 * Carries over what the user does on a prerendered question to the app's screen, which replaces it: what is
 * typed, the focus, and presses on buttons. Imports nothing of the app, because it runs before it.
 */
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

/**
 * Starts carrying over. Ends when the app's fields are there, or with another address.
 * @param page the document as it was prerendered
 */
export const carryOverEntries = (page: Document): void => {
  const question = page.querySelector('[data-question]')
  if (question === null) return
  const fields = [...question.querySelectorAll('input')].map((field) => ({ field, name: nameOf(field) }))
  const address = location.href
  const nameOfTarget = (target: EventTarget | null): string =>
    fields.find(({ field }) => field === target)?.name ?? ''
  let focused = nameOfTarget(page.activeElement)
  question.addEventListener('focusin', ({ target }) => {
    focused = nameOfTarget(target)
  })
  replayPresses(page, () => undefined)
  const observer = new MutationObserver(() => {
    if (question.isConnected) return
    if (location.href !== address) return observer.disconnect()
    const successors = fields.map(({ name }) => fieldNamed(page, name))
    if (successors.includes(undefined)) return
    observer.disconnect()
    if (focused !== '') fieldNamed(page, focused)?.focus()
    for (const { field, name } of fields) {
      const successor = fieldNamed(page, name)
      if (field.value !== '' && successor !== undefined) enter(successor, field.value)
    }
  })
  observer.observe(page.body, { childList: true, subtree: true })
}
