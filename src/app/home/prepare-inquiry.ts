/**
 * Loads what the first page of the main journey needs while home is idle, and evaluates it there: on a slow phone a
 * press on home would otherwise wait for it. Draws nothing and opens no journey. Decision 051.
 */
import { prefetchWhenIdle, whenIdle } from '#adapters/idle.ts'
import { mainJourney } from '#machines/journeys.ts'
import { loadMessages } from '../messages.ts'

/** Each is a task of its own, so that a press between them is answered. */
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

/** @returns cancel, before it has begun. What fails is loaded again by the press. */
export const prepareInquiryWhenIdle = (): (() => void) =>
  prefetchWhenIdle(() => void prepare().catch(() => undefined))
