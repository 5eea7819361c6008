/**
 * Messages for a failed call: a note above the action of a form, or a panel in place of a step's content.
 * Both say what is preserved: everything typed, or the pictures already uploaded.
 * Specification: document 1 section 8; design language, picture 14.
 */
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, use } from 'react'
import { failureMessage } from '#adapters/gateway/failure-texts.ts'
import type { Failure } from '#machines/failure.ts'
import { ErrorId } from '#ui/feedback/ErrorId.tsx'
import { ErrorActions, ErrorPanel } from '#ui/feedback/ErrorPanel.tsx'
import { Note } from '#ui/feedback/Note.tsx'
import { AskSupport } from '#ui/sheet/ask-support.ts'
import { useJourneyContext, useSend } from '../journey.ts'
import type { StepContent } from './StepScreen.tsx'

/** What the failure did not destroy: the answers that were typed, or the pictures already uploaded. */
export type PreservedInput = 'answers' | 'pictures'

/** The gateway's own message for a failure, or the app's by the kind of failure. */
export const useFailureMessage = (failure: Failure | null, preserved: PreservedInput = 'answers'): string => {
  const { t } = useLingui()
  const message = failure && failureMessage(failure)
  if (message) return message
  if (preserved === 'pictures')
    return failure?.kind === 'unreachable'
      ? t`ارتباط با سرور برقرار نشد. اینترنت خود را بررسی کنید و دوباره امتحان کنید؛ عکس‌هایی که رسیده‌اند محفوظ‌اند.`
      : t`مشکلی از سمت ما پیش آمد. کمی بعد دوباره امتحان کنید؛ عکس‌هایی که رسیده‌اند محفوظ‌اند.`
  if (failure?.kind === 'unreachable')
    return t`ارتباط با سرور برقرار نشد. اینترنت خود را بررسی کنید و دوباره امتحان کنید؛ اطلاعاتی که وارد کرده‌اید محفوظ است.`
  return t`مشکلی از سمت ما پیش آمد. کمی بعد دوباره امتحان کنید؛ اطلاعاتی که وارد کرده‌اید محفوظ است.`
}

/**
 * The message above the action of a form whose call failed, with the Error ID for support. It is announced,
 * because no toast repeats it. Renders nothing without a failure.
 */
export function FailureNote({ failure }: { failure: Failure | null }) {
  const message = useFailureMessage(failure)
  return (
    failure && (
      <Note kind="err" live="alert">
        <div>{message}</div>
        <ErrorId id={failure.errorId} code={failure.code} />
      </Note>
    )
  )
}

/**
 * The content of a step whose data could not be loaded: the message, retry and support.
 * @param title What could not be loaded, in three or four words.
 */
export const useFailedContent = (title: ReactNode, preserved?: PreservedInput): StepContent => {
  const send = useSend()
  const failure = useJourneyContext((context) => context.failure)
  const message = useFailureMessage(failure, preserved)
  const retry = () => send({ type: 'retry' })
  return {
    centred: true,
    onSubmit: retry,
    bumper: { action: <ErrorActions onSupport={use(AskSupport)} onRetry={retry} /> },
    children: (
      <ErrorPanel title={title} errorId={failure?.errorId} code={failure?.code}>
        {message}
      </ErrorPanel>
    ),
  }
}
