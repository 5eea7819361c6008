/**
 * Whether the pictures may be left as they are, and the press that leaves them. In vain it leads to the first empty box; while
 * one is on its way it waits, because leaving would stop it.
 */
import { useEffect } from 'react'
import { revealFirstProblem } from '#ui/field/FieldFrame.tsx'
import { useJourney, useTag } from '../../journey.ts'
import { useSending } from './sending.ts'

export type Submit = {
  complete: boolean
  submit: () => void
  /** Nothing is missing, but a picture is still on its way. */
  waiting: boolean
}

/** Takes whether what is there is enough: the chart's guard in the words of the screen. */
export const useSubmit = (enough: boolean): Submit => {
  const journey = useJourney()
  const correcting = useTag('correcting')
  const waiting = useSending() && enough
  useEffect(() => {
    if (correcting) revealFirstProblem()
  }, [correcting])
  const submit = () => {
    if (waiting) return
    journey.send({ type: 'continue' })
    if (correcting) revealFirstProblem()
  }
  return { complete: enough && !waiting, submit, waiting }
}
