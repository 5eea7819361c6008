/**
 * Card in place of a part that could not be loaded: its name, the Error ID, and a retry. Document 1 section
 * 8.
 */
import { Trans } from '@lingui/react/macro'
import { RotateCw } from 'lucide-react'
import type { Failure } from '#machines/failure.ts'
import { Button } from '#ui/button/Button.tsx'
import { ErrorId } from '#ui/feedback/ErrorId.tsx'
import { Note } from '#ui/feedback/Note.tsx'
import { Row } from '#ui/layout/Stack.tsx'
import { failureText } from '../parts/failure-text.ts'

export type FailureCardProps = {
  /** Name of the missing part, three or four words. */
  title: string
  failure: Failure | null
  onRetry: () => void
}

export const FailureCard = ({ title, failure, onRetry }: FailureCardProps) => (
  <Note kind="err" live="alert">
    <b>{title}</b>
    <p>{failureText(failure)}</p>
    <Row gap={12} wrap>
      {failure && <ErrorId id={failure.errorId} code={failure.code} />}
      <Button kind="link" icon={<RotateCw size={18} aria-hidden="true" />} onClick={onRetry}>
        <Trans>تلاش دوباره</Trans>
      </Button>
    </Row>
  </Note>
)
