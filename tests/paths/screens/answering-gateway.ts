/** What answers the calls of a rendered journey during a walk. */
import type { AnyEventObject } from 'xstate'
import type { JourneyInput } from '#machines/journey/context.ts'
import type { CallPlace } from '../walk/end-call.ts'
import type { PageData } from '../walk/page-data.ts'
import type { JourneyPage } from './journey-page.tsx'

export type AnsweringGateway = {
  /** The input that the journey starts with. */
  readonly input: JourneyInput
  /** What the page has received last; updated with every answer. */
  readonly data: PageData
  /** Stores or removes the session, as the walk has it now. */
  readonly signIn?: () => void
  /** Ends the call of a step. Returns the event that the chart receives. */
  readonly endCall: (page: JourneyPage, place: CallPlace) => Promise<AnyEventObject>
  /** Returns the events that the chart is sent where a browser is needed to cause them. */
  readonly browserEvents: (place: CallPlace) => Promise<readonly AnyEventObject[]>
}
