/**
 * The frame of a journey's screen: back, progress and support by themselves, and Enter presses the one primary action.
 * What stands in the progress bar is read from the chart. Design language, "App bar" and "Bottom action bar".
 */
import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { type ReactNode, use } from 'react'
import { stepMetaOf } from '#machines/path-of.ts'
import { StepLayout, type StepLayoutProps } from '#ui/layout/StepLayout.tsx'
import { AskSupport } from '#ui/sheet/ask-support.ts'
import { useJourney, useSend } from '../journey.ts'
import { stateTitle } from '../state-titles.ts'
import { ContinueButton, type ContinueButtonProps } from './ContinueButton.tsx'
import { StepForm } from './StepForm.tsx'

export type StepScreenProps = Omit<StepLayoutProps, 'title' | 'onBack' | 'onSupport' | 'progress'> & {
  /** Title of the app bar. */
  title: ReactNode
  /** Words of the one solid button, which says `continue` to the chart; a `bumper` of one's own takes its place. */
  action?: ReactNode
  /** A form from useProblems: the action leads to what is missing in it. */
  form?: ContinueButtonProps['form']
  /** What Enter presses where it is neither the form nor `continue`. */
  onSubmit?: (() => void) | undefined
  /** What the progress bar says in place of the step's name: the vehicle, where its name stands in the title already. */
  caption?: string | undefined
  /** Outside of the row of steps, though its state is one of them: documents sent after paying. */
  unnumbered?: boolean | undefined
}

/** What a step shows in its frame at one moment. The frame itself stays from one to the next: a press that begins before and ends after is answered. */
export type StepContent = Omit<StepScreenProps, 'title'>

/** Where the journey stands, for StepLayout's progress; undefined outside of numbered steps. */
export const useStepProgress = (): StepLayoutProps['progress'] => {
  const { i18n } = useLingui()
  const { progress, title, next } = useSelector(useJourney(), stepMetaOf)
  if (!progress) return undefined
  const words = (id: string | undefined) => {
    const said = stateTitle(id)
    return said && i18n._(said)
  }
  return { step: progress.step, steps: progress.of, name: words(title), next: words(next) }
}

export function StepScreen({
  action,
  form,
  onSubmit,
  caption,
  unnumbered,
  bumper,
  ...layout
}: StepScreenProps) {
  const send = useSend()
  const position = useStepProgress()
  const progress = position && caption ? { ...position, name: caption } : position
  const own = action ? { action: <ContinueButton form={form}>{action}</ContinueButton> } : undefined
  return (
    <StepForm onSubmit={onSubmit ?? form?.submit ?? (() => send({ type: 'continue' }))}>
      <StepLayout
        {...layout}
        bumper={bumper ?? own}
        progress={unnumbered ? undefined : progress}
        onBack={() => send({ type: 'back' })}
        onSupport={use(AskSupport)}
      />
    </StepForm>
  )
}
