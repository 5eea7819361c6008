/** Values in the query of an address, which users can edit: short text and whole numbers. */
import * as v from 'valibot'

export const wholeNumber = v.pipe(v.string(), v.regex(/^\d{1,11}$/), v.transform(Number))
export const queryText = v.pipe(v.string(), v.minLength(1), v.maxLength(64))
/** Null for a value that is missing or cannot be parsed. */
export const optional = <T extends v.GenericSchema>(schema: T) => v.fallback(v.nullable(schema, null), null)
