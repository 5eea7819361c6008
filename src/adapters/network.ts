/**
 * Whether the gateway can be reached: the browser says that it is offline, or the last call found nobody there. A phone that
 * believes itself online may still reach nothing. Document 1 section 8; issue "Installable and offline".
 */

export type Reachability = 'online' | 'offline' | 'unreachable'

let wasReached = true
const listeners = new Set<() => void>()

const tell = (): void => {
  for (const listener of listeners) listener()
}

const hears = (reached: boolean): void => {
  if (reached === wasReached) return
  wasReached = reached
  tell()
}

/** Takes how a call ended: it was answered, whatever the answer, or nobody was there. */
export const reportCallOutcome = (outcome: 'answered' | 'unreachable'): void => hears(outcome === 'answered')

/** Gives whether the gateway can be reached, and where it cannot, whether the device itself says so. */
export const reachability = (): Reachability => {
  if (!navigator.onLine) return 'offline'
  return wasReached ? 'online' : 'unreachable'
}

export const isOnline = (): boolean => reachability() === 'online'

/** The network is back: what failed before says nothing of now. */
const isBack = (): void => {
  wasReached = true
  tell()
}

/** Takes who is told when it changes; gives what ends that. */
export const subscribe = (listener: () => void): (() => void) => {
  addEventListener('online', isBack)
  addEventListener('offline', tell)
  listeners.add(listener)
  return () => listeners.delete(listener)
}
