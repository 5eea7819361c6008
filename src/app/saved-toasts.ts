/** The toasts that a page saves for the page after its reload. Document 1 section 4. */
import * as v from 'valibot'
import { storedValue } from '#adapters/stored-value.ts'

const SavedToasts = v.array(
  v.object({
    key: v.string(),
    kind: v.picklist(['success', 'info', 'error']),
    text: v.string(),
    appears: v.literal('after-reload'),
  }),
)

export const savedToasts = storedValue(() => sessionStorage, 'separ.toasts', SavedToasts)
