/** Where a screen’s test stands: the real chart, walked to a step with fake calls, and the lists that its actors would have read. For tests only. */
import { type QueryKey, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import type { Walk } from '#tests/samples/walk.ts'
import { stage } from '#ui/testing/stage.tsx'
import { JourneyRefContext } from '../../journey.ts'

/** A list’s key and what the gateway answered for it. */
export type CachedList = readonly [QueryKey, unknown]

/** Takes a walk, the screen of the step it has come to, and the lists; renders it in Persian. */
export const renderJourney = (walk: Walk, screen: ReactElement, ...lists: readonly CachedList[]) => {
  const client = new QueryClient()
  for (const [key, answer] of lists) client.setQueryData(key, answer)
  return stage(
    <QueryClientProvider client={client}>
      <JourneyRefContext value={walk.actor}>{screen}</JourneyRefContext>
    </QueryClientProvider>,
  )
}
