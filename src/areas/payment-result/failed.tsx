/** The result did not come. Specification: document 1 section 8; design language, picture 14. */
import { Trans } from '@lingui/react/macro'
import type { Failure } from '#machines/failure.ts'
import { ErrorActions, ErrorPanel } from '#ui/feedback/ErrorPanel.tsx'
import type { ResultContent } from './content.ts'

export type FailedProps = { failure: Failure | null; onRetry: () => void; onSupport: () => void }

export const failed = ({ failure, onRetry, onSupport }: FailedProps): ResultContent => ({
  title: <Trans>نتیجهٔ پرداخت</Trans>,
  centred: true,
  bumper: { action: <ErrorActions onRetry={onRetry} onSupport={onSupport} /> },
  children: (
    <ErrorPanel title={<Trans>نتیجه نرسید</Trans>} errorId={failure?.errorId}>
      {failure?.message ?? (
        <Trans>
          ارتباط با سرور برقرار نشد. اینترنت خود را بررسی کنید و دوباره امتحان کنید؛ پرداخت شما، اگر انجام شده
          باشد، محفوظ است.
        </Trans>
      )}
    </ErrorPanel>
  ),
})
