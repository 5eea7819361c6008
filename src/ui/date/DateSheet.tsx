/**
 * The sheet that picks a date by wheel or by typing «۱۳۶۹/۰۲/۱۲». Below, it shows the weekday and, for
 * births, the age.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { CalendarDays, Keyboard } from 'lucide-react'
import { useState } from 'react'
import { ageOn, jalaliParts } from '#contract/values/jalali-date.ts'
import { textRef } from '#contract/texts.ts'
import { Button } from '../button/Button.tsx'
import { classNames } from '../class-names.ts'
import { FieldFrame } from '../field/FieldFrame.tsx'
import field from '../field/Field.module.css'
import { dateText, gregorianText } from '../format/dates.ts'
import { digitsText } from '../format/digits.ts'
import { inLanguage, messageFor } from '../format/language.ts'
import { BottomSheet } from '../sheet/BottomSheet.tsx'
import { DateWheel } from './DateWheel.tsx'
import styles from './DateWheel.module.css'
import { dateTyped, settleTypedDate } from './typed-date.ts'

export type DateSheetProps = {
  open: boolean
  onClose: () => void
  onConfirm: (date: string) => void
  title: string
  /** Initial position of the wheel, «1369-02-12». */
  start: string
  firstYear: number
  lastYear: number
  /** When given, the age is shown, too. */
  ageToday?: string | undefined
}

export function DateSheet({ open, onClose, ...rest }: DateSheetProps) {
  const { title, onConfirm } = rest
  const [date, setDate] = useState(rest.start)
  const [typing, setTyping] = useState(false)
  const [typed, setTyped] = useState('')
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) {
      setDate(rest.start)
      setTyping(false)
      setTyped('')
    }
  }
  const chosen = typing ? dateTyped(typed) : date
  const wrong = typing && typed.length >= 10 && chosen === null
  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      title={title}
      footer={
        <Button full blocked={chosen === null} onClick={() => chosen && onConfirm(chosen)}>
          <Trans>تأیید تاریخ</Trans>
        </Button>
      }
    >
      {typing ? (
        <TypedDate
          typed={typed}
          onTyped={setTyped}
          onEnter={() => chosen && onConfirm(chosen)}
          error={wrong ? messageFor(textRef('date.wrong')) : undefined}
        />
      ) : (
        <DateWheel
          label={title}
          value={date}
          onChange={setDate}
          firstYear={rest.firstYear}
          lastYear={rest.lastYear}
        />
      )}
      <Spelled date={chosen} ageToday={rest.ageToday} />
      <div className={styles.other}>
        <Button
          kind="link"
          icon={
            typing ? <CalendarDays size={18} aria-hidden="true" /> : <Keyboard size={18} aria-hidden="true" />
          }
          onClick={() => {
            if (typing && chosen && inRange(chosen, rest)) setDate(chosen)
            setTyping(!typing)
          }}
        >
          {typing ? <Trans>انتخاب از تقویم</Trans> : <Trans>تاریخ را می‌نویسم</Trans>}
        </Button>
      </div>
    </BottomSheet>
  )
}

const focusNow = (input: HTMLInputElement | null) => input?.focus()

const inRange = (date: string, { firstYear, lastYear }: { firstYear: number; lastYear: number }) => {
  const { year } = jalaliParts(date)
  return year >= firstYear && year <= lastYear
}

/** The date in words. Who reads English compares it with the Gregorian one. */
const bothCalendars = (date: string): string => {
  const words = dateText(date, { weekday: true })
  return inLanguage(words, `${words} (${gregorianText(date)})`)
}

function Spelled({ date, ageToday }: { date: string | null; ageToday: string | undefined }) {
  const spelled = date && bothCalendars(date)
  const age = date && ageToday && date <= ageToday ? digitsText(ageOn(date, ageToday)) : null
  return (
    <p className={styles.spelled} aria-live="polite">
      {spelled ?? '\u00A0'}
      {age && <Trans>، {age} ساله</Trans>}
    </p>
  )
}

type TypedDateProps = {
  typed: string
  onTyped: (tidy: string) => void
  onEnter: () => void
  error: string | undefined
}

function TypedDate({ typed, onTyped, onEnter, error }: TypedDateProps) {
  const { t } = useLingui()
  return (
    <FieldFrame label={t`تاریخ`} help={t`سال، ماه و روز؛ مثل ۱۳۶۹/۰۲/۱۲`} error={error}>
      {({ id, describedBy, invalid }) => (
        <div className={classNames(field.box, invalid && field.invalid)}>
          <input
            ref={focusNow}
            id={id}
            className={classNames(field.control, field.numeric)}
            dir="ltr"
            type="text"
            inputMode="numeric"
            autoComplete="off"
            placeholder={digitsText('1369/02/12')}
            value={digitsText(typed)}
            onChange={(event) => onTyped(settleTypedDate(event.target))}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              // Focus has returned to the field that opened the sheet: the same press must not reopen it.
              event.preventDefault()
              onEnter()
            }}
            aria-invalid={invalid || undefined}
            aria-describedby={describedBy}
          />
        </div>
      )}
    </FieldFrame>
  )
}
