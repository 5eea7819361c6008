/**
 * Messages of the active locale: one catalogue per page, so that no page waits for the messages of another.
 * A new locale becomes active once all catalogues in use are loaded in it.
 */
import { i18n, type Messages } from '@lingui/core'
import { loadErrorTexts } from '#adapters/gateway/failure-texts.ts'
import { activeLocale } from '#adapters/locale.ts'
import type { Locale } from '#contract/texts.ts'
import { type CatalogueLoaders, type CatalogueName, persian } from './messages/fa.ts'

/** A catalogue's name: a page's directory, `journeys` for what all of them share, or `app-services`. */
export type PageCatalogue = Exclude<CatalogueName, 'first'>

const languages: Readonly<Record<Locale, () => Promise<CatalogueLoaders>>> = {
  fa: () => Promise.resolve(persian),
  en: () => import('./messages/en.ts').then(({ english }) => english),
}

const inUse = new Set<CatalogueName>(['first'])
const loads: Readonly<Record<Locale, Map<CatalogueName, Promise<void>>>> = { fa: new Map(), en: new Map() }

/**
 * The messages of each locale. Lingui reads the object itself, so a catalogue that arrives is added without
 * an event: `i18n.load` would redraw every component with a message, and none has a message of a catalogue
 * that its page still waits for.
 */
const arrived: Readonly<Record<Locale, Messages>> = { fa: {}, en: {} }

const load = async (locale: Locale, name: CatalogueName): Promise<void> => {
  const loaders = await languages[locale]()
  const { messages } = await loaders[name]()
  Object.assign(arrived[locale], messages)
}

/** Loads a catalogue once; one that failed to load is tried again by the next caller. */
const loadOnce = (locale: Locale, name: CatalogueName): Promise<void> => {
  const loading =
    loads[locale].get(name) ??
    load(locale, name).catch((error: unknown) => {
      loads[locale].delete(name)
      throw error
    })
  loads[locale].set(name, loading)
  return loading
}

/** Loads a catalogue in the active locale, and from now on whenever the locale changes. */
export const loadMessages = (name: PageCatalogue): Promise<void> => {
  inUse.add(name)
  return loadOnce(activeLocale(), name)
}

let latestRequest = 0

/**
 * Activates a locale once every catalogue in use is loaded in it. Of two concurrent requests only the later
 * one counts.
 * @returns whether the locale was activated
 * @throws where a catalogue cannot be loaded; the locale then stays
 */
export const activateLocale = async (locale: Locale): Promise<boolean> => {
  latestRequest += 1
  const request = latestRequest
  // A catalogue that a page starts to use meanwhile is loaded in a further round.
  for (let known = 0; known < inUse.size;) {
    known = inUse.size
    await Promise.all([...inUse].map((name) => loadOnce(locale, name)))
  }
  // Failed calls that are on the page were answered in the other language. The first locale of a page follows
  // none.
  if (i18n.locale !== '' && i18n.locale !== locale) await loadErrorTexts(locale)
  if (request !== latestRequest) return false
  i18n.loadAndActivate({ locale, messages: arrived[locale] })
  return true
}
