/** The open sheets, the topmost last: Escape and the browser's Back close that one. */

/** An open sheet. `close` asks its owner to close it; the owner may refuse while a change is under way. */
export type OpenSheet = { readonly close: () => void }

const sheets: OpenSheet[] = []
const listeners = new Set<() => void>()

const notify = (): void => {
  for (const listener of listeners) listener()
}

export const openSheets = (): readonly OpenSheet[] => sheets

/** Calls the listener after a sheet has opened or closed. Returns unsubscribe. */
export const subscribeToSheets = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Adds a sheet on top of the others. Returns the function that removes it. */
export const addSheet = (sheet: OpenSheet): (() => void) => {
  sheets.push(sheet)
  notify()
  return () => {
    sheets.splice(sheets.indexOf(sheet), 1)
    notify()
  }
}
