/**
 * The day and the hours. Which day is being looked at is the strip's own state; what is chosen is a slot, and another day
 * takes the choice back. Specification: document 2 section 9 (seven days); design language, "Day strip".
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useDeliveryTimes } from '#adapters/server-lists.ts'
import type { DeliveryDay } from '#contract/operations/orders.ts'
import { DayStrip, TimeSlots } from '#ui/choice/DayStrip.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/text/Text.tsx'
import { useJourneyContext } from '../journey.ts'
import { type DeliveryFormProps, useDelivery } from './delivery-form.ts'
import { ChoiceError } from './ChoiceError.tsx'

/** Takes the days and a slot’s code; gives the day that has it. */
const dayOf = (days: readonly DeliveryDay[], timeCode: string | null) =>
  days.find(({ times }) => times.some(({ code }) => code === timeCode))

export function DeliveryTime({ form }: DeliveryFormProps) {
  const { t } = useLingui()
  const { delivery, change } = useDelivery()
  const days = useDeliveryTimes(useJourneyContext(({ trackingCode }) => trackingCode ?? ''))
  const [looking, look] = useState<string | null>(null)
  const chosen = dayOf(days, delivery.timeCode)
  const day =
    days.find(({ date, available }) => date === looking && available) ??
    chosen ??
    days.find(({ available }) => available)
  const lookAt = (date: string) => {
    look(date)
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
          onChange={lookAt}
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
