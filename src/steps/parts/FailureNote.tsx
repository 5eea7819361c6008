/**
 * A failed call in words: beside the action where a form is shown again, as a panel where nothing can be shown.
 * It says what is still there: everything typed, and of pictures those that have arrived. Specification: document 1 section 8; design language, picture 14.
 */
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Failure } from '#machines/failure.ts'
import { ErrorPanel } from '#ui/feedback/ErrorPanel.tsx'
import { Note } from '#ui/feedback/Note.tsx'

/** What is still there: the answers that were given, or of pictures those that have arrived. */
export type PreservedInput = 'answers' | 'pictures'

/** Takes a failure and what is still there; gives the sentence for it: the gateway's own, or the app's by the kind of failure. */
export const useFailureMessage = (failure: Failure | null, kept: PreservedInput = 'answers'): string => {
  const { t } = useLingui()
  if (failure?.message) return failure.message
  if (kept === 'pictures')
    return failure?.kind === 'unreachable'
      ? t`ارتباط با سرور برقرار نشد. اینترنت خود را بررسی کنید و دوباره امتحان کنید؛ عکس‌هایی که رسیده‌اند محفوظ‌اند.`
      : t`مشکلی از سمت ما پیش آمد. کمی بعد دوباره امتحان کنید؛ عکس‌هایی که رسیده‌اند محفوظ‌اند.`
  if (failure?.kind === 'unreachable')
    return t`ارتباط با سرور برقرار نشد. اینترنت خود را بررسی کنید و دوباره امتحان کنید؛ اطلاعاتی که وارد کرده‌اید محفوظ است.`
  return t`مشکلی از سمت ما پیش آمد. کمی بعد دوباره امتحان کنید؛ اطلاعاتی که وارد کرده‌اید محفوظ است.`
}

/** Above the action of a form that was sent in vain. Draws nothing without a failure. */
export function FailureNote({ failure }: { failure: Failure | null }) {
  const sentence = useFailureMessage(failure)
  return failure && <Note kind="err">{sentence}</Note>
}

/** In place of a step's content that did not come. Give StepLayout `centred` and ErrorActions as its bumper. */
export function FailurePanel({
  title,
  failure,
  kept,
}: {
  title: ReactNode
  failure: Failure | null
  kept?: PreservedInput | undefined
}) {
  const sentence = useFailureMessage(failure, kept)
  return (
    <ErrorPanel title={title} errorId={failure?.errorId}>
      {sentence}
    </ErrorPanel>
  )
}
