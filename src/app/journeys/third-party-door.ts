/** The third-party journey's door: its chart, its addresses, its running actor. In a chunk of its own: no page before it needs charts. */
import type { RouterHistory } from '@tanstack/react-router'
import { routesOf } from '#machines/path-of.ts'
import { thirdParty } from '#machines/third-party.ts'
import { type JourneyDoor, journeyDoor } from '../routing/journey-sync.ts'
import type { Trail } from '../routing/trail.ts'
import { leaveJourney, openJourney } from './open-journey.ts'

// Found out once, while the chart is fetched ahead of the press that enters it.
routesOf(thirdParty)

/** Takes the router's history and its trail; gives the door, to be made once. */
export const thirdPartyDoor = (history: RouterHistory, trail: Trail): JourneyDoor =>
  journeyDoor({
    machine: thirdParty,
    at: '/third-party',
    history,
    trail,
    open: (trackingCode) => openJourney('third-party', { trackingCode }),
    leave: leaveJourney,
  })
