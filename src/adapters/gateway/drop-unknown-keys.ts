/**
 * Answers are parsed tolerantly: keys that this version of the app does not know are dropped before the contract's
 * strict schema looks, so that a newer gateway breaks no open tab. Decisions, section 9.
 */
import * as v from 'valibot'

type Bag = Readonly<Record<string, unknown>>

const isBag = (value: unknown): value is Bag =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isSchema = (value: unknown): value is v.GenericSchema => isBag(value) && value['kind'] === 'schema'
const part = (schema: object, name: string): unknown =>
  name in schema ? Reflect.get(schema, name) : undefined

const ofEntries = (entries: Bag, value: Bag): Bag =>
  Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => {
      const schema = Object.hasOwn(entries, key) ? entries[key] : undefined
      return isSchema(schema) ? [[key, dropUnknownKeys(schema, inner)]] : []
    }),
  )

/** The option of a variant that the value fits once it is pruned; as it is where none does, for the schema to refuse. */
const ofOptions = (options: readonly unknown[], value: unknown): unknown => {
  for (const option of options.filter(isSchema)) {
    const pruned = dropUnknownKeys(option, value)
    if (v.is(option, pruned)) return pruned
  }
  return value
}

/** Takes a schema and a value; gives the value without the keys that the schema's objects do not name. */
export const dropUnknownKeys = (schema: v.GenericSchema, value: unknown): unknown => {
  const entries = part(schema, 'entries')
  if (isBag(entries)) return isBag(value) ? ofEntries(entries, value) : value
  const item = part(schema, 'item')
  if (isSchema(item))
    return Array.isArray(value) ? value.map((each: unknown) => dropUnknownKeys(item, each)) : value
  const options = part(schema, 'options')
  if (Array.isArray(options) && options.some(isSchema)) return ofOptions(options, value)
  const wrapped = part(schema, 'wrapped')
  if (isSchema(wrapped))
    return value === null || value === undefined ? value : dropUnknownKeys(wrapped, value)
  const inner = part(schema, 'value')
  if (schema.type === 'record' && isSchema(inner) && isBag(value))
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, dropUnknownKeys(inner, each)]))
  return value
}
