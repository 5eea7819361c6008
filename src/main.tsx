/** Start order, nothing else: the address is stripped, words fetched, it is found out who uses the app, the first page fetched and mounted. */
import { opening } from './app/startup/opening.ts'
import { keptLanguage } from '#adapters/language.ts'
import '#ui/base.css'
import '#adapters/install-prompt.ts'
import { createBrowserHistory } from '@tanstack/react-router'
import { noteMissingChunks } from './app/crash/missing-chunks.ts'
import { mounting } from './app/mount.tsx'
import { serveOffline } from './app/prefetch.ts'
import { appRouter } from './app/router.tsx'
import { showDrawnPage } from './app/shell/drawn-page.ts'
import { speak } from './app/words.ts'

noteMissingChunks()
const words = speak(keptLanguage()).catch(() => speak('fa'))
const mount = mounting(appRouter(createBrowserHistory()), opening)

/** The page that was drawn at build time stays until the app's own can take its place. */
const start = async (): Promise<void> => {
  await words
  await mount()
  serveOffline()
}

void start().catch((error: unknown) => {
  showDrawnPage()
  throw error
})
