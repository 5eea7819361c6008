/**
 * Parses answers of the gateway with the contract's strict schemas, without the keys that this version of the
 * app does not know: a newer gateway must not break an open tab. Decisions, section 9.
 */
import * as v from 'valibot'

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isSchema = (value: unknown): value is v.GenericSchema => isFields(value) && value['kind'] === 'schema'
const propertyOf = (schema: object, name: string): unknown =>
  name in schema ? Reflect.get(schema, name) : undefined

const ofEntries = (entries: Fields, value: Fields): Fields =>
  Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => {
      const schema = Object.hasOwn(entries, key) ? entries[key] : undefined
      return isSchema(schema) ? [[key, dropUnknownKeys(schema, inner)]] : []
    }),
  )

/**
 * Prunes a value by the variant's option that it matches; without a match it stays, and the schema rejects
 * it.
 */
const ofOptions = (options: readonly unknown[], value: unknown): unknown => {
  for (const option of options.filter(isSchema)) {
    const pruned = dropUnknownKeys(option, value)
    if (v.is(option, pruned)) return pruned
  }
  return value
}

/** Returns the value without the keys that the schema's objects do not declare. */
const dropUnknownKeys = (schema: v.GenericSchema, value: unknown): unknown => {
  const entries = propertyOf(schema, 'entries')
  if (isFields(entries)) return isFields(value) ? ofEntries(entries, value) : value
  const item = propertyOf(schema, 'item')
  if (isSchema(item))
    return Array.isArray(value) ? value.map((each: unknown) => dropUnknownKeys(item, each)) : value
  const options = propertyOf(schema, 'options')
  if (Array.isArray(options) && options.some(isSchema)) return ofOptions(options, value)
  const wrapped = propertyOf(schema, 'wrapped')
  if (isSchema(wrapped))
    return value === null || value === undefined ? value : dropUnknownKeys(wrapped, value)
  const inner = propertyOf(schema, 'value')
  if (schema.type === 'record' && isSchema(inner) && isFields(value))
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, dropUnknownKeys(inner, each)]))
  return value
}

/**
 * Parses a value without the keys that the schema does not declare. They are looked for only if the schema
 * rejects the value: for the offers that takes 73 ms of a slow phone (decision 051).
 */
export const parseKnownKeys = <Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.SafeParseResult<Schema> => {
  const parsed = v.safeParse(schema, value)
  return parsed.success ? parsed : v.safeParse(schema, dropUnknownKeys(schema, value))
}
