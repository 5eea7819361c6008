/**
 * The day and the hours of a delivery. The day shown is local state; the answer is a slot, and choosing
 * another day clears it. Specification: document 2 section 9 (seven days); design language, "Day strip" and
 * picture 09.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { DeliveryDay } from '#contract/operations/orders.ts'
import { Stack } from '../layout/Stack.tsx'
import { Text } from '../text/Text.tsx'
import { ChoiceError } from './ChoiceError.tsx'
import { DayStrip, TimeSlots } from './DayStrip.tsx'

export type DeliveryTimesProps = {
  days: readonly DeliveryDay[]
  /** Code of the chosen slot. */
  value: string | null
  onChange: (code: string | null) => void
  /** Shown under the hours. */
  error: string | undefined
}

/** The day that has this slot. */
const dayOf = (days: readonly DeliveryDay[], code: string | null) =>
  days.find(({ times }) => times.some((time) => time.code === code))

export function DeliveryTimes({ days, value, onChange, error }: DeliveryTimesProps) {
  const { t } = useLingui()
  const [shownDate, setShownDate] = useState<string | null>(null)
  const chosen = dayOf(days, value)
  const day =
    days.find(({ date, available }) => date === shownDate && available) ??
    chosen ??
    days.find(({ available }) => available)
  const showDay = (date: string) => {
    setShownDate(date)
    if (chosen && chosen.date !== date) onChange(null)
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
          value={value}
          onChange={onChange}
          missing={value === null}
        />
        <ChoiceError sentence={error} />
      </Stack>
    </>
  )
}
