/**
 * Small values in web storage, parsed with a schema. Where storage is refused, they last until the page is
 * closed.
 */
import * as v from 'valibot'

export type StoredValue<T> = {
  /** The stored value, or null without a valid one. */
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

export const storedValue = <T>(
  storage: () => Storage,
  name: string,
  schema: v.GenericSchema<unknown, T>,
): StoredValue<T> => {
  let unstored: T | null = null
  return {
    read: () => unstored ?? parsed(schema, readText(storage, name)),
    write: (value) => {
      try {
        storage().setItem(name, JSON.stringify(value))
        unstored = null
      } catch {
        unstored = value
      }
    },
    remove: () => {
      unstored = null
      try {
        storage().removeItem(name)
      } catch {
        // Refused storage contains nothing to remove.
      }
    },
  }
}
