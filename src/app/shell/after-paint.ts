/**
 * The first page is whole without scripts: it is seen first, then the app is fetched and takes its place.
 * Its links work meanwhile. A page that is not being looked at never paints, so there the app starts at once.
 */
import { keepPresses } from './kept-press.ts'

const start = (): void => {
  void import('../../main.tsx')
}

keepPresses(document)
if (document.visibilityState === 'hidden') start()
else requestAnimationFrame(() => setTimeout(start))
