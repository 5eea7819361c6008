/** Puts the app into its page once it is known who uses it and the first address is loaded. */
import { RouterProvider } from '@tanstack/react-router'
import { type ReactNode, startTransition } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { navigated, wakeLife } from './life.ts'
import { Providers } from './providers.tsx'
import type { AppRouter } from './router.tsx'
import { type Opening, startUp } from './startup/start-up.ts'

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
  navigated()
  router.history.subscribe(({ location }) => {
    if (location.pathname !== path) navigated()
    path = location.pathname
  })
  wakeLife().catch(() => undefined)
}

/** Takes the app's router and what the app was opened with; gives what loads its first page and draws it, once that is to begin. */
export const mounting = (
  router: AppRouter,
  opening: Opening = { returned: null, isHosted: false },
): (() => Promise<void>) => {
  /** The mounted router listens to its history; until then this does, so that redirects are followed. */
  const stopListening = router.history.subscribe(() => void router.load())
  return async () => {
    await startUp(opening, draw)
    await router.load()
    const forget = router.subscribe('onRendered', () => {
      stopListening()
      forget()
      wake(router)
    })
    startTransition(() => draw(<RouterProvider router={router} />))
  }
}
