/** What actions are made of: a change of the memory, or a sentence said aloud. */
import { type ActionFunction, assign, emit } from 'xstate'
import type { JourneyContext } from '../context.ts'
import type { JourneyEmitted, JourneyEvent, OwnWords } from '../events.ts'

export type Args = { context: JourneyContext; event: JourneyEvent }
type Update<Params> = (args: Args, params: Params) => Partial<JourneyContext>

/** What a call failed with. */
export type Thrown = { error: unknown }
/** Boxes to fill with pictures. */
export type Boxes = JourneyContext['documents']

/** Takes what changes; gives the action. */
export const remember = <Params = undefined>(update: Update<Params>) =>
  assign<JourneyContext, JourneyEvent, Params, JourneyEvent, never>(update)

/** Takes what to say; gives the action. */
export const say = <Params = undefined>(toast: (args: Args, params: Params) => JourneyEmitted) =>
  emit<JourneyContext, JourneyEvent, Params, JourneyEvent, JourneyEmitted>(toast)

/** Takes one of the app's own sentences; gives the action that says it. */
export const sayOwn = (kind: 'success' | 'info' | 'error', id: OwnWords) =>
  say(() => ({ type: 'toast.own', kind, id }))

/** A door to the outside, provided where the app starts. */
export function outside<Params = undefined>(): ActionFunction<
  JourneyContext,
  JourneyEvent,
  JourneyEvent,
  Params,
  never,
  never,
  never,
  never,
  JourneyEmitted
> {
  return () => undefined
}
