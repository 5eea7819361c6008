/** Progress of the running journey for StepLayout. Design language, "Phases progress". */
import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { isSameProgress, progressOf } from '#machines/journey/progress.ts'
import type { StepLayoutProps } from '#ui/layout/StepLayout.tsx'
import { useJourney } from '../journey.ts'
import { useProductWords } from '../product.ts'
import { useLastValue } from '#ui/sheet/sheet-state.ts'

/** The phases' names and the current one's fill; undefined before the first step of a purchase. */
export const useJourneyProgress = (): StepLayoutProps['progress'] => {
  const { t } = useLingui()
  // The last step stays on the page until the next page replaces it; without its bar everything would move.
  const progress = useLastValue(useSelector(useJourney(), progressOf, isSameProgress))
  const { phase } = useProductWords()
  return useMemo(
    () =>
      progress === null
        ? undefined
        : {
            names: [phase, t`پیشنهاد`, t`مشخصات`, t`پرداخت`],
            position: progress.position,
            fill: progress.fill,
          },
    [progress, phase, t],
  )
}
