/**
 * What opened the app, and the address that the sign-in page returns to. Small, because it runs before the
 * first paint: a one-time token must not stay in the address. Decisions, sections 3 and 9.
 */
import type { Opener } from '#contract/opener.ts'

/** Key of the state that a sign-in of this tab was started with. */
const SIGN_IN_STATE = 'separ.sign-in-state'
const OPENED_VIA = 'separ.opened-via'
/** Key of a return whose sign-in is not finished yet. */
const SIGN_IN_RETURN = 'separ.sign-in-return'

const openers = ['pwa', 'passenger', 'driver', 'native'] as const satisfies readonly Opener[]

/** What the sign-in page has returned. `known`: its state is the one that this tab started with. */
export type SignInReturn = { token: string; state: string; known: boolean }

const readItem = (name: string): string | null => {
  try {
    return sessionStorage.getItem(name)
  } catch {
    return null
  }
}
const writeItem = (name: string, value: string): void => {
  try {
    sessionStorage.setItem(name, value)
  } catch {
    // Without storage no state is known: the return is then rejected, and the user signs in again.
  }
}

const openerIn = (text: string | null): Opener | null => openers.find((opener) => opener === text) ?? null

/** What opened the app in this tab; `pwa` by default. */
export const openedVia = (): Opener => openerIn(readItem(OPENED_VIA)) ?? 'pwa'

/** Stores the state that a sign-in of this tab starts with, by which its return is known. */
export const expectSignInReturn = (state: string): void => writeItem(SIGN_IN_STATE, state)

const PARAMETERS = ['token', 'state', 'openedVia', 'isRedirectedFromSso', 'app_version', 'mode']

/** Whether another app shows this one; its user may be signed in there. */
export const isHosted = (): boolean => openedVia() !== 'pwa' || window.parent !== window

/** A return that an earlier load of the page could not finish, because it did not get its scripts. */
const unfinishedReturn = (): SignInReturn | null => {
  const [token = '', state = ''] = (readItem(SIGN_IN_RETURN) ?? '').split(' ')
  return token === '' ? null : { token, state, known: true }
}

/** The sign-in is finished or given up: a reload does not try it again. */
export const endSignInReturn = (): void => writeItem(SIGN_IN_RETURN, '')

/**
 * Reads what the sign-in page has returned, or null. Removes the parameters from the address, whatever they
 * contain; a state can be used once. The return stays in this tab until it is ended.
 */
export const consumeSignInReturn = ({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): SignInReturn | null => {
  const query = new URLSearchParams(search)
  const isDriver = query.get('type') === 'driver'
  if (!isDriver && !PARAMETERS.some((name) => query.has(name))) return unfinishedReturn()
  const opener = openerIn(query.get('openedVia')) ?? (isDriver ? 'driver' : null)
  if (opener !== null) writeItem(OPENED_VIA, opener)
  const [token, state] = [query.get('token'), query.get('state') ?? '']
  for (const name of [...PARAMETERS, ...(isDriver ? ['type'] : [])]) query.delete(name)
  const rest = query.toString()
  history.replaceState(history.state, '', `${pathname}${rest === '' ? '' : `?${rest}`}${hash}`)
  if (token === null) return unfinishedReturn()
  const known = state !== '' && state === readItem(SIGN_IN_STATE)
  writeItem(SIGN_IN_STATE, '')
  writeItem(SIGN_IN_RETURN, known ? `${token} ${state}` : '')
  return { token, state, known }
}
