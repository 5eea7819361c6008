/**
 * Whether the pictures may be left as they are, and the press that leaves them. In vain it leads to the first empty box; while
 * one is on its way the chart waits for it.
 */
import { useEffect } from 'react'
import { revealFirstProblem } from '#ui/field/FieldFrame.tsx'
import { useJourneyContext, useSend, useHasTag } from '../../journey.ts'

export type UploadForm = {
  isValid: boolean
  submit: () => void
  /** Nothing is missing, but a picture is still on its way. */
  uploading: boolean
}

/** Takes whether what is there is enough. */
export const useUploadForm = (enough: boolean): UploadForm => {
  const send = useSend()
  const correcting = useHasTag('correcting')
  const waiting = useJourneyContext(({ uploading: sending }) => sending.length > 0) && enough
  useEffect(() => {
    if (correcting) revealFirstProblem()
  }, [correcting])
  const submit = () => {
    send({ type: 'continue' })
    if (correcting) revealFirstProblem()
  }
  return { isValid: enough && !waiting, submit, uploading: waiting }
}
