/**
 * What was typed on a page of the account, stored on the device while its user signs in again: encrypted, for
 * a day, for them only. Decisions, section 9.
 */
import * as v from 'valibot'
import { journeyStore } from '../persistence/persisted-journeys.ts'

export type KeptDraft<Draft> = {
  keep(draft: Draft): void
  read(): Promise<Draft | null>
  /** Called once the page shows the draft again; a page that reads it may be left before that. */
  forget(): void
}

/** @param machine id of the page's chart */
export const keptDraft = <Draft>(
  machine: string,
  schema: v.GenericSchema<unknown, Draft>,
): KeptDraft<Draft> => {
  const key = { machine, trackingCode: null }
  return {
    keep: (draft) => void journeyStore.save(key, draft),
    read: async () => {
      const kept = v.safeParse(schema, (await journeyStore.read(key))?.content)
      return kept.success ? kept.output : null
    },
    forget: () => void journeyStore.remove(key),
  }
}
