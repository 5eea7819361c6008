/**
 * The production year, with its sheet: a switch between the calendars, which also says whether the car was
 * imported, a grid of years, and for the newest years a grid of months. From 900 px on the sheet is a
 * popover. Specification: document 3, sections 2 and 4; design language, "Calendar switch" and "Year grid";
 * picture 31.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { CarBodyConfiguration } from '#contract/operations/car-body.ts'
import type { VehicleAnswers } from '#machines/journey/answers.ts'
import { carNeedsMonth, isFutureCarMonth, yearsOf } from '#machines/journey/car-body-errors.ts'
import { Button } from '#ui/button/Button.tsx'
import { CellDot, CellGrid } from '#ui/choice/CellGrid.tsx'
import { Segmented } from '#ui/choice/Segmented.tsx'
import { classNames } from '#ui/class-names.ts'
import field from '#ui/field/Field.module.css'
import { FieldFrame, type FieldFrameProps } from '#ui/field/FieldFrame.tsx'
import { digitsText } from '#ui/format/digits.ts'
import { Stack } from '#ui/layout/Stack.tsx'
import { BottomSheet } from '#ui/sheet/BottomSheet.tsx'
import { Text } from '#ui/text/Text.tsx'
import { carMonthText, MONTHS, producedText } from '../parts/car-body/months.ts'

export type Produced = Pick<VehicleAnswers, 'carImported' | 'carProductionYear' | 'carProductionMonth'>

type YearFieldProps = FieldFrameProps & {
  produced: Produced
  onChange: (produced: Produced) => void
  configuration: CarBodyConfiguration
}

export function YearField({ produced, onChange, configuration, ...frame }: YearFieldProps) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  /** Mounted with the sheet, so that each opening edits a new copy. */
  const [visit, setVisit] = useState(0)
  const box = useRef<HTMLButtonElement>(null)
  const text = producedText(produced)
  return (
    <FieldFrame {...frame}>
      {({ id, describedBy, invalid }) => (
        <>
          <button
            ref={box}
            id={id}
            type="button"
            className={classNames(field.box, invalid && field.invalid)}
            aria-haspopup="dialog"
            aria-expanded={open}
            aria-describedby={describedBy}
            aria-labelledby={`${id}-label ${id}-value`}
            onClick={() => {
              setVisit(visit + 1)
              setOpen(true)
            }}
          >
            <span id={`${id}-value`} className={classNames(field.value, text === null && field.placeholder)}>
              {text ?? t`انتخاب کنید`}
            </span>
            <span className={field.end}>
              <ChevronDown size={20} aria-hidden="true" />
            </span>
          </button>
          <YearSheet
            key={visit}
            open={open}
            anchor={box}
            produced={produced}
            configuration={configuration}
            onClose={() => setOpen(false)}
            onConfirm={(next) => {
              setOpen(false)
              onChange(next)
            }}
          />
        </>
      )}
    </FieldFrame>
  )
}

type YearSheetProps = Pick<YearFieldProps, 'produced' | 'configuration'> & {
  open: boolean
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
  onConfirm: (produced: Produced) => void
}

/**
 * Edits a copy, which closing discards. If the year needs a month, the same sheet asks for it: at once after
 * a tap, but only by its button after an arrow key, which passes other years on its way (WCAG 2.2, 3.2.2).
 */
function YearSheet({ open, anchor, produced, configuration, onClose, onConfirm }: YearSheetProps) {
  const { t } = useLingui()
  const [draft, setDraft] = useState(produced)
  const [asksMonth, setAsksMonth] = useState(false)
  const chooseYear = (carProductionYear: string, isTapped: boolean) => {
    const next = {
      ...draft,
      carProductionYear,
      carProductionMonth: carProductionYear === draft.carProductionYear ? draft.carProductionMonth : null,
    }
    setDraft(next)
    setAsksMonth(isTapped && carNeedsMonth(next, configuration))
  }
  const text = producedText(draft)
  const lacksMonth = carNeedsMonth(draft, configuration) && draft.carProductionMonth === null
  const isMonthNext = lacksMonth && !asksMonth
  const confirm = (
    <Button
      full
      blocked={!isMonthNext && (text === null || lacksMonth)}
      onClick={() => (isMonthNext ? setAsksMonth(true) : onConfirm(draft))}
    >
      {isMonthNext && <Trans>انتخاب ماه ساخت</Trans>}
      {!isMonthNext && (text === null ? <Trans>تأیید سال</Trans> : <Trans>تأیید سال {text}</Trans>)}
    </Button>
  )
  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      title={asksMonth ? t`ماه ساخت` : t`سال ساخت`}
      footer={confirm}
      popover={{ anchor, width: 400, height: 680 }}
    >
      {asksMonth ? (
        <Months
          draft={draft}
          configuration={configuration}
          onChoose={(carProductionMonth) => setDraft({ ...draft, carProductionMonth })}
          onYears={() => setAsksMonth(false)}
        />
      ) : (
        <Years draft={draft} configuration={configuration} onDraft={setDraft} onChoose={chooseYear} />
      )}
    </BottomSheet>
  )
}

type YearsProps = {
  draft: Produced
  configuration: CarBodyConfiguration
  onDraft: (draft: Produced) => void
  /** `isTapped` is false after an arrow key. */
  onChoose: (year: string, isTapped: boolean) => void
}

function Years({ draft, configuration, onDraft, onChoose }: YearsProps) {
  const { t } = useLingui()
  const years = yearsOf(draft, configuration)
  const isTapped = useRef(false)
  /** Switching the calendar converts the year to its equal in the other one, if there is one. */
  const switchCalendar = (calendar: string) => {
    const carImported = calendar === 'gregorian'
    const equal = yearsOf({ carImported }, configuration).find(
      ({ other }) => other === draft.carProductionYear,
    )
    onDraft({ carImported, carProductionYear: equal?.code ?? null, carProductionMonth: null })
  }
  return (
    <Stack gap={14}>
      <Segmented
        label={t`تقویم سال ساخت`}
        value={draft.carImported === true ? 'gregorian' : 'jalali'}
        onChange={switchCalendar}
        segments={[
          { value: 'jalali', title: t`شمسی`, detail: t`ساخت ایران` },
          { value: 'gregorian', title: t`میلادی`, detail: t`وارداتی` },
        ]}
      />
      <div
        role="presentation"
        onPointerDown={() => (isTapped.current = true)}
        onKeyDown={() => (isTapped.current = false)}
      >
        <CellGrid
          label={t`سال ساخت`}
          columns={4}
          value={draft.carProductionYear}
          onChange={(year) => onChoose(year, isTapped.current)}
          cells={years.map(({ code, other, needsMonth }) => ({
            value: code,
            title: digitsText(code),
            detail: digitsText(other),
            marked: needsMonth,
          }))}
        />
      </div>
      <Text look="caption" tone="quiet">
        <CellDot />
        <Trans>برای این سال‌ها، ماه ساخت را هم می‌پرسیم.</Trans>
      </Text>
    </Stack>
  )
}

type MonthsProps = {
  draft: Produced
  configuration: CarBodyConfiguration
  onChoose: (month: string) => void
  onYears: () => void
}

function Months({ draft, configuration, onChoose, onYears }: MonthsProps) {
  const { t } = useLingui()
  const year = digitsText(draft.carProductionYear ?? '')
  const top = useRef<HTMLDivElement>(null)
  // The button that led here lies behind the months.
  useEffect(() => top.current?.focus(), [])
  return (
    <Stack gap={12}>
      <div ref={top} tabIndex={-1} />
      <Text look="small" tone="soft">
        <Trans>خودرو در کدام ماه {year} ساخته شده است؟ روی سند یا برگ تحویل هست.</Trans>
      </Text>
      <CellGrid
        label={t`ماه ساخت`}
        columns={3}
        value={draft.carProductionMonth}
        onChange={onChoose}
        cells={MONTHS.map((month) => ({
          value: String(month),
          title: carMonthText(month, draft.carImported === true),
          disabled: isFutureCarMonth(draft, month, configuration.today),
        }))}
      />
      <Button kind="link" onClick={onYears}>
        <Trans>سال دیگر</Trans>
      </Button>
    </Stack>
  )
}
