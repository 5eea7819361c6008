/**
 * Presses on the first page. The app is loaded while the finger is still down, and a link opens its page
 * without rendering home again. A button needs the app, which renders home and replays the press.
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

/** The next press repeats a failed attempt. */
const ignoreFailure = () => undefined

/** @param page the prerendered page; presses are handled until it is replaced */
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
