/** Whether the documents may be left as they are, and the press that leaves them; in vain it leads to the first empty box. */
import { useEffect } from 'react'
import { revealFirstProblem } from '#ui/field/FieldFrame.tsx'
import { useJourney, useMemory, useTag } from '../journey.ts'

export const useSubmit = (): { complete: boolean; submit: () => void } => {
  const journey = useJourney()
  const correcting = useTag('correcting')
  const all = useMemory(({ documents }) => documents.every(({ imageId }) => imageId !== null))
  const later = useMemory(({ documentsLater, documentsLaterAllowed }) => documentsLater && documentsLaterAllowed)
  useEffect(() => {
    if (correcting) revealFirstProblem()
  }, [correcting])
  const submit = () => {
    const before = correcting
    journey.send({ type: 'continue' })
    if (before) revealFirstProblem()
  }
  return { complete: all || later, submit }
}
