/** The address, the session, and the change that is under way. */
import { assertEvent, raise } from 'xstate'
import { flagsIn, saidIn, withSearchOf } from '../address-query.ts'
import type { ChangedAnswer, JourneyContext } from '../context.ts'
import type { JourneyEvent, OutcomeName } from '../events.ts'
import { failureOf } from '../failure.ts'
import { renamed } from '../renamed.ts'
import { type ChangeName, fingerprint } from '../requests.ts'
import { type Thrown, remember } from './acting.ts'

/** The key of a change that failed is kept for the same body; another body is another change. */
const named = (context: JourneyContext, change: ChangeName): Partial<JourneyContext> => {
  const { intent, journeyId } = context
  const print = fingerprint(change, context)
  if (intent?.change === change && intent.fingerprint === print)
    return { intent: { ...intent, status: 'under-way' }, failure: null }
  const sequence = context.sequence + 1
  return {
    sequence,
    intent: { change, key: `${journeyId}-${sequence}`, fingerprint: print, status: 'under-way' },
    failure: null,
  }
}

/** An answer that never came may have been made: its key is kept. One that was refused was not. */
const keptFor = (error: unknown, { intent }: JourneyContext): JourneyContext['intent'] =>
  failureOf(error).kind === 'refused' ? null : intent && { ...intent, status: 'unanswered' }

type Route = Extract<JourneyEvent, { type: 'xstate.route' }>

/** A reload in the middle of changing one answer goes on changing it; any other address changes none. */
const stillChanged = (changing: ChangedAnswer | null, { to, query }: Route): ChangedAnswer | null => {
  if (changing === 'offer') return to === '#offers' ? changing : null
  if (query?.['edit-insurance'] === 'true') return changing ?? 'vehicle'
  return to === `#${changing}` ? changing : null
}

export const flow = {
  'remember the requested route': remember(({ context, event }) => {
    assertEvent(event, 'xstate.route')
    return {
      requested: { to: event.to, query: event.query ?? {} },
      flags: flagsIn(event.query ?? {}),
      changing: stillChanged(context.changing, event),
    }
  }),
  'forget the requested route': remember(() => ({ requested: null })),
  'ask for the requested route': raise<JourneyContext, JourneyEvent, JourneyEvent, undefined, never>(
    ({ context }) => ({
      type: 'xstate.route',
      to: context.requested?.to ?? '',
      query: context.requested?.query ?? {},
    }),
  ),
  'take the search of the address': remember(({ context, event }) =>
    event.type === 'xstate.route' ? withSearchOf(event.query, context) : {},
  ),
  'take what can be read of the address': remember(({ context, event }) => {
    assertEvent(event, 'route.refused')
    return saidIn(event.query, context)
  }),
  'remember which answer is changed': remember(({ event }) => {
    assertEvent(event, 'answer-change.chosen')
    return { changing: event.answer }
  }),
  'nothing is being changed': remember(() => ({ changing: null })),
  'nothing but the offer is being changed': remember(({ context }) => ({
    changing: context.changing === 'offer' ? 'offer' : null,
  })),
  'another offer is looked for': remember(() => ({ changing: 'offer' })),
  'fall back where it is refused': raise<JourneyContext, JourneyEvent, JourneyEvent, undefined, never>(
    ({ context }) => ({ type: 'route.refused', query: context.requested?.query ?? {} }),
  ),
  'tell the journey': raise<JourneyContext, JourneyEvent, JourneyEvent, { outcome: OutcomeName }, never>(
    (_, { outcome }) => ({ type: outcome }),
  ),
  'note the session': remember(({ event }) => {
    assertEvent(event, 'session.changed')
    return { signedIn: event.signedIn }
  }),
  'call things by their new names': remember(({ context, event }) => {
    assertEvent(event, 'names.renewed')
    return renamed(context, event)
  }),
  'note that the session ended': remember(({ context }) => ({
    signedIn: false,
    intent: context.intent && { ...context.intent, status: 'unanswered' },
  })),
  'name the change': remember<{ change: ChangeName }>(({ context }, { change }) => named(context, change)),
  'the change is made': remember(() => ({ intent: null, failure: null })),
  'note the failure': remember<Thrown>(({ context }, { error }) => ({
    failure: failureOf(error),
    intent: keptFor(error, context),
  })),
  'forget the failure': remember(() => ({ failure: null })),
}
