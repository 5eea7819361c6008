/** Start order, nothing else: the address is stripped, the sign-in finished, words and first page fetched, the page mounted. */
import { returned } from './app/sign-in/returned.ts'
import '#ui/base.css'
import { i18n } from '@lingui/core'
import { createBrowserHistory } from '@tanstack/react-router'
import { reloadForMissingChunks } from './app/crash/missing-chunks.ts'
import { mounting } from './app/mount.tsx'
import { appRouter } from './app/router.tsx'
import { beginSignIn } from './app/sign-in/finish.ts'

reloadForMissingChunks()
const words = import('./locales/fa/messages.po').then(({ messages }) => i18n.loadAndActivate({ locale: 'fa', messages }))
const mount = mounting(appRouter(createBrowserHistory()))

/** The page that was drawn at build time stays until the app's own can take its place. */
const start = async (): Promise<void> => {
  await words
  beginSignIn(returned)
  await mount()
}

void start()
