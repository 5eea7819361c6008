/** The day and the hours of the delivery. Specification: document 2 section 9 (seven days); picture 09. */
import { Trans, useLingui } from '@lingui/react/macro'
import { useDeliveryTimes } from '#adapters/server-lists.ts'
import { DeliveryTimes } from '#ui/choice/DeliveryTimes.tsx'
import { Note } from '#ui/feedback/Note.tsx'
import { dateText, hourText } from '#ui/format/dates.ts'
import { BumperSummary } from '#ui/layout/Bumper.tsx'
import { Text } from '#ui/text/Text.tsx'
import { useJourneyContext } from '../journey.ts'
import { type DeliveryFormProps, useDelivery } from './delivery-form.tsx'

export function DeliveryTime({ form }: DeliveryFormProps) {
  const { t } = useLingui()
  const { delivery, change } = useDelivery()
  const days = useDeliveryTimes(useJourneyContext(({ trackingCode }) => trackingCode ?? ''))
  return (
    <DeliveryTimes
      days={days}
      value={delivery.timeCode}
      onChange={(timeCode) => change({ timeCode })}
      error={
        form.showingErrors && delivery.timeCode === null
          ? t`روز و ساعت تحویل را انتخاب کنید.`
          : form.errorOf('timeCode')
      }
    />
  )
}

/** Every slot is taken: the order goes on without one. */
export const NoDeliveryTime = () => (
  <Note kind="warn" live="status">
    <Trans>
      در هفت روز آینده زمان خالی برای تحویل نمانده است. بدون انتخاب زمان ادامه دهید؛ نسخهٔ کاغذی فرستاده می‌شود،
      بی‌آن‌که ساعتش معلوم باشد.
    </Trans>
  </Note>
)

/** The chosen day and hours, beside the button. */
export function ChosenTime() {
  const { t } = useLingui()
  const code = useJourneyContext(({ delivery }) => delivery.timeCode)
  const today = useJourneyContext(({ configuration }) => configuration?.today)
  const days = useDeliveryTimes(useJourneyContext(({ trackingCode }) => trackingCode ?? ''))
  const slot = days
    .flatMap(({ date, times }) => times.map((time) => ({ date, ...time })))
    .find((time) => time.code === code)
  if (!slot) return null
  const [day, from, to] = [
    dateText(slot.date, { today, weekday: true }),
    hourText(slot.startTime),
    hourText(slot.endTime),
  ]
  return (
    <BumperSummary label={t`تحویل`}>
      <Text as="span" look="small" weight="bold">
        <Trans>
          {day}، {from} تا {to}
        </Trans>
      </Text>
    </BumperSummary>
  )
}
