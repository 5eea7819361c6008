/**
 * Delivery: whether a paper copy is sent, to which address and recipient, on which day and at what hour.
 * Specification: document 2 sections 2.8 and 4 "Address step"; design language, picture 09.
 * The behaviour is machines/steps/delivery.ts.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { deliveryErrors } from '#machines/journey/answer-errors.ts'
import { RowSkeletons } from '#ui/feedback/Skeleton.tsx'
import { useMatches, useJourneyContext } from '../journey.ts'
import { AddressBook } from '../parts/address-book/AddressBook.tsx'
import { ContinueButton, type StepContent, StepScreen } from '../parts/StepScreen.tsx'
import { FailureNote, useFailedContent } from '../parts/FailureNote.tsx'
import { useFormState } from '../parts/form-state.ts'
import { OrderAside } from '../parts/asides.ts'
import { ChosenTime, DeliveryTime, NoDeliveryTime } from './DeliveryTime.tsx'
import { DeliveryAddress, PaperQuestion, Recipient } from './PaperCopy.tsx'

export default function Delivery() {
  const { t } = useLingui()
  const isFailed = useMatches({ delivery: 'failed' })
  const isShown = useJourneyContext(({ hasFreeSlot }) => hasFreeSlot !== null)
  const chosen = useJourneyContext(({ delivery }) => delivery.addressUid)
  const failed = useFailedContent(t`زمان‌های تحویل نرسید`)
  const ready = useDeliveryForm()
  const waiting = { busy: true, children: <RowSkeletons sentence={t`روزهای تحویل خوانده می‌شود…`} rows={4} /> }
  const content = isShown ? ready : waiting
  return (
    <>
      <StepScreen title={t`ارسال`} {...(isFailed ? failed : content)} />
      {!isFailed && <AddressBook step="delivery" chosen={chosen} />}
    </>
  )
}

const useDeliveryForm = (): StepContent => {
  const delivery = useJourneyContext((context) => context.delivery)
  const hasFreeSlot = useJourneyContext((context) => context.hasFreeSlot)
  const form = useFormState(
    deliveryErrors({ delivery, hasFreeSlot }),
    { slotTaken: 'timeCode', code: 'timeCode' },
    { fields: Object.keys(delivery) },
  )
  const { paper } = delivery
  return {
    aside: <OrderAside />,
    gap: 20,
    bumper: {
      summary: paper && delivery.timeCode !== null && <ChosenTime />,
      action: (
        <ContinueButton form={form}>
          <Trans>ثبت و ادامه</Trans>
        </ContinueButton>
      ),
    },
    children: (
      <>
        <PaperQuestion />
        {paper && (
          <>
            <DeliveryAddress form={form} />
            <Recipient form={form} />
            {hasFreeSlot === false ? <NoDeliveryTime /> : <DeliveryTime form={form} />}
          </>
        )}
        <FailureNote failure={form.generalFailure} />
      </>
    ),
  }
}
