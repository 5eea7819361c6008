/**
 * The app takes the place of the drawn first page while somebody may be pressing a link of it: the browser then sends no
 * click, because the link that was pressed is gone. Its successor is pressed instead, so that no press is lost. Buttons of the drawn
 * page can do nothing yet: what was pressed is pressed again once the app is there.
 */

const nameOf = (button: Element): string => button.getAttribute('aria-label') ?? button.textContent

/** Presses the button of this name that takes the place of a drawn one, as soon as it has. */
const pressAgain = (page: Document, drawn: Element): void => {
  if (drawn.isConnected) requestAnimationFrame(() => pressAgain(page, drawn))
  else
    Array.from(page.querySelectorAll('button'))
      .find((button) => nameOf(button) === nameOf(drawn))
      ?.click()
}

/** Takes the document as it was drawn; from now on a press that began on a link or button which is replaced reaches what takes its place. */
export const replayPresses = (page: Document): void => {
  const drawn = new Set(page.querySelectorAll('button'))
  page.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (button !== null && drawn.delete(button)) pressAgain(page, button)
  })
  let pressed: HTMLAnchorElement | null = null
  page.addEventListener('pointerdown', ({ target }) => {
    pressed = target instanceof Element ? target.closest('a') : null
  })
  page.addEventListener('pointercancel', () => {
    pressed = null
  })
  page.addEventListener('pointerup', () => {
    const before = pressed
    pressed = null
    if (before === null || before.isConnected) return
    const successor = [...page.links].find(
      (link) => link.getAttribute('href') === before.getAttribute('href'),
    )
    successor?.click()
  })
}
