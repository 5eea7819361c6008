/**
 * The frame of a journey's screen: back, progress and support by themselves, and Enter presses the one primary action.
 * What stands in the progress bar is read from the chart. Design language, "App bar" and "Bottom action bar".
 */
import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { type ReactNode, useState } from 'react'
import { stepMetaOf } from '#machines/path-of.ts'
import { StepLayout, type StepLayoutProps } from '#ui/layout/StepLayout.tsx'
import { SupportSheet } from '#ui/sheet/SupportSheet.tsx'
import { useJourney, useSend } from '../journey.ts'
import { stateTitle } from '../state-titles.ts'
import { StepForm } from './StepForm.tsx'

export type StepScreenProps = Omit<StepLayoutProps, 'title' | 'onBack' | 'onSupport' | 'progress'> & {
  /** Title of the app bar. */
  title: ReactNode
  /** What Enter presses; without it, the chart's `continue`. */
  onSubmit?: (() => void) | undefined
}

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

export function StepScreen({ onSubmit, ...layout }: StepScreenProps) {
  const send = useSend()
  const progress = useStepProgress()
  const [asking, setAsking] = useState(false)
  return (
    <StepForm onSubmit={onSubmit ?? (() => send({ type: 'continue' }))}>
      <StepLayout {...layout} progress={progress} onBack={() => send({ type: 'back' })} onSupport={() => setAsking(true)} />
      <SupportSheet open={asking} onClose={() => setAsking(false)} />
    </StepForm>
  )
}
