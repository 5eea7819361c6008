/** The app could not begin: what failed, its id, try again, or on without signing in. Specification: document 1 section 2 "Splash", section 8. */
import { Trans } from '@lingui/react/macro'
import { RotateCw } from 'lucide-react'
import type { Failure } from '#contract/failure.ts'
import { Button } from '#ui/button/Button.tsx'
import { ErrorPanel } from '#ui/feedback/ErrorPanel.tsx'
import { StepLayout } from '#ui/layout/StepLayout.tsx'

export type StartupFailureProps = { failure: Failure | null; onRetry: () => void; onGuest: () => void }

export function StartupFailure({ failure, onRetry, onGuest }: StartupFailureProps) {
  const actions = (
    <>
      <Button kind="tonal" size="large" onClick={onGuest}>
        <Trans>ادامه بدون ورود</Trans>
      </Button>
      <Button icon={<RotateCw size={20} aria-hidden="true" />} onClick={onRetry}>
        <Trans>تلاش دوباره</Trans>
      </Button>
    </>
  )
  return (
    <StepLayout title={<Trans>سپر</Trans>} centred bumper={{ action: actions }}>
      <ErrorPanel
        title={<Trans>ورود کامل نشد</Trans>}
        errorId={failure?.kind === 'broken' ? failure.errorId : undefined}
      >
        {failure?.kind === 'unreachable' ? (
          <Trans>
            پاسخی از سرور نیامد. اینترنت را بررسی کنید و دوباره امتحان کنید؛ آنچه وارد کرده‌اید نگه داشته شده
            است.
          </Trans>
        ) : (
          (failure?.message ?? (
            <Trans>مشکلی پیش آمد؛ دوباره امتحان کنید. آنچه وارد کرده‌اید نگه داشته شده است.</Trans>
          ))
        )}
      </ErrorPanel>
    </StepLayout>
  )
}
