/** What changes the language that the page speaks, given once around every page; where none is given, none is offered. */
import { createContext } from 'react'
import type { Locale } from '#contract/texts.ts'

export const LanguageSwitch = createContext<((language: Locale) => void) | undefined>(undefined)
