/**
 * Presses on the first page. The app is loaded while the finger is still down, and a link opens its page
 * without rendering home again; the first question of a journey is shown before the app. A button needs the
 * app, which renders home and replays the press.
 */
import { afterNextPaint } from '#adapters/next-paint.ts'
import { questionPageOf } from '#contract/values/page-files.ts'
import { replayPresses } from '../shell/replay-presses.ts'
import { bootHome, bootInto, isAppStarting, loadApp } from './boot.ts'
import { loadQuestion, showQuestion } from './show-question.ts'

/** The link of a plain press that leads to another page of the app. */
const linkOf = (event: MouseEvent): HTMLAnchorElement | null => {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
  if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null
  const link = target instanceof Element ? target.closest('a') : null
  return link !== null && link.href !== '' && link.origin === location.origin ? link : null
}

/** The next press repeats a failed attempt. */
const ignoreFailure = () => undefined

const questionOf = ({ pathname, search }: HTMLAnchorElement) => questionPageOf(pathname, search)

/** After this time a question that is still being loaded no longer delays the app. */
const QUESTION_WAIT_MS = 300
const questionWait = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, QUESTION_WAIT_MS)
  })

/** @param page the prerendered page; presses are handled until it is replaced */
export const followPresses = (page: Element): void => {
  const whenTouched = ({ target }: Event) => {
    if (!page.isConnected) return
    const link = target instanceof Element ? target.closest('a') : null
    const question = link === null ? null : questionOf(link)
    // The app would take the processor before the question is painted.
    if (question === null) void loadApp().catch(ignoreFailure)
    else void loadQuestion(question)
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
    const boot = () => void bootInto(`${link.pathname}${link.search}`, link.dataset['press'] ?? null)
    const question = questionOf(link)
    if (question === null || isAppStarting()) boot()
    else void Promise.race([showQuestion(question, page), questionWait()]).then(() => afterNextPaint(boot))
  })
}
