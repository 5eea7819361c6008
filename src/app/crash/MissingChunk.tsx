/**
 * Error page of a chunk that could not be loaded, most often because of the network. Specification:
 * document 1 section 8. It appears only where reloading the page would not help.
 */
import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { ErrorActions, ErrorPanel } from '#ui/feedback/ErrorPanel.tsx'
import { StepLayout } from '#ui/layout/StepLayout.tsx'
import { trackErrorPage } from '../app-services.ts'
import { Pending } from '../Pending.tsx'
import { isMissingChunk, reloadForMissingChunk } from './missing-chunks.ts'

/** Retrying means reloading: the browser does not fetch a failed module again. */
function PageLoadError() {
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

export function MissingChunk() {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    let isUnmounted = false
    void reloadForMissingChunk().then((reloads) => {
      if (!reloads && !isUnmounted) setShown(true)
    })
    return () => {
      isUnmounted = true
    }
  }, [])
  return isShown ? <PageLoadError /> : <Pending />
}

/**
 * Error component of the router. Rethrows anything but a missing chunk, so that the crash boundary catches
 * it.
 */
export function RouteError({ error }: { error: unknown }) {
  if (!isMissingChunk(error)) throw error
  return <MissingChunk />
}
