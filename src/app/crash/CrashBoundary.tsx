/** Catches what throws while it is drawn, below it, and shows the crash screen instead. A part that could not be fetched is no crash. */
import { Component, type ReactNode } from 'react'
import { errorPageShown } from '../life.ts'
import { CrashScreen } from './CrashScreen.tsx'
import { type Crash, noteCrash } from './crashes.ts'
import { MissingPart } from './MissingPart.tsx'
import { isMissing } from './missing-chunks.ts'

type State = { crash: Crash | null; failed: 'not' | 'crashed' | 'missing' }

export class CrashBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { crash: null, failed: 'not' }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: isMissing(error) ? 'missing' : 'crashed' }
  }

  override componentDidCatch(error: unknown): void {
    if (isMissing(error)) return
    const crash = noteCrash(Date.now())
    this.setState({ crash })
    errorPageShown(crash.id)
  }

  override render(): ReactNode {
    const { crash, failed } = this.state
    if (crash) return <CrashScreen crash={crash} />
    if (failed === 'missing') return <MissingPart />
    return failed === 'crashed' ? null : this.props.children
  }
}
