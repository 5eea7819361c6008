/** The crash screen: a random id of 16 letters and a reload. Specification: document 1 section 2; design language, "Error fallback". */
import { Trans } from '@lingui/react/macro'
import { RotateCw } from 'lucide-react'
import { Button } from '#ui/button/Button.tsx'
import { ErrorPanel } from '#ui/feedback/ErrorPanel.tsx'
import { StepLayout } from '#ui/layout/StepLayout.tsx'
import type { Crash } from './record-crash.ts'

export function CrashScreen({ crash }: { crash: Crash }) {
  const reload = (
    <Button full icon={<RotateCw size={20} aria-hidden="true" />} onClick={() => location.reload()}>
      <Trans>باز کردن دوبارهٔ صفحه</Trans>
    </Button>
  )
  return (
    <StepLayout title={<Trans>سپر</Trans>} centred bumper={{ action: reload }}>
      <ErrorPanel title={<Trans>صفحه از کار افتاد</Trans>} errorId={crash.id}>
        {crash.isRepeated ? (
          <Trans>دو بار پشت سر هم این اتفاق افتاد؛ اطلاعات واردشده را پاک کردیم تا از نو شروع کنید.</Trans>
        ) : (
          <Trans>آنچه وارد کرده‌اید نگه داشته شده است؛ صفحه را دوباره باز کنید.</Trans>
        )}
      </ErrorPanel>
    </StepLayout>
  )
}
