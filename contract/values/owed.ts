/** Parts that a paid order still owes. Decisions, section 2 "Owed documents". */
import * as v from 'valibot'

/** `details` are holder, address and delivery of an order that was paid first. */
export const Owed = v.picklist(['details', 'documents', 'cheques'])
export type Owed = v.InferOutput<typeof Owed>
