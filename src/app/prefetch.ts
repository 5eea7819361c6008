/** Fetches what the next page will most likely need, once the browser has nothing better to do. Stack, "What the browser pays". */
import { whenIdle } from '#adapters/idle.ts'
import { loadMessages } from './messages.ts'

/** A failed prefetch is nobody's trouble: the page asks again when it is gone to. */
const quietly = (loading: Promise<unknown>) => void loading.catch(() => undefined)

/** Fetches the third-party journey and its first screen; gives what calls it off. */
export const prefetchJourney = (): (() => void) =>
  whenIdle(() => {
    quietly(loadMessages('journeys'))
    quietly(loadMessages('inquiry'))
    quietly(import('./journeys/third-party-route.ts'))
    quietly(import('./journeys/JourneyView.tsx'))
    quietly(import('../steps/inquiry/owner.tsx'))
  })

/** Keeps the whole app on the device from now on, once nothing else is to do. While it is being developed nothing is kept. */
export const registerServiceWorkerWhenIdle = (): void => {
  if (import.meta.env.PROD)
    whenIdle(() =>
      quietly(
        import('#adapters/service-worker.ts').then(({ registerServiceWorker }) => registerServiceWorker()),
      ),
    )
}

/** Takes what fetches the screens of a journey; fetches them one after another, so that no step waits for its own; gives what calls it off. */
export const prefetchScreens = (loads: readonly (() => Promise<unknown>)[]): (() => void) => {
  let isOff = false
  const all = async (): Promise<void> => {
    for (const load of loads) if (!isOff) await load()
  }
  const callOff = whenIdle(() => quietly(all()))
  return () => {
    isOff = true
    callOff()
  }
}
