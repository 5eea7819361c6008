/** ⓘ explains a word in place when pressed. Stands inside a row that wraps; the explanation opens under it across the width. */
import { useLingui } from '@lingui/react/macro'
import { Info } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import styles from './InfoHint.module.css'

export type InfoHintProps = {
  /** The word being explained, for those who do not see where the sign stands. */
  term: string
  /** One or two everyday sentences. */
  children: ReactNode
}

export function InfoHint({ term, children }: InfoHintProps) {
  const { t } = useLingui()
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={styles.sign} aria-label={t`${term} یعنی چه؟`} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <Info size={16} aria-hidden="true" />
      </button>
      <span id={id} role="status" className={open ? styles.explained : 'visually-hidden'}>
        {open ? children : null}
      </span>
    </>
  )
}
