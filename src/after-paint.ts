/**
 * Entry of the first page, whose HTML is complete without scripts: starts the app after the first paint.
 * Links work meanwhile. A hidden page never paints and a page in another language is not shown: both start
 * at once.
 */
import { hidePrerenderedPage, revealPage } from './app/shell/prerendered-page.ts'
import { replayPresses } from './app/shell/replay-presses.ts'

const start = (): void => {
  import('./main.tsx').catch((error: unknown) => {
    revealPage()
    throw error
  })
}

replayPresses(document)
if (hidePrerenderedPage() || document.visibilityState === 'hidden') start()
else requestAnimationFrame(() => setTimeout(start))
