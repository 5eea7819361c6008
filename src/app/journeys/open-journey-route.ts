/**
 * The route of a journey: its chart, its addresses, its running actor. The entry of the journeys' chunk,
 * because no earlier page needs a journey's chart.
 */
import type { RouterHistory } from '@tanstack/react-router'
import { type JourneyId, journeys } from '#machines/journeys.ts'
import type { HistoryStack } from '../routing/history-stack.ts'
import { createJourneyRoute, type JourneyRoute } from '../routing/journey-route.ts'
import { loadPage } from '../crash/missing-chunks.ts'
import { journeyStore } from '../persistence/persisted-journeys.ts'
import { journeyParts } from './journey-parts.ts'
import { leaveJourney, openJourney } from './journey-registry.ts'
import { loadPresentation } from './product-presentations.ts'
import { screens } from './screens.tsx'

/**
 * Loads the chart, the calls, the first screen and the words of a journey that begins with the inquiry, and
 * opens the storage of journeys, but no journey.
 */
export const loadFirstScreen = async (id: JourneyId): Promise<void> => {
  const { load, product } = journeys[id]
  await Promise.all([
    load(),
    journeyParts[id].loadCalls(() => product),
    screens['inquiry-owner'].load(),
    loadPresentation(product),
    journeyStore.open(),
  ])
}

/** Creates the route of a journey; call it once per router and journey. */
export const openJourneyRoute = async (
  id: JourneyId,
  history: RouterHistory,
  historyStack: HistoryStack,
): Promise<JourneyRoute> =>
  createJourneyRoute({
    id,
    machine: await journeys[id].load(),
    history,
    historyStack,
    open: (codes) => openJourney(id, codes),
    leave: leaveJourney,
    loadScreen: async (name) => {
      await loadPage(Promise.all([screens[name].load(), loadPresentation(journeys[id].product)]))
    },
  })
