/**
 * Plates that the user has looked up before. Picking one fills in the plate and the owner.
 * Specification: document 2 section 2.5 ("alternative plate lookup"); design language, picture 02 and
 * principle 3.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { History } from 'lucide-react'
import { useSavedPlates } from '#adapters/server-lists.ts'
import type { AnswerOf } from '#contract/index.ts'
import { guards } from '#machines/journey/guards.ts'
import { Button } from '#ui/button/Button.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { RowSkeletons } from '#ui/feedback/Skeleton.tsx'
import { digitsText } from '#ui/format/digits.ts'
import type { Plate } from '#contract/values/plate.ts'
import { PlateView } from '#ui/plate/PlateView.tsx'
import { BottomSheet } from '#ui/sheet/BottomSheet.tsx'
import { useGuard, useMatches, useSend } from '../journey.ts'
import { useLastValue } from '../parts/sheet-state.ts'
import styles from './saved-plates.module.css'

type SavedPlate = AnswerOf<'listMyPlates'>['plates'][number]

/** Opens the list. Rendered for signed-in users only. */
export function SavedPlatesButton() {
  const send = useSend()
  const offered = useGuard(guards['the user may have saved plates'])
  if (!offered) return null
  return (
    <Button
      kind="tonal"
      full
      icon={<History size={20} aria-hidden="true" />}
      onClick={() => send({ type: 'saved-plates.opened' })}
    >
      <Trans>انتخاب از پلاک‌های قبلی</Trans>
    </Button>
  )
}

export function SavedPlatesSheet() {
  const { t } = useLingui()
  const send = useSend()
  const listing = useMatches({ inquiry: { owner: 'listingPlates' } })
  const choosing = useMatches({ inquiry: { owner: 'choosingPlate' } })
  const content = listing ? 'listing' : choosing ? 'choosing' : null
  const shown = useLastValue(content)
  return (
    <BottomSheet
      open={content !== null}
      onClose={() => send({ type: 'sheet.closed' })}
      title={t`پلاک‌های قبلی شما`}
    >
      {shown === 'choosing' ? (
        <Plates />
      ) : (
        <RowSkeletons sentence={t`پلاک‌های قبلی شما خوانده می‌شود…`} rows={3} />
      )}
    </BottomSheet>
  )
}

function Plates() {
  const { t } = useLingui()
  const plates = useSavedPlates()
  if (plates.length === 0) {
    return (
      <EmptyState title={t`هنوز پلاکی ندارید`}>
        <Trans>هر پلاکی که با حساب خود استعلام کنید، دفعهٔ بعد اینجا آماده است.</Trans>
      </EmptyState>
    )
  }
  return (
    <ul className={styles.plates}>
      {plates.map((saved) => (
        <li key={`${Object.values(plateIn(saved)).join('')}${saved.nationalCode}`}>
          <PlateRow saved={saved} />
        </li>
      ))}
    </ul>
  )
}

/** The plate of an earlier inquiry. */
const plateIn = (saved: SavedPlate): Plate => {
  const { plk1, plk2 } = saved
  return 'plk3' in saved ? { plk1, plk2, plk3: saved.plk3, plkSrl: saved.plkSrl } : { plk1, plk2 }
}

/** A saved plate. What the registry does not know is omitted. */
function PlateRow({ saved }: { saved: SavedPlate }) {
  const { t } = useLingui()
  const send = useSend()
  const { nationalCode, carInfo } = saved
  const plate = plateIn(saved)
  const year = digitsText(carInfo.carProductionYear)
  return (
    <button
      type="button"
      className={styles.row}
      onClick={() => send({ type: 'saved-plate.picked', plate, nationalCode })}
    >
      <PlateView plate={plate} />
      <span className={styles.car}>
        <b>{carInfo.carModel}</b>
        {year && <span className={styles.year}>{t`سال ساخت ${year}`}</span>}
      </span>
    </button>
  )
}
