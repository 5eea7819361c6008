/**
 * What a sheet still shows while it closes or waits for a call. Holds nothing of the flow, only what to
 * render.
 */
import { useState } from 'react'

/** Whether a sheet stays open: in its state, and while a call that it started is pending. */
export const useStaysOpen = (open: boolean, working: boolean): boolean => {
  const [wasOpen, setWasOpen] = useState(open)
  const stays = open || (working && wasOpen)
  if (stays !== wasOpen) setWasOpen(stays)
  return stays
}

/** The current value, or the last one after the journey cleared it; null if there was none. */
export const useLastValue = <T>(value: T | null): T | null => {
  const [last, setLast] = useState(value)
  if (value !== null && value !== last) setLast(value)
  return value ?? last
}
