/** The result did not come. Specification: document 1 section 8; design language, picture 14. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { Failure } from '#machines/journey/failure.ts'
import { ErrorActions, ErrorPanel } from '#ui/feedback/ErrorPanel.tsx'
import type { Frame } from './frame.ts'

export type FailedProps = { failure: Failure | null; frame: Frame; onRetry: () => void; onSupport: () => void }

export function Failed({ failure, frame, onRetry, onSupport }: FailedProps) {
  const { t } = useLingui()
  return frame({
    title: t`نتیجهٔ پرداخت`,
    centred: true,
    bumper: { action: <ErrorActions onRetry={onRetry} onSupport={onSupport} /> },
    children: (
      <ErrorPanel title={t`نتیجه نرسید`} errorId={failure?.errorId}>
        {failure?.message ?? <Trans>ارتباط با سرور برقرار نشد. اینترنت خود را بررسی کنید و دوباره امتحان کنید؛ پرداخت شما، اگر انجام شده باشد، محفوظ است.</Trans>}
      </ErrorPanel>
    ),
  })
}
