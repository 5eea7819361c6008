/**
 * Inspection: place and slot at which an expert inspects the car. The place comes first, then the slots of
 * its city; the first free slot is reserved and preselected. From 900 px on places and slots are side by
 * side. The behaviour is machines/steps/car-body/inspection.ts. Specification: document 3 sections 2
 * "Inspection" and 4; design language, "Place and slot list" and "Widths"; pictures 36 and 36b.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { CalendarDays } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { guards } from '#machines/journey/guards.ts'
import { isIn } from '#machines/journey-state.ts'
import { Note } from '#ui/feedback/Note.tsx'
import { RowSkeletons } from '#ui/feedback/Skeleton.tsx'
import { useWide } from '#ui/layout/wide.ts'
import {
  type JourneySnapshot,
  useGuard,
  useHasTag,
  useJourney,
  useJourneyContext,
  useMatches,
} from '../journey.ts'
import { AddressForm } from '../parts/address-book/AddressForm.tsx'
import { OrderAside } from '../parts/asides.ts'
import { FailureNote, useFailedContent } from '../parts/FailureNote.tsx'
import { ContinueButton, StepScreen } from '../parts/StepScreen.tsx'
import { PlaceList } from './PlaceList.tsx'
import { ChosenSlot, SlotList } from './SlotList.tsx'
import styles from './inspection.module.css'

type View = 'loading-places' | 'failed' | 'places' | 'loading-times' | 'times'

const views = {
  failed: ['failed', 'timesFailed'],
  places: ['choosing', 'requestingVisit', 'form', 'savingAddress', 'savingPlace'],
  'loading-times': ['listingTimes', 'listingTimesAgain', 'decidingTime', 'savingFirstTime'],
  times: ['choosingTime', 'savingTime', 'completing'],
} as const

const viewOf = (snapshot: JourneySnapshot): View => {
  const order = ['failed', 'places', 'loading-times', 'times'] as const
  const isShown = (view: keyof typeof views) =>
    views[view].some((inspection) => isIn(snapshot, { inspection }))
  return order.find(isShown) ?? 'loading-places'
}

const isFormOpen = (snapshot: JourneySnapshot): boolean =>
  isIn(snapshot, { inspection: 'form' }) || isIn(snapshot, { inspection: 'savingAddress' })

export default function Inspection() {
  const { t } = useLingui()
  const view = useSelector(useJourney(), viewOf)
  const isTimesLost = useMatches({ inspection: 'timesFailed' })
  const isPaid = useGuard(guards['the order is paid'])
  const failed = useFailedContent(isTimesLost ? t`نوبت‌ها نرسید` : t`نشانی‌ها نرسید`)
  const isWide = useWide()
  const isSlotLost = useLostSlot(view)
  const readingTimes = <RowSkeletons sentence={t`نوبت‌های این شهر خوانده می‌شود…`} rows={4} />
  const content = {
    'loading-places': {
      busy: true,
      children: <RowSkeletons sentence={t`نشانی‌های شما خوانده می‌شود…`} rows={3} />,
    },
    'loading-times': {
      busy: true,
      aside: isWide && <OrderAside />,
      children: isWide ? <SideBySide>{readingTimes}</SideBySide> : readingTimes,
    },
    failed,
    places: {
      aside: <OrderAside />,
      gap: 12,
      action: <Trans>انتخاب روز و ساعت</Trans>,
      children: isWide ? (
        <SideBySide>
          <SlotsFollow />
        </SideBySide>
      ) : (
        <>
          <PlaceList />
          <Failure />
        </>
      ),
    },
    times: {
      aside: <OrderAside />,
      gap: 14,
      bumper: {
        summary: <ChosenSlot />,
        action: (
          <ContinueButton>
            <Trans>ثبت زمان</Trans>
          </ContinueButton>
        ),
      },
      children: isWide ? (
        <SideBySide>
          <SlotList withPlace={false} takesFocus={isSlotLost} />
        </SideBySide>
      ) : (
        <>
          <SlotList withPlace takesFocus={isSlotLost} />
          <Failure />
        </>
      ),
    },
  } as const
  return (
    <>
      <StepScreen
        title={t`بازدید خودرو`}
        {...content[view]}
        unnumbered={isPaid}
        width={isWide && view !== 'failed' ? 'wide' : 'form'}
      />
      <AddressForm isOpenIn={isFormOpen} leadsOn={false} />
    </>
  )
}

/** Whether the chosen slot is gone: given back, or taken meanwhile. */
const useLostSlot = (view: View): boolean => {
  const isPicked = useJourneyContext(({ inspection }) => inspection.timeCode !== null)
  const [had, setHad] = useState(false)
  const has = view === 'times' && isPicked
  if (has && !had) setHad(true)
  if (view === 'places' && had) setHad(false)
  return had && view === 'times' && !isPicked
}

/** Layout from 900 px on: the places, and beside them the slots of the saved one. */
function SideBySide({ children }: { children: ReactNode }) {
  const isBusy = useHasTag('loading')
  return (
    <div className={styles.columns}>
      <div className={styles.column} inert={isBusy}>
        <PlaceList />
      </div>
      <div className={styles.column}>
        {children}
        <Failure />
      </div>
    </div>
  )
}

const Failure = () => <FailureNote failure={useJourneyContext(({ failure }) => failure)} />

/** Replaces the slots while no place is saved. */
function SlotsFollow() {
  return (
    <Note icon={<CalendarDays size={20} aria-hidden="true" />}>
      <Trans>نشانی را که انتخاب و ثبت کردید، روزها و ساعت‌های بازدید همین‌جا می‌آید.</Trans>
    </Note>
  )
}
