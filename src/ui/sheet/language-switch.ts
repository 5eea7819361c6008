/** Context with the function that changes the locale. Without a provider, no language switch is shown. */
import { createContext } from 'react'
import type { Locale } from '#contract/texts.ts'

export const LanguageSwitch = createContext<((language: Locale) => void) | undefined>(undefined)
