/**
 * Whether the gateway is reachable, by the browser's own state and by the result of the last call: a device
 * that believes it is online may still reach nothing. Document 1 section 8; issue "Installable and
 * offline".
 */

export type Reachability = 'online' | 'offline' | 'unreachable'

let wasReached = true
const listeners = new Set<() => void>()

const notify = (): void => {
  for (const listener of listeners) listener()
}

const setReached = (reached: boolean): void => {
  if (reached === wasReached) return
  wasReached = reached
  notify()
}

/** Reports the result of a call: any answer, or none. */
export const reportCallOutcome = (outcome: 'answered' | 'unreachable'): void =>
  setReached(outcome === 'answered')

/** `offline`: the device says so; `unreachable`: the last call got no answer. */
export const reachability = (): Reachability => {
  if (!navigator.onLine) return 'offline'
  return wasReached ? 'online' : 'unreachable'
}

export const isOnline = (): boolean => reachability() === 'online'

/** After the network is back, the last failed call does not count any more. */
const onOnline = (): void => {
  wasReached = true
  notify()
}

/** @returns unsubscribe */
export const subscribe = (listener: () => void): (() => void) => {
  addEventListener('online', onOnline)
  addEventListener('offline', notify)
  listeners.add(listener)
  return () => listeners.delete(listener)
}
