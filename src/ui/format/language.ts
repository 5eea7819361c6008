/**
 * The active locale, and values that depend on it. Messages come from the catalogues, messages of rules from
 * the contract.
 */
import { i18n } from '@lingui/core'
import { type Locale, translate } from '#contract/texts.ts'

export const spokenLanguage = (): Locale => (i18n.locale === 'en' ? 'en' : 'fa')

/** Returns the value for the active locale. */
export const inLanguage = <T>(persian: T, english: T): T => (spokenLanguage() === 'en' ? english : persian)

/** The text direction of a language. */
export const directionOf = (language: string): 'rtl' | 'ltr' => (language === 'en' ? 'ltr' : 'rtl')

/** A language's own name, in every locale. */
export const languageNames: Readonly<Record<Locale, string>> = { fa: 'فارسی', en: 'English' }

/** Isolates a name that may be Persian, so that an English sentence around it keeps its order. */
export const isolated = (name: string | null): string => inLanguage(name ?? '', `\u2068${name ?? ''}\u2069`)

/** The message for a text reference of the contract, in the active locale. */
export const messageFor = (ref: string): string => translate(ref, spokenLanguage())
