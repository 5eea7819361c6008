/**
 * Inspection: where and when an expert looks at the car. A place comes first, then the slots of its city; the first free
 * one is reserved and shown as chosen. The behaviour is machines/steps/car-body/inspection.ts. Specification: document 3
 * sections 2 "Inspection" and 4; design language, "Place and slot list"; pictures 36 and 36b.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { guards } from '#machines/journey/guards.ts'
import { isIn } from '#machines/journey-state.ts'
import { RowSkeletons } from '#ui/feedback/Skeleton.tsx'
import { type JourneySnapshot, useGuard, useJourney, useMatches } from '../journey.ts'
import { AddressForm } from '../parts/address-book/AddressForm.tsx'
import { OrderAside } from '../parts/asides.ts'
import { useFailedContent } from '../parts/FailureNote.tsx'
import { ContinueButton, StepScreen } from '../parts/StepScreen.tsx'
import { PlaceList } from './PlaceList.tsx'
import { ChosenSlot, SlotList } from './SlotList.tsx'

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
  const content = {
    'loading-places': {
      busy: true,
      children: <RowSkeletons sentence={t`نشانی‌های شما خوانده می‌شود…`} rows={3} />,
    },
    'loading-times': {
      busy: true,
      children: <RowSkeletons sentence={t`نوبت‌های این شهر خوانده می‌شود…`} rows={4} />,
    },
    failed,
    places: {
      aside: <OrderAside />,
      gap: 12,
      action: <Trans>انتخاب روز و ساعت</Trans>,
      children: <PlaceList />,
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
      children: <SlotList />,
    },
  } as const
  return (
    <>
      <StepScreen title={t`بازدید`} {...content[view]} unnumbered={isPaid} />
      <AddressForm open={useSelector(useJourney(), isFormOpen)} leadsOn={false} />
    </>
  )
}
