/** Whether a call that changes something is under way in this page: nothing may be loaded anew meanwhile. Decisions, section 1 "Version comparison". */

const owners = new Set<object>()
const listeners = new Set<() => void>()

export const hasPendingChange = (): boolean => owners.size > 0

/** Takes who works and whether; whoever waits for the end is told. */
export const setChangePending = (owner: object, isWorking: boolean): void => {
  if (isWorking) owners.add(owner)
  else if (owners.delete(owner) && owners.size === 0) for (const listener of listeners) listener()
}

/** Takes what to call when the last one is done. */
export const onChangesSettled = (listener: () => void): void => void listeners.add(listener)
