/**
 * An answer folded to one line, with the button that changes it. Pressing the line opens all of the answer in
 * place. Design language, "Review and pay".
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#ui/button/Button.tsx'
import { classNames } from '#ui/class-names.ts'
import { useDisclosure } from '#ui/hint/disclosure.ts'
import { type Fact, FactRows } from '#ui/price/InvoiceRows.tsx'
import styles from './Review.module.css'

export type AnswerRowProps = {
  label: string
  /** The answer on one line; its whole text is also its title. */
  text: string
  /** A plate before the text. */
  picture?: ReactNode
  /** missing: to be given before the payment. later: follows the payment. done: pictures that are there. */
  state?: 'missing' | 'later' | 'done' | undefined
  /** Everything that was answered; without facts the row does not open. */
  facts?: readonly Fact[] | undefined
  /** A sentence below the facts: what a change causes. */
  consequence?: ReactNode
  /** Undefined where the answer cannot be changed. */
  onChange?: (() => void) | undefined
}

export function AnswerRow(props: AnswerRowProps) {
  const { t } = useLingui()
  const { label, text, picture, state, facts = [], consequence, onChange } = props
  const { id, open, press } = useDisclosure()
  const isMissing = state === 'missing'
  const line = (
    <>
      <span className={styles.label}>{label}</span>
      <span
        className={classNames(
          styles.value,
          state === 'done' && styles.ok,
          (isMissing || state === 'later') && styles.warn,
        )}
        title={text}
      >
        {picture}
        {(isMissing || state === 'later') && <TriangleAlert size={17} aria-hidden="true" />}
        <span className={styles.text}>{text}</span>
        {state === 'done' && <CircleCheck size={17} aria-hidden="true" />}
      </span>
    </>
  )
  const word = isMissing ? t`تکمیل` : t`تغییر`
  return (
    <div role="group" aria-label={label}>
      <div className={styles.row}>
        {facts.length === 0 ? (
          <div className={styles.fold}>{line}</div>
        ) : (
          <button type="button" className={styles.fold} {...press}>
            {line}
          </button>
        )}
        {onChange && (
          <Button kind="link" className={styles.change} label={`${word} ${label}`} onClick={onChange}>
            {isMissing ? <Trans>تکمیل</Trans> : <Trans>تغییر</Trans>}
          </Button>
        )}
      </div>
      {open && (
        <div id={id} className={styles.facts}>
          <FactRows facts={facts} lined={false} />
          {consequence}
        </div>
      )}
    </div>
  )
}
