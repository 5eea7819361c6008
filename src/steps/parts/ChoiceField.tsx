/**
 * A field of option rows with label, help and error. Design language, "Field" and "Bottom sheet" (option
 * rows).
 */
import type { ReactNode } from 'react'
import { OptionGroup } from '#ui/choice/OptionRow.tsx'
import { FieldFrame, type FieldFrameProps } from '#ui/field/FieldFrame.tsx'

export type ChoiceFieldProps<Value extends string> = FieldFrameProps & {
  value: Value | null
  /** The values to choose from, in display order. */
  values: readonly Value[]
  onChange: (value: Value) => void
  /** Renders the row of a value. */
  renderOption: (value: Value) => ReactNode
}

export function ChoiceField<Value extends string>({
  value,
  values,
  onChange,
  renderOption: row,
  ...frame
}: ChoiceFieldProps<Value>) {
  const choose = (chosen: string) => {
    const known = values.find((each) => each === chosen)
    if (known !== undefined) onChange(known)
  }
  return (
    <FieldFrame {...frame} group>
      {({ id }) => (
        <OptionGroup labelledBy={`${id}-label`} value={value} onChange={choose}>
          {values.map((each) => row(each))}
        </OptionGroup>
      )}
    </FieldFrame>
  )
}
