/** The third-party journey's door: its chart, its addresses, its running actor. In a chunk of its own: no page before it needs charts. */
import type { RouterHistory } from '@tanstack/react-router'
import { routesOf } from '#machines/path-of.ts'
import { thirdParty } from '#machines/third-party.ts'
import { type JourneyRoute, createJourneyRoute } from '../routing/journey-route.ts'
import type { HistoryStack } from '../routing/history-stack.ts'
import { leaveJourney, openJourney } from './journey-registry.ts'

// Found out once, while the chart is fetched ahead of the press that enters it.
routesOf(thirdParty)

/** Takes the router's history and its trail; gives the door, to be made once. */
export const thirdPartyRoute = (history: RouterHistory, trail: HistoryStack): JourneyRoute =>
  createJourneyRoute({
    machine: thirdParty,
    basePath: '/third-party',
    history,
    historyStack: trail,
    open: (trackingCode) => openJourney('third-party', { trackingCode }),
    leave: leaveJourney,
  })
