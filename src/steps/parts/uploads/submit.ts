/**
 * Whether the pictures may be left as they are, and the press that leaves them. In vain it leads to the first empty box; while
 * one is on its way the chart waits for it.
 */
import { useEffect } from 'react'
import { revealFirstProblem } from '#ui/field/FieldFrame.tsx'
import { useMemory, useSend, useTag } from '../../journey.ts'

export type Submit = {
  complete: boolean
  submit: () => void
  /** Nothing is missing, but a picture is still on its way. */
  waiting: boolean
}

/** Takes whether what is there is enough. */
export const useSubmit = (enough: boolean): Submit => {
  const send = useSend()
  const correcting = useTag('correcting')
  const waiting = useMemory(({ sending }) => sending.length > 0) && enough
  useEffect(() => {
    if (correcting) revealFirstProblem()
  }, [correcting])
  const submit = () => {
    send({ type: 'continue' })
    if (correcting) revealFirstProblem()
  }
  return { complete: enough && !waiting, submit, waiting }
}
