/** The one radio group under option rows, segments, chips, days and time slots: native radios, so arrow keys and forms just work. */
import { createContext, type ReactNode, useContext, useId, useMemo } from 'react'

type Group = { name: string; value: string | null; choose: (value: string) => void }

const GroupContext = createContext<Group>({ name: '', value: null, choose: () => {} })

export type RadioGroupProps = {
  /** What is being chosen; read out, drawn by the caller unless `labelledBy` names what draws it. */
  label?: string | undefined
  labelledBy?: string | undefined
  value: string | null
  onChange: (value: string) => void
  children: ReactNode
  className?: string | undefined
  /** Still to be chosen: a blocked button scrolls here. */
  missing?: boolean | undefined
}

/** Holds one choice for the radios inside it. */
export function RadioGroup({
  label,
  labelledBy,
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

/** Tells whether `value` is the group's choice. */
export const useIsChosen = (value: string): boolean => useContext(GroupContext).value === value

/** The native radio itself; the row around it draws what is seen. */
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
