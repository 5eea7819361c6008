/**
 * A failed call in words: beside the action where a form is shown again, as a panel where nothing can be shown.
 * Everything typed is still there, and it says so. Specification: document 1 section 8; design language, picture 14.
 */
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Failure } from '#machines/journey/failure.ts'
import { ErrorPanel } from '#ui/feedback/ErrorPanel.tsx'
import { Note } from '#ui/feedback/Note.tsx'

/** Takes a failure; gives the sentence for it: the gateway's own, or the app's by the kind of failure. */
export const useFailureSentence = (failure: Failure | null): string => {
  const { t } = useLingui()
  if (failure?.message) return failure.message
  if (failure?.kind === 'unreachable') return t`ارتباط با سرور برقرار نشد. اینترنت خود را بررسی کنید و دوباره امتحان کنید؛ اطلاعاتی که وارد کرده‌اید محفوظ است.`
  return t`مشکلی از سمت ما پیش آمد. کمی بعد دوباره امتحان کنید؛ اطلاعاتی که وارد کرده‌اید محفوظ است.`
}

/** Above the action of a form that was sent in vain. Draws nothing without a failure. */
export function FailureNote({ failure }: { failure: Failure | null }) {
  const sentence = useFailureSentence(failure)
  return failure && <Note kind="err">{sentence}</Note>
}

/** In place of a step's content that did not come. Give StepLayout `centred` and ErrorActions as its bumper. */
export function FailurePanel({ title, failure }: { title: ReactNode; failure: Failure | null }) {
  const sentence = useFailureSentence(failure)
  return (
    <ErrorPanel title={title} errorId={failure?.errorId}>
      {sentence}
    </ErrorPanel>
  )
}
