/** What a sheet remembers of itself while it slides out or waits: nothing of the flow, only what is still to be drawn. */
import { useState } from 'react'

/** Whether a sheet is to be drawn: while its state lasts, and while the call that its own button began is under way. */
export const useStaysOpen = (open: boolean, working: boolean): boolean => {
  const [was, note] = useState(open)
  const stays = open || (working && was)
  if (stays !== was) note(stays)
  return stays
}

/** The last thing that there was, though the journey has forgotten it; null while there was none. */
export const useLastValue = <T>(now: T | null): T | null => {
  const [last, keep] = useState(now)
  if (now !== null && now !== last) keep(now)
  return now ?? last
}
