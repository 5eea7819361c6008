/** What actions are made of: a change of the memory, or a sentence said aloud. */
import { type ActionFunction, assign, emit } from 'xstate'
import type { JourneyContext } from './context.ts'
import type { JourneyEmitted, JourneyEvent, ToastMessageId } from './events.ts'

export type Args = { context: JourneyContext; event: JourneyEvent }
type Update<Params> = (args: Args, params: Params) => Partial<JourneyContext>

/** What a call failed with. */
export type CallError = { error: unknown }
/** Boxes to fill with pictures. */
export type PictureBoxes = JourneyContext['documents']

/** Takes what changes; gives the action. */
export const updateContext = <Params = undefined>(update: Update<Params>) =>
  assign<JourneyContext, JourneyEvent, Params, JourneyEvent, never>(update)

/** Takes what to say; gives the action. */
export const showToast = <Params = undefined>(toast: (args: Args, params: Params) => JourneyEmitted) =>
  emit<JourneyContext, JourneyEvent, Params, JourneyEvent, JourneyEmitted>(toast)

/** Takes one of the app's own sentences; gives the action that says it. */
export const showMessage = (kind: 'success' | 'info' | 'error', id: ToastMessageId) =>
  showToast(() => ({ type: 'toast.message', kind, id }))

/** A door to the outside, provided where the app starts. */
export function effect<Params = undefined>(): ActionFunction<
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
