/**
 * Replays presses on the prerendered first page, so that none is lost while the app takes its place. The
 * browser sends no click when a pressed link is replaced before the pointer is released: its successor is
 * clicked instead. A prerendered button has no handler yet: its successor is clicked once the app has
 * rendered it.
 */

const labelOf = (button: Element): string => button.getAttribute('aria-label') ?? button.textContent

/**
 * Clicks the successor as soon as the app has replaced the prerendered button.
 * @param label of the button when it was pressed. If a key has answered the press meanwhile, such as a letter
 * of the plate, the successor has another label and is not clicked.
 */
const clickSuccessor = (page: Document, prerendered: Element, label: string): void => {
  if (prerendered.isConnected) requestAnimationFrame(() => clickSuccessor(page, prerendered, label))
  else
    Array.from(page.querySelectorAll('button'))
      .find((button) => labelOf(button) === label)
      ?.click()
}

/**
 * Starts replaying.
 * @param page the document as it was prerendered
 * @param startApp called at every press on a button that has no handler yet
 */
export const replayPresses = (page: Document, startApp: () => void): void => {
  const prerendered = new Set(page.querySelectorAll('button'))
  const waiting = new Set<Element>()
  page.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (button === null || !prerendered.has(button) || !button.isConnected) return
    startApp()
    if (waiting.has(button)) return
    waiting.add(button)
    clickSuccessor(page, button, labelOf(button))
  })
  let pressed: HTMLAnchorElement | null = null
  page.addEventListener('pointerdown', ({ target }) => {
    pressed = target instanceof Element ? target.closest('a') : null
  })
  page.addEventListener('pointercancel', () => {
    pressed = null
  })
  page.addEventListener('pointerup', () => {
    const link = pressed
    pressed = null
    if (link === null || link.isConnected) return
    const successor = [...page.links].find((each) => each.getAttribute('href') === link.getAttribute('href'))
    successor?.click()
  })
}
