/** The language that the page speaks, and what follows from it. Words come from the catalogues; rules' sentences from the contract. */
import { i18n } from '@lingui/core'
import { type Locale, translate } from '#contract/texts.ts'

export const spokenLanguage = (): Locale => (i18n.locale === 'en' ? 'en' : 'fa')

/** Takes one for Persian and one for English; gives that of the language that is spoken. */
export const inLanguage = <T>(persian: T, english: T): T => (spokenLanguage() === 'en' ? english : persian)

/** Takes a language's name. */
export const directionOf = (language: string): 'rtl' | 'ltr' => (language === 'en' ? 'ltr' : 'rtl')

/** A language by its own name, whatever is spoken. */
export const languageNames: Readonly<Record<Locale, string>> = { fa: 'فارسی', en: 'English' }

/** Takes a name that may be Persian, whatever is spoken; gives it so that an English sentence around it keeps its order. */
export const isolated = (name: string | null): string => inLanguage(name ?? '', `\u2068${name ?? ''}\u2069`)

/** Takes a reference of the contract's texts; gives the sentence. */
export const sayHere = (ref: string): string => translate(ref, spokenLanguage())
