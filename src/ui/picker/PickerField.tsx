/**
 * Looks like a select and opens a PickerSheet; when disabled it says why. Design language, "Field" and
 * "Picker sheet".
 */
import { ChevronDown } from 'lucide-react'
import { useRef, useState } from 'react'
import { classNames } from '../class-names.ts'
import { FieldFrame, type FieldFrameProps } from '../field/FieldFrame.tsx'
import field from '../field/Field.module.css'
import type { PickerOption } from './PickerList.tsx'
import { PickerSheet, type PickerSheetProps } from './PickerSheet.tsx'

export type PickerFieldProps = FieldFrameProps & {
  value: string | null
  onChange: (value: string) => void
  options: readonly PickerOption[]
  /** Title of the sheet: «انتخاب برند». */
  title: string
  placeholder: string
  countText: PickerSheetProps['countText']
  askExpert?: PickerSheetProps['askExpert']
  /** Shows the chosen option's detail in brackets beside it. */
  showDetail?: boolean | undefined
  /** Reason why it is disabled: «اول برند را انتخاب کنید». Its presence disables the field. */
  disabledReason?: string | undefined
}

export function PickerField({
  value,
  onChange,
  options,
  title,
  placeholder,
  countText,
  askExpert,
  showDetail,
  disabledReason,
  ...frame
}: PickerFieldProps) {
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLButtonElement>(null)
  const chosen = options.find((option) => option.value === value)
  const pick = (picked: string) => {
    setOpen(false)
    if (picked !== value) onChange(picked)
  }
  return (
    <FieldFrame {...frame} help={disabledReason ?? frame.help}>
      {({ id, describedBy, invalid }) => (
        <>
          <button
            ref={box}
            id={id}
            type="button"
            className={classNames(field.box, invalid && field.invalid, disabledReason && field.disabled)}
            aria-haspopup="dialog"
            aria-expanded={open}
            aria-disabled={disabledReason ? true : undefined}
            aria-describedby={describedBy}
            aria-labelledby={`${id}-label ${id}-value`}
            onClick={() => !disabledReason && setOpen(true)}
          >
            <span className={classNames(field.value, !chosen && field.placeholder)} id={`${id}-value`}>
              {chosen?.title ?? placeholder}
              {showDetail && chosen?.detail && <span className={field.detail}> ({chosen.detail})</span>}
            </span>
            <span className={field.end}>
              <ChevronDown size={20} aria-hidden="true" />
            </span>
          </button>
          <PickerSheet
            {...{ open, title, options, value, countText, askExpert }}
            onClose={() => setOpen(false)}
            onPick={pick}
            anchor={box}
          />
        </>
      )}
    </FieldFrame>
  )
}
