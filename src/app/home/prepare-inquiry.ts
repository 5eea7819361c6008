/**
 * Loads and evaluates the modules of the main journey's first page while home is idle, because on a slow
 * phone a press would otherwise wait for them. Renders nothing and opens no journey. Decision 051.
 */
import { prefetchWhenIdle, whenIdle } from '#adapters/idle.ts'
import { mainJourney } from '#machines/journeys.ts'
import { loadMessages } from '../messages.ts'

/** Each runs in a separate task, so that a press between them is handled. */
const parts: readonly (() => Promise<unknown>)[] = [
  () => Promise.all([import('../journeys/open-journey-route.ts'), loadMessages('journeys')]),
  async () => (await import('../journeys/open-journey-route.ts')).loadFirstScreen(mainJourney),
  () => import('../journeys/JourneyView.tsx'),
]

const idle = (): Promise<void> =>
  new Promise((resolve) => {
    whenIdle(resolve)
  })

const prepare = async (): Promise<void> => {
  for (const load of parts) {
    await load()
    await idle()
  }
}

/**
 * @returns a function that cancels it before it has begun. After a failure, the press loads the modules
 * again.
 */
export const prepareInquiryWhenIdle = (): (() => void) =>
  prefetchWhenIdle(() => void prepare().catch(() => undefined))
