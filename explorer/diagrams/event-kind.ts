/** What kind of thing an event's type stands for: a person's doing, a call's end, time, an address, a step's own word. */

export type EventKind =
  /** A person, an upload or the session sends it. */
  | { readonly kind: 'sent'; readonly event: string }
  | { readonly kind: 'done'; readonly call: string }
  | { readonly kind: 'error'; readonly call: string }
  | { readonly kind: 'after'; readonly delay: string }
  | { readonly kind: 'always' }
  | { readonly kind: 'route' }
  /** A step tells what it has come to: «done», «back». */
  | { readonly kind: 'outcome'; readonly outcome: string }

/** Takes the type of an event as the machine has it; gives what it stands for. */
export const eventKind = (type: string): EventKind => {
  const [, ending, call = ''] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? []
  if (ending === 'done' || ending === 'error') return { kind: ending, call }
  if (type.startsWith('xstate.after.')) return { kind: 'after', delay: type.split('.')[2] ?? '' }
  if (type === 'always') return { kind: 'always' }
  if (type === 'xstate.route') return { kind: 'route' }
  if (type.startsWith('step.')) return { kind: 'outcome', outcome: type.slice('step.'.length) }
  return { kind: 'sent', event: type }
}
