/** Actions on the requested route, the session and failures. */
import { assertEvent, raise } from 'xstate'
import { flagsInQuery } from '../address-query.ts'
import type { EditedAnswer } from '../answers.ts'
import type { JourneyContext } from '../context.ts'
import type { JourneyEvent, OutcomeName } from '../events.ts'
import { failureOf } from '../../failure.ts'
import { beginEdit, discardEdit, noEdit } from '../edit.ts'
import { relocaliseContext } from '../relocalise-context.ts'
import { type CallError, updateContext } from '../define-action.ts'

/** A change without an answer may have taken effect, so its key is reused. A refused change did not. */
const keptFor = (error: unknown, { intent }: JourneyContext): JourneyContext['intent'] =>
  failureOf(error).kind === 'refused' ? null : intent && { ...intent, status: 'unanswered' }

type Route = Extract<JourneyEvent, { type: 'xstate.route' }>

/** A reload while one answer is edited continues the edit; any other address ends it. */
const editedAnswerAfter = (changing: EditedAnswer | null, { to, query }: Route): EditedAnswer | null => {
  if (changing === 'offer') return to === '#offers' ? changing : null
  if (query?.['edit-insurance'] === 'true') return changing ?? 'vehicle'
  return to === `#${changing}` ? changing : null
}

export const flowActions = {
  'store the requested route': updateContext(({ context, event }) => {
    assertEvent(event, 'xstate.route')
    const requested = { to: event.to, query: event.query ?? {} }
    const changing = editedAnswerAfter(context.changing, event)
    return {
      ...(changing === null && discardEdit(context)),
      requested,
      flags: flagsInQuery(requested.query),
      changing,
    }
  }),
  'request the step': updateContext<{ to: string }>((_, { to }) => ({ requested: { to, query: {} } })),
  'clear the requested route': updateContext(() => ({ requested: null })),
  'go to the requested route': raise<JourneyContext, JourneyEvent, JourneyEvent, undefined, never>(
    ({ context }) => ({
      type: 'xstate.route',
      to: context.requested?.to ?? '',
      query: context.requested?.query ?? {},
    }),
  ),
  'store which answer is edited': updateContext(({ context, event }) => {
    assertEvent(event, 'answer-change.chosen')
    return beginEdit(context, event.answer)
  }),
  'clear the edited answer unless it is the offer': updateContext(({ context }) => ({
    ...noEdit,
    changing: context.changing === 'offer' ? 'offer' : null,
  })),
  'mark the offer as edited': updateContext(() => ({ changing: 'offer' })),
  'fall back to the current step': raise<JourneyContext, JourneyEvent, JourneyEvent, undefined, never>(
    ({ context }) => ({ type: 'route.refused', query: context.requested?.query ?? {} }),
  ),
  'raise the outcome': raise<JourneyContext, JourneyEvent, JourneyEvent, { outcome: OutcomeName }, never>(
    (_, { outcome }) => ({ type: outcome }),
  ),
  'store the session': updateContext(({ event }) => {
    assertEvent(event, 'session.changed')
    return { signedIn: event.signedIn }
  }),
  'relocalise the context': updateContext(({ context, event }) => {
    assertEvent(event, 'labels.relocalised')
    return relocaliseContext(context, event)
  }),
  'let Back wait': updateContext(() => ({ backWaits: true })),
  'drop the waiting Back': updateContext(() => ({ backWaits: false })),
  'mark the session as ended': updateContext(({ context }) => ({
    signedIn: false,
    backWaits: false,
    intent: context.intent && { ...context.intent, status: 'unanswered' },
  })),
  'store the failure': updateContext<CallError>(({ context }, { error }) => ({
    failure: failureOf(error),
    intent: keptFor(error, context),
    backWaits: false,
  })),
  'store how many plates are saved': updateContext<{ count: number }>((_, { count }) => ({
    savedPlates: count,
  })),
  'clear the failure': updateContext(() => ({ failure: null })),
}
