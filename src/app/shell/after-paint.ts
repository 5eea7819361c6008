/**
 * The first page is whole without scripts: it is seen first, then the app is fetched and takes its place.
 * Its links work meanwhile. A page that is not being looked at never paints, and one of another language is not shown: there
 * the app starts at once.
 */
import { hidePrerenderedPage, revealPage } from './prerendered-page.ts'
import { replayPresses } from './replay-presses.ts'

const start = (): void => {
  import('../../main.tsx').catch((error: unknown) => {
    revealPage()
    throw error
  })
}

replayPresses(document)
if (hidePrerenderedPage() || document.visibilityState === 'hidden') start()
else requestAnimationFrame(() => setTimeout(start))
