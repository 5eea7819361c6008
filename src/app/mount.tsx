/** Puts the app into its page once it is known who uses it and the first address is loaded. */
import { RouterProvider } from '@tanstack/react-router'
import { type ReactNode, startTransition } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { notifyNavigation, loadAppServices } from './app-services.ts'
import { Providers } from './providers.tsx'
import type { AppRouter } from './router.tsx'
import { type LaunchParams, runStartupIfNeeded } from './startup/startup.ts'

let root: Root | null = null

const draw = (page: ReactNode): void => {
  const place = document.getElementById('root')
  if (place === null) return
  root ??= createRoot(place)
  root.render(<Providers>{page}</Providers>)
}

/** The app's own charts come after the first page; where they cannot be had yet, whoever needs them asks again. */
const wake = (router: AppRouter): void => {
  let path = router.history.location.pathname
  notifyNavigation()
  router.history.subscribe(({ location }) => {
    if (location.pathname !== path) notifyNavigation()
    path = location.pathname
  })
  loadAppServices().catch(() => undefined)
}

/** Takes the app's router and what the app was opened with; gives what loads its first page and draws it, once that is to begin. */
export const prepareMount = (
  router: AppRouter,
  opening: LaunchParams = { returned: null, isHosted: false },
): (() => Promise<void>) => {
  /** The mounted router listens to its history; until then this does, so that redirects are followed. */
  const stopListening = router.history.subscribe(() => void router.load())
  return async () => {
    await runStartupIfNeeded(opening, draw)
    await router.load()
    const forget = router.subscribe('onRendered', () => {
      stopListening()
      forget()
      wake(router)
    })
    startTransition(() => draw(<RouterProvider router={router} />))
  }
}
