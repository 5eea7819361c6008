/**
 * The radio group behind option rows, segments, chips, days and time slots. Native radios bring arrow keys
 * and forms.
 */
import { createContext, type ReactNode, useContext, useId, useMemo } from 'react'

type Group = { name: string; value: string | null; choose: (value: string) => void }

const GroupContext = createContext<Group>({ name: '', value: null, choose: () => {} })

export type RadioGroupProps = {
  /** Accessible name. The caller draws the visible label, or `labelledBy` names the element that does. */
  label?: string | undefined
  labelledBy?: string | undefined
  describedBy?: string | undefined
  value: string | null
  onChange: (value: string) => void
  children: ReactNode
  className?: string | undefined
  /** Not chosen yet: a blocked button scrolls here. */
  missing?: boolean | undefined
}

/** Provides the choice to the radios inside it. */
export function RadioGroup({
  label,
  labelledBy,
  describedBy,
  value,
  onChange,
  children,
  className,
  missing,
}: RadioGroupProps) {
  const name = useId()
  const group = useMemo(() => ({ name, value, choose: onChange }), [name, value, onChange])
  return (
    <GroupContext value={group}>
      <div
        role="radiogroup"
        aria-label={label}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        className={className}
        data-field-state={missing ? 'missing' : undefined}
      >
        {children}
      </div>
    </GroupContext>
  )
}

export type RadioInputProps = {
  value: string
  disabled?: boolean | undefined
  describedBy?: string | undefined
  className?: string | undefined
  label?: string | undefined
}

/** Whether `value` is the group's choice. */
export const useIsChosen = (value: string): boolean => useContext(GroupContext).value === value

/** The native radio; the row around it draws the visible control. */
export function RadioInput({ value, disabled, describedBy, className, label }: RadioInputProps) {
  const group = useContext(GroupContext)
  return (
    <input
      type="radio"
      className={className}
      name={group.name}
      value={value}
      checked={group.value === value}
      onChange={() => group.choose(value)}
      disabled={disabled}
      aria-describedby={describedBy}
      aria-label={label}
    />
  )
}
