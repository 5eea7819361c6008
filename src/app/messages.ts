/**
 * The words of the app in the language that is spoken, a catalogue for each page so that no page waits for the words of
 * another. Only the catalogues of that language are fetched; another takes its place once it has all that is in use.
 */
import { i18n } from '@lingui/core'
import { activeLocale } from '#adapters/locale.ts'
import type { Locale } from '#contract/texts.ts'
import { type CatalogueName, type CatalogueLoaders, persian } from './messages/fa.ts'

/** A catalogue's name: a page's folder, or `journeys` for what all of them share. */
export type PageCatalogue = Exclude<CatalogueName, 'first'>

const languages: Readonly<Record<Locale, () => Promise<CatalogueLoaders>>> = {
  fa: () => Promise.resolve(persian),
  en: () => import('./messages/en.ts').then(({ english }) => english),
}

const inUse = new Set<CatalogueName>(['first'])
const loads: Readonly<Record<Locale, Map<CatalogueName, Promise<void>>>> = { fa: new Map(), en: new Map() }

const load = async (locale: Locale, name: CatalogueName): Promise<void> => {
  const language = await languages[locale]()
  const { messages } = await language[name]()
  i18n.load(locale, messages)
}

/** Those that failed to come are asked for again by whoever comes next. */
const fetched = (locale: Locale, name: CatalogueName): Promise<void> => {
  const loading =
    loads[locale].get(name) ??
    load(locale, name).catch((error: unknown) => {
      loads[locale].delete(name)
      throw error
    })
  loads[locale].set(name, loading)
  return loading
}

/** Done when the words of a catalogue are there. */
export const loadMessages = (name: PageCatalogue): Promise<void> => {
  inUse.add(name)
  return fetched(activeLocale(), name)
}

let turn = 0

/**
 * Takes a language; speaks it once every word that is in use is there, and gives whether it did: of two that are asked for at
 * once only the later is spoken. Fails where words could not be fetched; the language stays as it was.
 */
export const activateLocale = async (locale: Locale): Promise<boolean> => {
  turn += 1
  const mine = turn
  // What a page asks for meanwhile is in use by the time the language changes.
  for (let known = 0; known < inUse.size;) {
    known = inUse.size
    await Promise.all([...inUse].map((name) => fetched(locale, name)))
  }
  if (mine !== turn) return false
  i18n.activate(locale)
  return true
}
