/** A step whose content did not come: what failed, what to do now, and the two ways on. Design language, picture 14. */
import { type ReactNode, use } from 'react'
import { ErrorActions } from '#ui/feedback/ErrorPanel.tsx'
import { AskSupport } from '#ui/sheet/ask-support.ts'
import { useJourneyContext, useSend } from '../journey.ts'
import { FailurePanel, type PreservedInput } from './FailureNote.tsx'
import type { StepContent } from './StepScreen.tsx'

/** Takes what did not come, in three or four words, and what is still there; gives it for the step's frame. */
export const useFailedContent = (failed: ReactNode, kept?: PreservedInput): StepContent => {
  const send = useSend()
  const failure = useJourneyContext((memory) => memory.failure)
  const retry = () => send({ type: 'retry' })
  return {
    centred: true,
    onSubmit: retry,
    bumper: { action: <ErrorActions onSupport={use(AskSupport)} onRetry={retry} /> },
    children: <FailurePanel title={failed} failure={failure} kept={kept} />,
  }
}
