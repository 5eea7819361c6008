/**
 * Route of the third-party journey: its chart, its addresses, its running actor. The entry of the journeys'
 * chunk, because no earlier page needs a journey's chart.
 */
import type { RouterHistory } from '@tanstack/react-router'
import { routesOf } from '#machines/path-of.ts'
import { thirdParty } from '#machines/third-party.ts'
import type { HistoryStack } from '../routing/history-stack.ts'
import { createJourneyRoute, type JourneyRoute } from '../routing/journey-route.ts'
import { leaveJourney, openJourney } from './journey-registry.ts'

// Computes and caches the routes while the chunk is prefetched.
routesOf(thirdParty)

/** Creates the route; call it once per router. */
export const thirdPartyRoute = (history: RouterHistory, historyStack: HistoryStack): JourneyRoute =>
  createJourneyRoute({
    machine: thirdParty,
    basePath: '/third-party',
    history,
    historyStack,
    open: (trackingCode) => openJourney('third-party', { trackingCode }),
    leave: leaveJourney,
  })
