/** Mounts the app once the startup is done and the first route is loaded. */
import { RouterProvider } from '@tanstack/react-router'
import { type ReactNode, startTransition } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { whenCalm } from '#adapters/calm.ts'
import { subscribe as subscribeToSession } from '#adapters/session.ts'
import { loadAppServices, notifyNavigation } from './app-services.ts'
import { Providers } from './providers.tsx'
import type { AppRouter } from './router.tsx'
import { keepSheetEntries } from './routing/sheet-entries.ts'
import { savedToasts } from './saved-toasts.ts'
import './signed-in-at-start.ts'
import type { LaunchParams } from './startup/launch-params.ts'
import { runStartupIfNeeded } from './startup/startup.ts'

let root: Root | null = null

const render = (page: ReactNode): void => {
  const container = document.getElementById('root')
  if (container === null) return
  root ??= createRoot(container)
  root.render(<Providers>{page}</Providers>)
}

/** A first page that has its answers is calm for this time; one that never is does not wait any longer. */
const [CALM_MS, LONGEST_WAIT_MS] = [500, 5_000]

/**
 * Loads the app services after the first page and its answers, at once if they have something to show or the
 * user turns to something else, and notifies them of every navigation.
 */
const startAppServices = (router: AppRouter): void => {
  let path = router.history.location.pathname
  notifyNavigation()
  router.history.subscribe(({ location }) => {
    if (location.pathname !== path) notifyNavigation()
    path = location.pathname
  })
  // The next use retries.
  const load = () => void loadAppServices().catch(() => undefined)
  const stopFollowing = subscribeToSession(() => {
    stopFollowing()
    load()
  })
  if (savedToasts.read() !== null) return load()
  whenCalm(load, CALM_MS, LONGEST_WAIT_MS)
  // A user who is about to leave counts as a visitor, too.
  addEventListener('visibilitychange', load, { once: true })
}

let keepEntries = (): void => {
  keepEntries = () => undefined
  keepSheetEntries()
}

/** A page that was pressed shows its placeholder after this time. Design language, "Skeletons". */
const PENDING_AFTER_MS = 150
const pending = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, PENDING_AFTER_MS)
  })

/**
 * Prepares mounting a router: from now on it follows its history.
 * @param launchParams what the app was opened with
 * @returns a function that runs the startup, loads the first route and renders it; `isPressed` if the user
 * has pressed for that page and waits
 */
export const prepareMount = (
  router: AppRouter,
  launchParams: LaunchParams = { returned: null, isHosted: false },
): ((isPressed?: boolean) => Promise<void>) => {
  // A mounted router listens to its history itself; until then redirects would be lost.
  const stopListening = router.history.subscribe(() => void router.load())
  return async (isPressed = false) => {
    await runStartupIfNeeded(launchParams, render)
    await Promise.race([router.load(), ...(isPressed ? [pending()] : [])])
    keepEntries()
    const unsubscribe = router.subscribe('onRendered', () => {
      stopListening()
      unsubscribe()
      startAppServices(router)
    })
    startTransition(() => render(<RouterProvider router={router} />))
  }
}
