/**
 * Confirmation sheet before something is removed: keep or remove it. Stays open after a failure and shows the
 * reason.
 */
import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Failure } from '#machines/failure.ts'
import { Button } from '#ui/button/Button.tsx'
import { ErrorId } from '#ui/feedback/ErrorId.tsx'
import { Note } from '#ui/feedback/Note.tsx'
import { BottomSheet } from '#ui/sheet/BottomSheet.tsx'
import { failureText } from '../parts/failure-text.ts'

export type QuestionSheetProps = {
  open: boolean
  title: string
  /** Labels of the buttons. */
  keep: string
  confirm: string
  /** Icon of the confirming button; a bin by default. */
  icon?: ReactNode
  /** Colour of the confirming button; danger by default. */
  tone?: 'danger' | 'plain'
  isWorking: boolean
  failure: Failure | null
  onClose: () => void
  onConfirm: () => void
  children: ReactNode
}

const trash = <Trash2 size={20} aria-hidden="true" />

export function QuestionSheet({
  open,
  title,
  keep,
  confirm,
  icon,
  tone = 'danger',
  isWorking,
  failure,
  onClose,
  onConfirm,
  children,
}: QuestionSheetProps) {
  const answers = (
    <>
      <Button kind="tonal" size="large" onClick={onClose}>
        {keep}
      </Button>
      <Button
        kind="outline"
        size="large"
        {...(tone === 'danger' && { tone })}
        loading={isWorking}
        icon={icon ?? trash}
        onClick={onConfirm}
      >
        {confirm}
      </Button>
    </>
  )
  return (
    <BottomSheet open={open} onClose={onClose} title={title} footer={answers}>
      {children}
      {failure !== null && (
        <Note kind="err" live="alert">
          <p>{failureText(failure)}</p>
          <ErrorId id={failure.errorId} code={failure.code} />
        </Note>
      )}
    </BottomSheet>
  )
}
