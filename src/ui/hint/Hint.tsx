/**
 * ⓘ explains a word in place when pressed. Stands after a label in a row that wraps, or at the end of a sentence; the explanation
 * opens under it across the width and is read out.
 */
import { useLingui } from '@lingui/react/macro'
import { Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { useDisclosure } from './disclosure.ts'
import styles from './Hint.module.css'

export type HintProps = {
  /** The word being explained, for those who do not see where the sign stands. */
  term: string
  /** One or two everyday sentences. */
  children: ReactNode
}

export function Hint({ term, children }: HintProps) {
  const { t } = useLingui()
  const { id, open, press } = useDisclosure()
  return (
    <>
      <button type="button" {...press} className={styles.sign} aria-label={t`${term} یعنی چه؟`}>
        <Info size={16} aria-hidden="true" />
      </button>
      <span id={id} role="status" className={open ? styles.explained : 'visually-hidden'}>
        {open ? children : null}
      </span>
    </>
  )
}
