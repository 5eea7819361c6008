/**
 * A field for a date that is picked on the wheel and shown in words. Design language, pictures 06 and 06b.
 */
import { useLingui } from '@lingui/react/macro'
import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { jalaliParts } from '#contract/values/jalali-date.ts'
import { classNames } from '../class-names.ts'
import { FieldFrame, type FieldFrameProps } from '../field/FieldFrame.tsx'
import field from '../field/Field.module.css'
import { dateText } from '../format/dates.ts'
import { DateSheet } from './DateSheet.tsx'

export type DateFieldProps = FieldFrameProps & {
  /** «1369-02-12», or null while nothing has been chosen. */
  value: string | null
  onChange: (date: string) => void
  /** Title of the sheet: «تاریخ تولد بیمه‌گذار». */
  title: string
  /** Today according to the gateway, «1404-08-24». */
  today: string
  /** Years of the wheel; by default from 100 years ago to this year. */
  firstYear?: number | undefined
  lastYear?: number | undefined
  /** Initial position of the wheel; today by default. */
  start?: string | undefined
  /** Shows the age below the wheel. */
  birth?: boolean | undefined
  /** Names the weekday of the chosen date. */
  weekday?: boolean | undefined
}

export function DateField({
  value,
  onChange,
  title,
  today,
  firstYear,
  lastYear,
  start,
  birth,
  weekday,
  ...frame
}: DateFieldProps) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const { year } = jalaliParts(today)
  return (
    <FieldFrame {...frame}>
      {({ id, describedBy, invalid }) => (
        <>
          <button
            id={id}
            type="button"
            className={classNames(field.box, invalid && field.invalid)}
            aria-haspopup="dialog"
            aria-expanded={open}
            aria-describedby={describedBy}
            aria-labelledby={`${id}-label ${id}-value`}
            onClick={() => setOpen(true)}
          >
            <span id={`${id}-value`} className={classNames(field.value, !value && field.placeholder)}>
              {value ? dateText(value, { weekday }) : t`انتخاب تاریخ`}
            </span>
            <span className={field.end}>
              <CalendarDays size={20} aria-hidden="true" />
            </span>
          </button>
          <DateSheet
            open={open}
            onClose={() => setOpen(false)}
            onConfirm={(date) => {
              setOpen(false)
              onChange(date)
            }}
            title={title}
            start={value ?? start ?? today}
            firstYear={firstYear ?? year - 100}
            lastYear={lastYear ?? year}
            ageToday={birth ? today : undefined}
          />
        </>
      )}
    </FieldFrame>
  )
}
