/**
 * Tracks whether a changing call is pending in this page; until it is settled, the app must not reload.
 * Decisions, section 1.
 */

const owners = new Set<object>()
const listeners = new Set<() => void>()

export const hasPendingChange = (): boolean => owners.size > 0

/** Sets whether the owner has a pending change. Notifies the listeners once no owner has one. */
export const setChangePending = (owner: object, isPending: boolean): void => {
  if (isPending) owners.add(owner)
  else if (owners.delete(owner) && owners.size === 0) for (const listener of listeners) listener()
}

export const onChangesSettled = (listener: () => void): void => void listeners.add(listener)
