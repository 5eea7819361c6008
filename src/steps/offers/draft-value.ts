/** What is marked in an open sheet before it is confirmed: the widget's own state, gone when the sheet is closed. */
import { useState } from 'react'

/** Takes whether the sheet is open and the value as it is; gives the marked value, the setter, and whether it differs. */
export const useDraftValue = (open: boolean, now: number | null) => {
  const [marked, setMarked] = useState<number | null>(null)
  if (!open && marked !== null) setMarked(null)
  return { value: marked ?? now, mark: setMarked, changed: marked !== null && marked !== now }
}
