/**
 * ⓘ explains a term in place. It follows a label in a wrapping row, or a sentence. The explanation opens
 * below across the full width and is announced.
 */
import { useLingui } from '@lingui/react/macro'
import { Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { useDisclosure } from './disclosure.ts'
import styles from './Hint.module.css'

export type HintProps = {
  /** The explained term, for the accessible name. */
  term: string
  /** One or two everyday sentences. */
  children: ReactNode
}

export type HintedSentenceProps = HintProps & {
  /** The sentence that the sign follows. */
  sentence: ReactNode
}

/**
 * A sentence with its ⓘ. There is room for the sign at the end of every line, so that it never wraps alone.
 */
export const HintedSentence = ({ sentence, ...hint }: HintedSentenceProps) => (
  <span className={styles.sentence}>
    {sentence}
    <Hint {...hint} isTrailing />
  </span>
)

export function Hint({ term, children, isTrailing }: HintProps & { isTrailing?: boolean }) {
  const { t } = useLingui()
  const { id, open, press } = useDisclosure()
  return (
    <>
      <button
        type="button"
        {...press}
        className={classNames(styles.sign, isTrailing && styles.trailing)}
        aria-label={t`${term} یعنی چه؟`}
      >
        <Info size={16} aria-hidden="true" />
      </button>
      <span id={id} role="status" className={open ? styles.explained : 'visually-hidden'}>
        {open ? children : null}
      </span>
    </>
  )
}
