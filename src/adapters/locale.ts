/**
 * The active locale, and the one that the user chose. The choice is stored in the browser and outlives the
 * session; without one it is Persian (decisions, section 1 "Logout").
 */
import { i18n } from '@lingui/core'
import * as v from 'valibot'
import type { Locale } from '#contract/texts.ts'
import { storedValue } from './stored-value.ts'

const storage = storedValue(() => localStorage, 'separ.language', v.picklist(['fa', 'en']))

export const storedLocale = (): Locale => storage.read() ?? 'fa'

export const storeLocale = (locale: Locale): void => storage.write(locale)

export const activeLocale = (): Locale => (i18n.locale === 'en' ? 'en' : 'fa')

/**
 * Runs the listener whenever another locale becomes active. Loading a catalogue of the active locale does
 * not count.
 * @returns unsubscribe
 */
export const onLocaleChange = (listener: () => void): (() => void) => {
  let last = activeLocale()
  return i18n.on('change', () => {
    if (activeLocale() === last) return
    last = activeLocale()
    listener()
  })
}
