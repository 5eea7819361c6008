/** Start order, nothing else: the address is stripped, the sign-in finished, words and first page fetched, the page mounted. */
import { returned } from './app/sign-in/returned.ts'
import { keptLanguage } from '#adapters/language.ts'
import '#ui/base.css'
import { createBrowserHistory } from '@tanstack/react-router'
import { reloadForMissingChunks } from './app/crash/missing-chunks.ts'
import { mounting } from './app/mount.tsx'
import { appRouter } from './app/router.tsx'
import { showDrawnPage } from './app/shell/drawn-page.ts'
import { beginSignIn } from './app/sign-in/finish.ts'
import { speak } from './app/words.ts'

reloadForMissingChunks()
const words = speak(keptLanguage()).catch(() => speak('fa'))
const mount = mounting(appRouter(createBrowserHistory()))

/** The page that was drawn at build time stays until the app's own can take its place. */
const start = async (): Promise<void> => {
  await words
  beginSignIn(returned)
  await mount()
}

void start().catch((error: unknown) => {
  showDrawnPage()
  throw error
})
