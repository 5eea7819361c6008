/** Where the fields of an address read what is typed, as each renders with its own answer only. */
import type { AddressFields } from '#contract/operations/addresses.ts'

/** The address as it is typed. */
export type Draft = Readonly<Record<keyof AddressFields, string>>

export type DraftSource = {
  read: () => Draft
  subscribe: (notify: () => void) => () => void
}

type Actor<Snapshot> = {
  getSnapshot(): Snapshot
  subscribe(notify: () => void): { unsubscribe(): void }
}

/**
 * The draft in an actor's context. The chart clears it when the address is saved; the source keeps it, so
 * that the form does not empty itself while its sheet slides out.
 * @param isOpen whether the sheet of the form is open
 */
export const draftSource = <Snapshot>(
  actor: Actor<Snapshot>,
  isOpen: (snapshot: Snapshot) => boolean,
  draftOf: (snapshot: Snapshot) => Draft,
): DraftSource => {
  let shown = draftOf(actor.getSnapshot())
  return {
    read: () => {
      const snapshot = actor.getSnapshot()
      if (isOpen(snapshot)) shown = draftOf(snapshot)
      return shown
    },
    subscribe: (notify) => {
      const subscription = actor.subscribe(notify)
      return () => subscription.unsubscribe()
    },
  }
}
