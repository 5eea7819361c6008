/**
 * Looks like a select and opens a PickerSheet; when disabled it says why. Design language, "Field" and
 * "Picker sheet".
 */
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { classNames } from '../class-names.ts'
import { FieldFrame, type FieldFrameProps } from '../field/FieldFrame.tsx'
import field from '../field/Field.module.css'
import type { PickerOption } from './PickerList.tsx'
import { PickerSheet, type PickerSheetProps } from './PickerSheet.tsx'

/** A question that follows in the same sheet: the city after its province. */
export type NextQuestion = Pick<PickerSheetProps, 'title' | 'options' | 'countText' | 'onPick'>

export type PickerFieldProps = FieldFrameProps & {
  value: string | null
  onChange: (value: string) => void
  options: readonly PickerOption[]
  /** Title of the sheet: «انتخاب برند». */
  title: string
  placeholder: string
  /** The chosen option's logo, in front of it. */
  mark?: ReactNode
  countText: PickerSheetProps['countText']
  askExpert?: PickerSheetProps['askExpert']
  /** Shows the chosen option's detail in brackets beside it. */
  showDetail?: boolean | undefined
  /** Columns of a grid of short options, such as percentages, which need no search. */
  columns?: number | undefined
  /** The question that follows a choice in the same sheet; undefined where none does. */
  next?: ((picked: string) => NextQuestion | undefined) | undefined
  /** Reason why it is disabled: «اول برند را انتخاب کنید». Its presence disables the field. */
  disabledReason?: string | undefined
  /** Only assistive technology hears the reason: another field shows the same one. */
  isReasonShown?: boolean | undefined
}

export function PickerField({
  value,
  onChange,
  options,
  title,
  placeholder,
  mark,
  countText,
  askExpert,
  showDetail,
  columns,
  next,
  disabledReason,
  isReasonShown = true,
  ...frame
}: PickerFieldProps) {
  const [open, setOpen] = useState(false)
  const [following, setFollowing] = useState<NextQuestion>()
  const box = useRef<HTMLButtonElement>(null)
  const chosen = options.find((option) => option.value === value)
  const show = () => {
    setFollowing(undefined)
    setOpen(true)
  }
  const pick = (picked: string) => {
    const question = next?.(picked)
    setFollowing(question)
    setOpen(question !== undefined)
    if (picked !== value) onChange(picked)
  }
  const pickNext = (picked: string) => {
    setOpen(false)
    following?.onPick(picked)
  }
  return (
    <FieldFrame {...frame} help={disabledReason === undefined ? frame.help : isReasonShown && disabledReason}>
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
            aria-describedby={isReasonShown ? describedBy : `${id}-reason`}
            aria-labelledby={`${id}-label ${id}-value`}
            onClick={() => !disabledReason && show()}
          >
            {mark}
            <span className={classNames(field.value, !chosen && field.placeholder)} id={`${id}-value`}>
              {chosen?.title ?? placeholder}
              {showDetail && chosen?.detail && <span className={field.detail}> ({chosen.detail})</span>}
            </span>
            <span className={field.end}>
              <ChevronDown size={20} aria-hidden="true" />
            </span>
          </button>
          {!isReasonShown && (
            <span id={`${id}-reason`} className="visually-hidden">
              {disabledReason}
            </span>
          )}
          <PickerSheet
            {...{ open, title, options, value, countText, askExpert, columns }}
            onPick={pick}
            searchable={next !== undefined}
            {...(following && { ...following, value: null, askExpert: undefined, onPick: pickNext })}
            onClose={() => setOpen(false)}
            anchor={box}
          />
        </>
      )}
    </FieldFrame>
  )
}
