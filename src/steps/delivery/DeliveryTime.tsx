/**
 * The day and the hours of the delivery. The day shown is local state; the answer is a slot, and choosing
 * another day clears it. Specification: document 2 section 9 (seven days); design language, "Day strip" and
 * picture 09.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useDeliveryTimes } from '#adapters/server-lists.ts'
import type { DeliveryDay } from '#contract/operations/orders.ts'
import { DayStrip, TimeSlots } from '#ui/choice/DayStrip.tsx'
import { Note } from '#ui/feedback/Note.tsx'
import { dateText, hourText } from '#ui/format/dates.ts'
import { BumperSummary } from '#ui/layout/Bumper.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/text/Text.tsx'
import { useJourneyContext } from '../journey.ts'
import { ChoiceError, type DeliveryFormProps, useDelivery } from './delivery-form.tsx'

/** The day that has this slot. */
const dayOf = (days: readonly DeliveryDay[], timeCode: string | null) =>
  days.find(({ times }) => times.some(({ code }) => code === timeCode))

export function DeliveryTime({ form }: DeliveryFormProps) {
  const { t } = useLingui()
  const { delivery, change } = useDelivery()
  const days = useDeliveryTimes(useJourneyContext(({ trackingCode }) => trackingCode ?? ''))
  const [shownDate, setShownDate] = useState<string | null>(null)
  const chosen = dayOf(days, delivery.timeCode)
  const day =
    days.find(({ date, available }) => date === shownDate && available) ??
    chosen ??
    days.find(({ available }) => available)
  const showDay = (date: string) => {
    setShownDate(date)
    if (chosen && chosen.date !== date) change({ timeCode: null })
  }
  return (
    <>
      <Stack gap={8}>
        <Text as="h2" look="title">
          <Trans>روز تحویل</Trans>
        </Text>
        <DayStrip
          label={t`روز تحویل`}
          days={days.map(({ date, available }) => ({ value: date, date, available }))}
          value={day?.date ?? null}
          onChange={showDay}
        />
      </Stack>
      <Stack gap={8}>
        <Text as="h2" look="title">
          <Trans>ساعت تحویل</Trans>
        </Text>
        <TimeSlots
          label={t`ساعت تحویل`}
          slots={(day?.times ?? []).map(({ code, startTime, endTime, available }) => ({
            value: code,
            from: startTime,
            to: endTime,
            available,
          }))}
          value={delivery.timeCode}
          onChange={(timeCode) => change({ timeCode })}
          missing={delivery.timeCode === null}
        />
        <ChoiceError
          sentence={
            form.showingErrors && delivery.timeCode === null
              ? t`روز و ساعت تحویل را انتخاب کنید.`
              : form.errorOf('timeCode')
          }
        />
      </Stack>
    </>
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
