/** Catches what throws while it is drawn, below it, and shows the crash screen instead. A part that could not be fetched is no crash. */
import { Component, type ReactNode } from 'react'
import { trackErrorPage } from '../app-services.ts'
import { CrashScreen } from './CrashScreen.tsx'
import { type Crash, recordCrash } from './record-crash.ts'
import { MissingChunk } from './MissingChunk.tsx'
import { isMissingChunk } from './missing-chunks.ts'

type State = { crash: Crash | null; failed: 'not' | 'crashed' | 'missing' }

export class CrashBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { crash: null, failed: 'not' }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: isMissingChunk(error) ? 'missing' : 'crashed' }
  }

  override componentDidCatch(error: unknown): void {
    if (isMissingChunk(error)) return
    const crash = recordCrash(Date.now())
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
