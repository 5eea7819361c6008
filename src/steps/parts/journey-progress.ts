/** Progress of the running journey for StepLayout. Design language, "Phases progress". */
import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { isSameProgress, progressOf } from '#machines/journey/progress.ts'
import type { StepLayoutProps } from '#ui/layout/StepLayout.tsx'
import { useJourney, useJourneyContext } from '../journey.ts'

/** The phases' names and the current one's fill; undefined outside the steps of a purchase. */
export const useJourneyProgress = (): StepLayoutProps['progress'] => {
  const { t } = useLingui()
  const progress = useSelector(useJourney(), progressOf, isSameProgress)
  const isCar = useJourneyContext(({ quote }) => quote.product === 'thirdparty')
  if (progress === null) return undefined
  // One word in Persian; in English a motorcycle is no car.
  const vehicle = isCar ? t({ message: 'خودرو', context: 'phase of a purchase' }) : t`خودرو`
  const { position, fill } = progress
  return { names: [vehicle, t`پیشنهاد`, t`مشخصات`, t`پرداخت`], position, fill }
}
