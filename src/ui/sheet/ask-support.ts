/** What opens the help from anywhere, given once around every page. */
import { createContext } from 'react'

export const AskSupport = createContext<() => void>(() => undefined)
