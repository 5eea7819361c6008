/**
 * Presses on the first page. The app is loaded while the finger is still down, and a link shows its page without home
 * being drawn again. A button needs the app: home takes the page's place, and the press is replayed there.
 */
import { replayPresses } from '../shell/replay-presses.ts'
import { bootHome, bootInto, loadApp } from './boot.ts'

/** The link of a plain press that leads to another page of the app. */
const linkOf = (event: MouseEvent): HTMLAnchorElement | null => {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
  if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null
  const link = target instanceof Element ? target.closest('a') : null
  return link !== null && link.href !== '' && link.origin === location.origin ? link : null
}

/** A failed attempt is made again with the next press. */
const ignoreFailure = () => undefined

/** @param page the prerendered page; presses count as long as it is there */
export const followPresses = (page: Element): void => {
  const whenTouched = () => {
    if (page.isConnected) void loadApp().catch(ignoreFailure)
  }
  addEventListener('pointerdown', whenTouched, { passive: true })
  addEventListener('keydown', whenTouched)
  replayPresses(document, () => void bootHome().catch(ignoreFailure))
  document.addEventListener('click', (event) => {
    const link = page.isConnected ? linkOf(event) : null
    if (link === null) return
    event.preventDefault()
    if (link.pathname === location.pathname) return
    link.dataset['pressed'] = ''
    void bootInto(`${link.pathname}${link.search}`, link.dataset['press'] ?? null)
  })
}
