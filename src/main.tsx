/** Start order, nothing else: the address is stripped, words fetched, it is found out who uses the app, the first page fetched and mounted. */
import { launchParams } from './app/startup/launch-params.ts'
import { storedLocale } from '#adapters/locale.ts'
import '#ui/base.css'
import '#adapters/install-prompt.ts'
import { createBrowserHistory } from '@tanstack/react-router'
import { watchMissingChunks } from './app/crash/missing-chunks.ts'
import { prepareMount } from './app/mount.tsx'
import { registerServiceWorkerWhenIdle } from './app/prefetch.ts'
import { createAppRouter } from './app/router.tsx'
import { revealPage } from './app/shell/prerendered-page.ts'
import { activateLocale } from './app/messages.ts'

watchMissingChunks()
const words = activateLocale(storedLocale()).catch(() => activateLocale('fa'))
const mount = prepareMount(createAppRouter(createBrowserHistory()), launchParams)

/** The page that was drawn at build time stays until the app's own can take its place. */
const start = async (): Promise<void> => {
  await words
  await mount()
  registerServiceWorkerWhenIdle()
}

void start().catch((error: unknown) => {
  revealPage()
  throw error
})
