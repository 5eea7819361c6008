/** Days as 62 px cards on one line, and time slots in two columns. Design language, "Day strip". */
import { Trans } from '@lingui/react/macro'
import { classNames } from '../class-names.ts'
import { hourText, monthText, weekdayText } from '../format/dates.ts'
import { digitsText } from '../format/digits.ts'
import styles from './DayStrip.module.css'
import { OptionRow } from './OptionRow.tsx'
import { RadioGroup, RadioInput, useIsChosen } from './RadioGroup.tsx'

/** `date` is «1404-08-24»; `value` is the gateway's code of the day. */
export type Day = { value: string; date: string; available: boolean }

export type DayStripProps = {
  label: string
  days: readonly Day[]
  value: string | null
  onChange: (value: string) => void
  missing?: boolean | undefined
  /** Today according to the gateway: its card says so instead of the weekday. */
  today?: string | undefined
}

export function DayStrip({ label, days, value, onChange, missing, today }: DayStripProps) {
  return (
    <RadioGroup label={label} value={value} onChange={onChange} className={styles.strip} missing={missing}>
      {days.map((day) => (
        <DayCard key={day.value} day={day} isToday={day.date === today} />
      ))}
    </RadioGroup>
  )
}

function DayCard({ day, isToday }: { day: Day; isToday: boolean }) {
  const [, month = '1', number = '1'] = day.date.split('-')
  return (
    <label
      className={classNames(
        styles.day,
        useIsChosen(day.value) && styles.chosen,
        !day.available && styles.unavailable,
      )}
    >
      <RadioInput value={day.value} disabled={!day.available} className="visually-hidden" />
      <span>{isToday ? <Trans>امروز</Trans> : weekdayText(day.date)}</span>
      <b>{digitsText(Number(number))}</b>
      <span>{monthText(Number(month))}</span>
    </label>
  )
}

/** `from` and `to` are «09:00» or «9:00». */
export type TimeSlot = { value: string; from: string; to: string; available?: boolean | undefined }

export type TimeSlotsProps = {
  label: string
  slots: readonly TimeSlot[]
  value: string | null
  onChange: (value: string) => void
  missing?: boolean | undefined
}

export function TimeSlots({ label, slots, value, onChange, missing }: TimeSlotsProps) {
  return (
    <RadioGroup label={label} value={value} onChange={onChange} className={styles.slots} missing={missing}>
      {slots.map((slot) => (
        <OptionRow
          key={slot.value}
          value={slot.value}
          title={<SlotText {...slot} />}
          disabled={slot.available === false}
          compact
        />
      ))}
    </RadioGroup>
  )
}

/** «از ۱۱ تا ۱۳». */
export function SlotText({ from, to }: { from: string; to: string }) {
  const [start, end] = [hourText(from), hourText(to)]
  return (
    <Trans>
      از {start} تا {end}
    </Trans>
  )
}
