/** A step whose content did not come: what failed, what to do now, and the two ways on. Design language, picture 14. */
import { type ReactNode, use } from 'react'
import { ErrorActions } from '#ui/feedback/ErrorPanel.tsx'
import { AskSupport } from '#ui/sheet/ask-support.ts'
import { useMemory, useSend } from '../journey.ts'
import { FailurePanel, type Kept } from './FailureNote.tsx'
import { StepScreen } from './StepScreen.tsx'

/** `title` is the app bar's, `failed` says in three or four words what did not come, `kept` what is still there. */
export function FailedScreen({ title, failed, kept }: { title: ReactNode; failed: ReactNode; kept?: Kept }) {
  const send = useSend()
  const failure = useMemory((memory) => memory.failure)
  const retry = () => send({ type: 'retry' })
  return (
    <StepScreen title={title} centred onSubmit={retry} bumper={{ action: <ErrorActions onSupport={use(AskSupport)} onRetry={retry} /> }}>
      <FailurePanel title={failed} failure={failure} kept={kept} />
    </StepScreen>
  )
}
