/**
 * States of the tabs of My Insurance without a list, and the failure of a further page. Document 3 section 2.
 */
import { Trans } from '@lingui/react/macro'
import { LogIn } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Failure } from '#machines/failure.ts'
import { Button } from '#ui/button/Button.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { ErrorId } from '#ui/feedback/ErrorId.tsx'
import { ErrorActions, ErrorPanel } from '#ui/feedback/ErrorPanel.tsx'
import { Note } from '#ui/feedback/Note.tsx'
import { Row } from '#ui/layout/Stack.tsx'
import { failureText } from '../parts/failure-text.ts'

/** @param picture a plate by default */
export const SignedOut = ({ onSignIn, picture }: { onSignIn: () => void; picture?: ReactNode }) => (
  <EmptyState
    picture={picture}
    title={<Trans>برای دیدن بیمه‌هایتان وارد شوید</Trans>}
    action={
      <Button full icon={<LogIn size={20} aria-hidden="true" />} onClick={onSignIn}>
        <Trans>ورود به حساب</Trans>
      </Button>
    }
  >
    <Trans>سفارش‌ها و بیمه‌نامه‌های شما با شمارهٔ موبایلتان نگه داشته می‌شود.</Trans>
  </EmptyState>
)

export type ListFailedProps = { failure: Failure | null; onRetry: () => void; onSupport: () => void }

export const ListFailed = ({ failure, onRetry, onSupport }: ListFailedProps) => (
  <>
    <ErrorPanel title={<Trans>بیمه‌ها نرسید</Trans>} errorId={failure?.errorId} code={failure?.code}>
      {failureText(failure)}
    </ErrorPanel>
    <Row gap={12} justify="center" wrap>
      <ErrorActions onSupport={onSupport} onRetry={onRetry} />
    </Row>
  </>
)

export const MoreFailed = ({ failure, onRetry }: Omit<ListFailedProps, 'onSupport'>) => (
  <Note kind="err" live="alert">
    <p>{failureText(failure)}</p>
    {failure && <ErrorId id={failure.errorId} code={failure.code} />}
    <Button kind="link" onClick={onRetry}>
      <Trans>تلاش دوباره</Trans>
    </Button>
  </Note>
)
