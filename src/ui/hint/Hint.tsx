/**
 * ⓘ explains a term in place. It follows a label in a wrapping row, or a sentence. The explanation opens
 * below across the full width and is announced.
 */
import { useLingui } from '@lingui/react/macro'
import { Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { useDisclosure } from './disclosure.ts'
import styles from './Hint.module.css'

export type HintProps = {
  /** The explained term, for the accessible name. */
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
