/**
 * Decides whether home needs the app before the first touch: the user has a session or has started an
 * inquiry, the page before has left a toast, or a phone is in landscape, which the app advises against.
 */
import { landscapePhone } from '../landscape-phone.ts'

/** Stored data of the app, read without its schemas. */
const stored = (storage: () => Storage, name: string): object | null => {
  try {
    const value: unknown = JSON.parse(storage().getItem(name) ?? 'null')
    return typeof value === 'object' ? value : null
  } catch {
    return null
  }
}

const session = (): object | null => stored(() => localStorage, 'separ.session')

/** The user of the stored session, if it has not expired; or null. */
export const signedInUser = (): string | null => {
  const current = session()
  if (current === null) return null
  const [userId, expiresAt] = [Reflect.get(current, 'userId'), Reflect.get(current, 'expiresAt')]
  return typeof userId === 'string' && Date.parse(String(expiresAt)) > Date.now() ? userId : null
}

/** A guest is registered by the first call of an inquiry. */
const isRegistered = (guest: object | null): boolean =>
  guest !== null && Reflect.get(guest, 'registered') === true

/** The names are those of `#adapters/session.ts` and `../saved-toasts.ts`. */
export const needsApp = (): boolean =>
  session() !== null ||
  isRegistered(stored(() => localStorage, 'separ.guest')) ||
  stored(() => sessionStorage, 'separ.toasts') !== null ||
  landscapePhone()?.matches === true
