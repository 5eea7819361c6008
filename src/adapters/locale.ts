/**
 * The language that is spoken, as the gateway is told it, and the one that the reader chose, kept in the browser:
 * Persian until another was. It outlives the session (decisions, section 1 "Logout").
 */
import { i18n } from '@lingui/core'
import * as v from 'valibot'
import type { Locale } from '#contract/texts.ts'
import { storedValue } from './stored-value.ts'

const languages = storedValue(() => localStorage, 'separ.language', v.picklist(['fa', 'en']))

export const storedLocale = (): Locale => languages.read() ?? 'fa'

export const storeLocale = (language: Locale): void => languages.write(language)

export const activeLocale = (): Locale => (i18n.locale === 'en' ? 'en' : 'fa')
