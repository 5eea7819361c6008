/** Puts the app into its page once the first address is loaded. */
import { RouterProvider } from '@tanstack/react-router'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { Providers } from './providers.tsx'
import { navigated } from './life.ts'
import type { AppRouter } from './router.tsx'

/** Takes the app's router; gives what loads its first page and draws it, once that is to begin. */
export const mounting = (router: AppRouter): (() => Promise<void>) => {
  /** The mounted router listens to its history; until then this does, so that redirects are followed. */
  const stopListening = router.history.subscribe(() => void router.load())
  return async () => {
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
}
