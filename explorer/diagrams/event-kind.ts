/** The kind of an event type: a user event, a call's result, a delay, an address or a step's outcome. */

export type EventKind =
  /** Sent by the user, an upload or the session. */
  | { readonly kind: 'sent'; readonly event: string }
  | { readonly kind: 'done'; readonly call: string }
  | { readonly kind: 'error'; readonly call: string }
  | { readonly kind: 'after'; readonly delay: string }
  | { readonly kind: 'always' }
  | { readonly kind: 'route' }
  /** The outcome of a step: «done», «back». */
  | { readonly kind: 'outcome'; readonly outcome: string }

/** @param type the event type as the machine has it */
export const eventKind = (type: string): EventKind => {
  const [, ending, call = ''] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? []
  if (ending === 'done' || ending === 'error') return { kind: ending, call }
  if (type.startsWith('xstate.after.')) return { kind: 'after', delay: type.split('.')[2] ?? '' }
  if (type === 'always') return { kind: 'always' }
  if (type === 'xstate.route') return { kind: 'route' }
  if (type.startsWith('step.')) return { kind: 'outcome', outcome: type.slice('step.'.length) }
  return { kind: 'sent', event: type }
}
