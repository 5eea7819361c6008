/** A page that could not be fetched or prepared: most often the network. Specification: document 1 section 8. */
import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { ErrorActions, ErrorPanel } from '#ui/feedback/ErrorPanel.tsx'
import { StepLayout } from '#ui/layout/StepLayout.tsx'
import { trackErrorPage } from '../app-services.ts'

/** A module that could not be fetched stays missing until the page is loaded anew, so that is what trying again does. */
export function PageLoadError() {
  useEffect(() => trackErrorPage(null), [])
  return (
    <StepLayout
      title={<Trans>سپر</Trans>}
      centred
      bumper={{ action: <ErrorActions onRetry={() => location.reload()} /> }}
    >
      <ErrorPanel title={<Trans>صفحه نرسید</Trans>}>
        <Trans>اینترنت را بررسی کنید و دوباره امتحان کنید؛ آنچه وارد کرده‌اید نگه داشته شده است.</Trans>
      </ErrorPanel>
    </StepLayout>
  )
}
