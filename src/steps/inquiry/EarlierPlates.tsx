/**
 * Plates that the user has looked up before, as a row of chips under the plate. One press fills in plate and
 * owner. Specification: document 2 section 2.5 ("alternative plate lookup"); design language, picture 02 and
 * principle 3.
 */
import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { useSavedPlates } from '#adapters/server-lists.ts'
import type { AnswerOf } from '#contract/index.ts'
import type { Plate } from '#contract/values/plate.ts'
import { guards } from '#machines/journey/guards.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { PlateView } from '#ui/plate/PlateView.tsx'
import { useGuard, useJourneyContext, useMatches, useSend } from '../journey.ts'
import styles from './earlier-plates.module.css'

type SavedPlate = AnswerOf<'listMyPlates'>['plates'][number]

/**
 * Renders nothing for a guest and where there is no plate. Reserves its place while the plates are listed.
 */
export function EarlierPlates() {
  const id = useId()
  const plates = useSavedPlates()
  const offered = useGuard(guards['the user has saved plates'])
  const listing = useMatches({ inquiry: { owner: { answering: { pristine: 'listing' } } } })
  const isKnown = offered && plates.length > 0
  if (!isKnown && !listing) return null
  return (
    <div className={styles.field}>
      <span id={id} className={styles.label}>
        <Trans>پلاک‌های قبلی شما</Trans>
      </span>
      <div role="group" aria-labelledby={id} aria-busy={!isKnown || undefined} className={styles.row}>
        {isKnown ? (
          plates.map((saved) => (
            <PlateChip key={`${Object.values(plateIn(saved)).join('')}${saved.nationalCode}`} saved={saved} />
          ))
        ) : (
          <Skeleton width={236} height={56} radius={14} />
        )}
      </div>
    </div>
  )
}

/** The plate of an earlier inquiry. */
const plateIn = (saved: SavedPlate): Plate => {
  const { plk1, plk2 } = saved
  return 'plk3' in saved ? { plk1, plk2, plk3: saved.plk3, plkSrl: saved.plkSrl } : { plk1, plk2 }
}

function PlateChip({ saved }: { saved: SavedPlate }) {
  const send = useSend()
  const { nationalCode, carInfo } = saved
  const plate = plateIn(saved)
  const chosen = useJourneyContext(
    ({ quote }) =>
      quote.ownerNationalCode === nationalCode &&
      Object.entries(plate).every(([part, value]) => Reflect.get(quote.plate, part) === value),
  )
  return (
    <button
      type="button"
      className={styles.chip}
      aria-pressed={chosen}
      onClick={() => send({ type: 'saved-plate.picked', plate, nationalCode })}
    >
      <PlateView plate={plate} size="xs" />
      {carInfo.carModel && <span>{carInfo.carModel}</span>}
    </button>
  )
}
