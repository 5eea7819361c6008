/** Catches what throws while it is drawn, below it, and shows the crash screen instead. */
import { Component, type ReactNode } from 'react'
import { CrashScreen } from './CrashScreen.tsx'
import { type Crash, noteCrash } from './crashes.ts'

type State = { crash: Crash | null; hasCrashed: boolean }

export class CrashBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { crash: null, hasCrashed: false }

  static getDerivedStateFromError(): Partial<State> {
    return { hasCrashed: true }
  }

  override componentDidCatch(): void {
    this.setState({ crash: noteCrash(Date.now()) })
  }

  override render(): ReactNode {
    const { crash, hasCrashed } = this.state
    if (crash) return <CrashScreen crash={crash} />
    return hasCrashed ? null : this.props.children
  }
}
