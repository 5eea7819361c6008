/** Small things that the browser keeps as text, read back through a schema. Where storage is refused they live until the page is left. */
import * as v from 'valibot'

export type StoredValue<T> = {
  /** What is kept, or null where nothing is, or nothing that the schema knows. */
  read(): T | null
  write(value: T): void
  remove(): void
}

const readText = (storage: () => Storage, name: string): string | null => {
  try {
    return storage().getItem(name)
  } catch {
    return null
  }
}

const parsed = <T>(schema: v.GenericSchema<unknown, T>, text: string | null): T | null => {
  if (text === null) return null
  try {
    const found = v.safeParse(schema, JSON.parse(text))
    return found.success ? found.output : null
  } catch {
    return null
  }
}

/** Takes a storage, a name and a schema; gives the one place that reads and writes it. */
export const storedValue = <T>(
  storage: () => Storage,
  name: string,
  schema: v.GenericSchema<unknown, T>,
): StoredValue<T> => {
  let refused: T | null = null
  return {
    read: () => refused ?? parsed(schema, readText(storage, name)),
    write: (value) => {
      try {
        storage().setItem(name, JSON.stringify(value))
        refused = null
      } catch {
        refused = value
      }
    },
    remove: () => {
      refused = null
      try {
        storage().removeItem(name)
      } catch {
        // Storage that is refused holds nothing to remove.
      }
    },
  }
}
