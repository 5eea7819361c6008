/**
 * Error boundary of the app: shows the crash screen, with an id to tell support and a reload.
 * A second crash within ten seconds discards the stored journeys, because a restored one may be what crashes.
 * Specification: document 1 sections 2 and 8; design language, "Error fallback".
 */
import { Trans } from '@lingui/react/macro'
import { RotateCw } from 'lucide-react'
import { Component, type ReactNode } from 'react'
import { randomText } from '#adapters/random.ts'
import { Button } from '#ui/button/Button.tsx'
import { ErrorPanel } from '#ui/feedback/ErrorPanel.tsx'
import { StepLayout } from '#ui/layout/StepLayout.tsx'
import { trackErrorPage } from '../app-services.ts'
import { MissingChunk } from './MissingChunk.tsx'
import { isMissingChunk } from './missing-chunks.ts'

type Crash = { id: string; isRepeated: boolean }

const LAST_CRASH = 'separ.crash'
const REPEATED_WITHIN_MS = 10_000
const ID_LENGTH = 16
const ID_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Stores the time of this crash. @returns the time of the previous one, or 0 */
const replaceLastCrash = (now: number): number => {
  try {
    const last = Number(sessionStorage.getItem(LAST_CRASH))
    sessionStorage.setItem(LAST_CRASH, String(now))
    return last
  } catch {
    return 0
  }
}

function CrashScreen({ crash }: { crash: Crash }) {
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

export type CrashBoundaryProps = { children: ReactNode; discardJourneys: () => void }
type State = { crash: Crash | null; failed: 'not' | 'crashed' | 'missing' }

export class CrashBoundary extends Component<CrashBoundaryProps, State> {
  override state: State = { crash: null, failed: 'not' }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: isMissingChunk(error) ? 'missing' : 'crashed' }
  }

  override componentDidCatch(error: unknown): void {
    if (isMissingChunk(error)) return
    const now = Date.now()
    const isRepeated = now - replaceLastCrash(now) < REPEATED_WITHIN_MS
    const crash = { id: randomText(ID_LENGTH, ID_LETTERS), isRepeated }
    if (isRepeated) this.props.discardJourneys()
    this.setState({ crash })
    trackErrorPage(crash.id)
  }

  override render(): ReactNode {
    const { crash, failed } = this.state
    if (crash) return <CrashScreen crash={crash} />
    if (failed === 'missing') return <MissingChunk />
    return failed === 'crashed' ? null : this.props.children
  }
}
