/** Start order, nothing else: the address is stripped, the sign-in finished, words and first page fetched, the page mounted. */
import { returned } from './app/sign-in/returned.ts'
import '#ui/base.css'
import { i18n } from '@lingui/core'
import { createBrowserHistory, RouterProvider } from '@tanstack/react-router'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { reloadForMissingChunks } from './app/crash/missing-chunks.ts'
import { Providers } from './app/providers.tsx'
import { appRouter } from './app/router.tsx'
import { beginSignIn } from './app/sign-in/finish.ts'

reloadForMissingChunks()
const words = import('./locales/fa/messages.po').then(({ messages }) => i18n.loadAndActivate({ locale: 'fa', messages }))
const router = appRouter(createBrowserHistory())
/** The mounted router listens to its history; until then this does, so that redirects are followed. */
const stopListening = router.history.subscribe(() => void router.load())

/** The page that was drawn at build time stays until the app's own can take its place. */
const start = async (): Promise<void> => {
  await words
  beginSignIn(returned)
  await router.load()
  const root = document.getElementById('root')
  if (root === null) return
  const forget = router.subscribe('onRendered', () => {
    stopListening()
    forget()
  })
  startTransition(() =>
    createRoot(root).render(
      <Providers>
        <RouterProvider router={router} />
      </Providers>,
    ),
  )
}

void start()
