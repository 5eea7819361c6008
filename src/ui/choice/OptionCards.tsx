/**
 * A radio group of cards in two columns, each with a picture: for a few kinds that are told apart by their
 * look. Design language, "Motorcycle".
 */
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { IconTile } from '../feedback/Marks.tsx'
import { FieldFrame, type FieldFrameProps } from '../field/FieldFrame.tsx'
import styles from './OptionCards.module.css'
import { RadioGroup, RadioInput, useIsChosen } from './RadioGroup.tsx'

export type OptionCardsProps = Omit<FieldFrameProps, 'label'> & {
  /** Accessible name; the question above the cards is what is seen. */
  label: string
  value: string | null
  onChange: (value: string) => void
  children: ReactNode
}

export function OptionCards({ label, value, onChange, children, ...frame }: OptionCardsProps) {
  return (
    <FieldFrame {...frame} label={<span className="visually-hidden">{label}</span>} group>
      {({ id }) => (
        <RadioGroup labelledBy={`${id}-label`} value={value} onChange={onChange} className={styles.cards}>
          {children}
        </RadioGroup>
      )}
    </FieldFrame>
  )
}

export type OptionCardProps = {
  value: string
  icon: ReactNode
  title: ReactNode
  /** One quieter line under the title. */
  detail?: ReactNode
}

/** One of OptionCards. */
export function OptionCard({ value, icon, title, detail }: OptionCardProps) {
  const chosen = useIsChosen(value)
  return (
    <label className={classNames(styles.card, chosen && styles.chosen)}>
      <RadioInput value={value} className={styles.radio} />
      <span className={styles.icon}>
        <IconTile>{icon}</IconTile>
      </span>
      <span className={styles.title}>{title}</span>
      {detail && <span className={styles.detail}>{detail}</span>}
    </label>
  )
}
