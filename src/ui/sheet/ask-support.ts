/** Context with the function that opens the help, provided around every page. */
import { createContext } from 'react'

export const AskSupport = createContext<() => void>(() => undefined)
