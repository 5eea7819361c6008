/**
 * Leaving for the sign-in page and the address that it returns to. Light: it runs before the first paint, so that a
 * one-time token never stays in an address. Decisions, sections 3 and 9.
 */
import type { Opener } from '#contract/opener.ts'
import type { Locale } from '#contract/texts.ts'
import { randomText } from './random.ts'
import { signInPage } from './settings.ts'

/** What the browser keeps of a leaving, in this tab only: the state to come back with. */
const LEFT_WITH = 'separ.sign-in-state'
const OPENED_VIA = 'separ.opened-via'
const STATE_LENGTH = 32

const openers = ['pwa', 'passenger', 'driver', 'native'] as const satisfies readonly Opener[]

/** What came back from the sign-in page. `known` says that the state is the one this tab left with. */
export type SignInReturn = { token: string; state: string; known: boolean }

const kept = (name: string): string | null => {
  try {
    return sessionStorage.getItem(name)
  } catch {
    return null
  }
}
const keep = (name: string, value: string): void => {
  try {
    sessionStorage.setItem(name, value)
  } catch {
    // Without storage no state can be recognised: the return is then refused, and the person signs in again.
  }
}

const openerIn = (text: string | null): Opener | null => openers.find((opener) => opener === text) ?? null

/** What opened the app in this tab; its own page where nothing was said. */
export const openedVia = (): Opener => openerIn(kept(OPENED_VIA)) ?? 'pwa'

/** Takes a path of the app and the reader's language; gives the sign-in page's address that leads back there, and remembers the state that it carries. */
export const signInUrl = (returnTo: string, language: Locale = 'fa'): string => {
  const state = randomText(STATE_LENGTH)
  keep(LEFT_WITH, state)
  const target = new URL(signInPage, location.href)
  target.search = new URLSearchParams({
    returnTo: new URL(returnTo, location.origin).href,
    openedVia: openedVia(),
    state,
    ...(language === 'fa' ? {} : { lang: language }),
  }).toString()
  return target.href
}

const PARAMETERS = ['token', 'state', 'openedVia', 'isRedirectedFromSso', 'app_version', 'mode']

/** Whether another app shows this one: it may have somebody signed in. */
export const isHosted = (): boolean => openedVia() !== 'pwa' || window.parent !== window

/**
 * Takes where the browser is; gives what the sign-in page brought back, or null. The parameters leave the address at
 * once, whatever they hold, and a state serves once.
 */
export const consumeSignInReturn = ({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): SignInReturn | null => {
  const query = new URLSearchParams(search)
  const isDriver = query.get('type') === 'driver'
  if (!isDriver && !PARAMETERS.some((name) => query.has(name))) return null
  const opener = openerIn(query.get('openedVia')) ?? (isDriver ? 'driver' : null)
  if (opener !== null) keep(OPENED_VIA, opener)
  const [token, state] = [query.get('token'), query.get('state') ?? '']
  for (const name of [...PARAMETERS, ...(isDriver ? ['type'] : [])]) query.delete(name)
  const rest = query.toString()
  history.replaceState(history.state, '', `${pathname}${rest === '' ? '' : `?${rest}`}${hash}`)
  if (token === null) return null
  const known = state !== '' && state === kept(LEFT_WITH)
  keep(LEFT_WITH, '')
  return { token, state, known }
}
