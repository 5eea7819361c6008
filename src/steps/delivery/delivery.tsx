/**
 * Delivery: a paper copy or not, where to, to whom, on which day and at what hour.
 * Specification: document 2 sections 2.8 and 4 "Address step"; design language, picture 09. The behaviour is machines/steps/delivery.ts.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { useDeliveryTimes } from '#adapters/server-lists.ts'
import { deliveryProblems } from '#machines/journey/answers.ts'
import { RowSkeletons } from '#ui/feedback/Skeleton.tsx'
import { useIsIn, useMemory, useTag } from '../journey.ts'
import { AddressBook } from '../parts/address-book/AddressBook.tsx'
import { ContinueButton } from '../parts/ContinueButton.tsx'
import { FailedScreen } from '../parts/FailedScreen.tsx'
import { FailureNote } from '../parts/FailureNote.tsx'
import { useProblems } from '../parts/problems.ts'
import { OrderAside } from '../parts/asides.ts'
import { StepScreen } from '../parts/StepScreen.tsx'
import { ChosenTime } from './ChosenTime.tsx'
import { DeliveryPlace } from './DeliveryPlace.tsx'
import { DeliveryTime } from './DeliveryTime.tsx'
import { PaperQuestion } from './PaperQuestion.tsx'
import { Recipient } from './Recipient.tsx'

export default function Delivery() {
  const { t } = useLingui()
  const failed = useIsIn({ delivery: 'failed' })
  return failed ? <FailedScreen title={t`ارسال`} failed={t`زمان‌های تحویل نرسید`} /> : <DeliveryScreen />
}

function DeliveryScreen() {
  const { t } = useLingui()
  const isEmpty = useDeliveryTimes(useMemory(({ trackingCode }) => trackingCode ?? '')).length === 0
  const reading = useTag('loading')
  const chosen = useMemory(({ delivery }) => delivery.addressUid)
  return (
    <>
      {reading && isEmpty ? (
        <StepScreen title={t`ارسال`} busy>
          <RowSkeletons sentence={t`روزهای تحویل خوانده می‌شود…`} rows={4} />
        </StepScreen>
      ) : (
        <DeliveryForm />
      )}
      <AddressBook step="delivery" chosen={chosen} />
    </>
  )
}

function DeliveryForm() {
  const { t } = useLingui()
  const delivery = useMemory((memory) => memory.delivery)
  const form = useProblems(deliveryProblems(delivery), { slotTaken: 'timeCode', code: 'timeCode' })
  const { paper } = delivery
  return (
    <StepScreen
      title={t`ارسال`}
      aside={<OrderAside />}
      gap={20}
      onSubmit={form.submit}
      bumper={{
        summary: paper && delivery.timeCode !== null && <ChosenTime />,
        action: (
          <ContinueButton form={form}>
            <Trans>ثبت و ادامه</Trans>
          </ContinueButton>
        ),
      }}
    >
      <PaperQuestion form={form} />
      {paper && (
        <>
          <DeliveryPlace form={form} />
          <Recipient form={form} />
          <DeliveryTime form={form} />
        </>
      )}
      <FailureNote failure={form.unsaid} />
    </StepScreen>
  )
}
