/**
 * The id of a failed request and its documented code, as a line below a message. Support finds the request in
 * the gateway's log by them. Design language, "Error that leads on"; picture 27b.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { Check, Copy } from 'lucide-react'
import { IconButton } from '../button/IconButton.tsx'
import { useCopy } from '../button/use-copy.ts'
import { Code } from '../format/Format.tsx'
import styles from './ErrorId.module.css'

export type ErrorIdProps = {
  id: string
  /** The error's number in the documents; null if no answer named one. */
  code: number | null
}

/** Copies code and id of an error. */
export const useErrorIdCopy = ({ id, code }: ErrorIdProps) => useCopy(code === null ? id : `${code} ${id}`)

export function ErrorId(error: ErrorIdProps) {
  const { id, code } = error
  const { t } = useLingui()
  const { copied, copy } = useErrorIdCopy(error)
  return (
    <span className={styles.errorId}>
      <Trans>کد خطا</Trans>
      <b>
        {code !== null && (
          <>
            <Code mono>{String(code)}</Code>{' '}
          </>
        )}
        <Code mono>{id}</Code>
      </b>
      <IconButton
        label={t`کپی کد خطا ${id}`}
        icon={copied ? <Check size={16} aria-hidden="true" /> : <Copy size={16} aria-hidden="true" />}
        onClick={copy}
      />
      <span role="status" className="visually-hidden">
        {copied && <Trans>کد خطا کپی شد.</Trans>}
      </span>
    </span>
  )
}
