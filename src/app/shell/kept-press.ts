/**
 * The app takes the place of the drawn first page while somebody may be pressing a link of it: the browser then sends no
 * click, because the link that was pressed is gone. Its successor is pressed instead, so that no press is lost.
 */

/** Takes the document; from now on a press that began on a link which was replaced meanwhile reaches the link that took its place. */
export const keepPresses = (page: Document): void => {
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
    const successor = [...page.links].find((link) => link.getAttribute('href') === before.getAttribute('href'))
    successor?.click()
  })
}
