/**
 * Plates that this user has looked up before: one press fills in plate and owner. Specification: document 2 section 2.5
 * ("alternative plate lookup"); design language, picture 02 and principle 3.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { History } from 'lucide-react'
import { useSavedPlates } from '#adapters/server-lists.ts'
import type { AnswerOf } from '#contract/index.ts'
import { Button } from '#ui/button/Button.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { RowSkeletons } from '#ui/feedback/Skeleton.tsx'
import { digitsText } from '#ui/format/digits.ts'
import { PlateView } from '#ui/plate/PlateView.tsx'
import { BottomSheet } from '#ui/sheet/BottomSheet.tsx'
import { useMatches, useJourneyContext, useSend } from '../journey.ts'
import { useLastValue } from '../parts/sheet-state.ts'
import styles from './saved-plates.module.css'

type SavedPlate = AnswerOf<'listMyPlates'>['plates'][number]

/** The press that opens the list, for whoever is signed in. */
export function SavedPlatesButton() {
  const send = useSend()
  const signedIn = useJourneyContext((memory) => memory.signedIn)
  if (!signedIn) return null
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
  const now = listing ? 'listing' : choosing ? 'choosing' : null
  const drawn = useLastValue(now)
  return (
    <BottomSheet
      open={now !== null}
      onClose={() => send({ type: 'sheet.closed' })}
      title={t`پلاک‌های قبلی شما`}
    >
      {drawn === 'choosing' ? (
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
        <li key={`${saved.plk1}${saved.plk2}${saved.plk3}${saved.plkSrl}${saved.nationalCode}`}>
          <PlateRow saved={saved} />
        </li>
      ))}
    </ul>
  )
}

/** What the registry did not know of the vehicle is left out. */
function PlateRow({ saved }: { saved: SavedPlate }) {
  const { t } = useLingui()
  const send = useSend()
  const { nationalCode, carInfo, ...plate } = saved
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
