/** Builders of actions: a context update, a toast, or an effect outside the chart. */
import { type ActionFunction, assign, emit } from 'xstate'
import type { JourneyContext } from './context.ts'
import type { JourneyEmitted, JourneyEvent, ToastMessageId } from './events.ts'

export type Args = { context: JourneyContext; event: JourneyEvent }
type Update<Params> = (args: Args, params: Params) => Partial<JourneyContext>

/** Params of an action that handles a failed call. */
export type CallError = { error: unknown }
/** Boxes to fill with pictures. */
export type PictureBoxes = JourneyContext['documents']

/** An action that updates the context. */
export const updateContext = <Params = undefined>(update: Update<Params>) =>
  assign<JourneyContext, JourneyEvent, Params, JourneyEvent, never>(update)

/** An action that shows a toast. */
export const showToast = <Params = undefined>(toast: (args: Args, params: Params) => JourneyEmitted) =>
  emit<JourneyContext, JourneyEvent, Params, JourneyEvent, JourneyEmitted>(toast)

/** An action that shows one of the app's own messages. */
export const showMessage = (kind: 'success' | 'info' | 'error', id: ToastMessageId) =>
  showToast(() => ({ type: 'toast.message', kind, id }))

/** A placeholder for an effect outside the chart; the app provides it at start. */
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
