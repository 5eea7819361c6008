/**
 * Start order of the app: remove the token from the address, load the messages, find out who the user is,
 * load the first page and mount it.
 */
import { launchParams } from './app/startup/launch-params.ts'
import { storedLocale } from '#adapters/locale.ts'
import '#ui/base.css'
import '#adapters/install-prompt.ts'
import { createBrowserHistory } from '@tanstack/react-router'
import { whenIdle } from '#adapters/idle.ts'
import { watchMissingChunks } from './app/crash/missing-chunks.ts'
import { activateLocale } from './app/messages.ts'
import { prepareMount } from './app/mount.tsx'
import { createAppRouter } from './app/router.tsx'
import { revealPage } from './app/shell/prerendered-page.ts'

watchMissingChunks()
const messagesLoaded = activateLocale(storedLocale()).catch(() => activateLocale('fa'))
const mount = prepareMount(createAppRouter(createBrowserHistory()), launchParams)

/** Stores the whole app on the device for offline use. Not during development. */
const serveOffline = () =>
  whenIdle(
    () =>
      void import('#adapters/service-worker.ts')
        .then(({ registerServiceWorker }) => registerServiceWorker())
        .catch(() => undefined),
  )

/** The prerendered page stays until the app can take its place. */
const start = async (): Promise<void> => {
  await messagesLoaded
  await mount()
  if (import.meta.env.PROD) serveOffline()
}

void start().catch((cause: unknown) => {
  revealPage()
  throw new Error('The app could not be started.', { cause })
})
