/**
 * The colour scheme: the device's, or the one that the user chose. The choice is stored in the browser and
 * outlives the session. Imports nothing, because it is applied before the first paint. Decisions, sections 1
 * "Logout" and 7.
 */
export type ColourScheme = 'system' | 'light' | 'dark'

const KEY = 'separ.colour-scheme'
/** `surface` of both schemes: the colour of the browser's own bars. */
const BAR_COLOURS = { light: '#ffffff', dark: '#121d1b' } as const

/** The choice where storage is refused; lasts until the page is closed. */
let unstored: ColourScheme | null = null
const listeners = new Set<() => void>()

const stored = (): string | null => {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

/** The user's choice, the device's scheme before the first. */
export const colourScheme = (): ColourScheme => {
  const chosen = unstored ?? stored()
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}

/** Draws the page in the chosen scheme. */
export const applyColourScheme = (): void => {
  const scheme = colourScheme()
  const { dataset } = document.documentElement
  if (scheme === 'system') delete dataset['scheme']
  else dataset['scheme'] = scheme
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const own = bar.media.includes('dark') ? 'dark' : 'light'
    bar.content = BAR_COLOURS[scheme === 'system' ? own : scheme]
  }
}

const changed = () => {
  applyColourScheme()
  for (const listener of listeners) listener()
}

/** Stores a choice and applies it at once. */
export const chooseColourScheme = (scheme: ColourScheme): void => {
  try {
    localStorage.setItem(KEY, scheme)
    unstored = null
  } catch {
    unstored = scheme
  }
  changed()
}

const onStorage = ({ key }: StorageEvent) => {
  if (key === KEY || key === null) changed()
}

/** Calls the listener when another scheme is chosen, here or in another tab. @returns unsubscribe */
export const subscribeToColourScheme = (listener: () => void): (() => void) => {
  if (listeners.size === 0) addEventListener('storage', onStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', onStorage)
  }
}
