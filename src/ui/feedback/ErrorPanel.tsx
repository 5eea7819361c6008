/**
 * An error: what failed, what to do now, and the Error ID for support. Design language, "Error fallback",
 * picture 14.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { Check, Copy, Headset, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { BUMPER, SHIELD } from '../brand/BrandMark.tsx'
import { Button } from '../button/Button.tsx'
import { Code } from '../format/Format.tsx'
import { type ErrorIdProps, useErrorIdCopy } from './ErrorId.tsx'
import styles from './Panels.module.css'

export type ErrorPanelProps = {
  /** Three or four words: «پیشنهادها نرسید». */
  title: ReactNode
  children: ReactNode
  /** Id of the request, by which support finds it in the gateway's log. */
  errorId?: string | undefined
  /** The error's number in the documents; null if no answer named one. */
  code?: number | null | undefined
}

/** The content of a step that failed; give StepLayout `centred` and ErrorActions as its bumper. */
export function ErrorPanel({ title, children, errorId, code }: ErrorPanelProps) {
  return (
    <div className={styles.panel} role="alert">
      <ShieldAndCone />
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.sentence}>{children}</p>
      {errorId && <ErrorIdChip id={errorId} code={code ?? null} />}
    </div>
  )
}

/** A chip that copies the documented code and the id of an error. */
function ErrorIdChip(error: ErrorIdProps) {
  const { id, code } = error
  const { t } = useLingui()
  const { copied, copy } = useErrorIdCopy(error)
  return (
    <>
      <div className={styles.chip}>
        <Button
          kind="outline"
          onClick={copy}
          label={t`کپی کد خطا ${id}`}
          iconEnd={copied ? <Check size={18} aria-hidden="true" /> : <Copy size={18} aria-hidden="true" />}
        >
          <span className={styles.chipLabel}>
            <Trans>کد خطا</Trans>
          </span>{' '}
          {code !== null && (
            <>
              <Code mono>{String(code)}</Code>{' '}
            </>
          )}
          <Code mono>{id}</Code>
        </Button>
      </div>
      <p className={styles.help} role="status">
        {copied ? <Trans>کد خطا کپی شد.</Trans> : <Trans>هنگام تماس با پشتیبانی این کد را بگویید.</Trans>}
      </p>
    </>
  )
}

/** The two buttons below an ErrorPanel: support and retry. */
export const ErrorActions = ({
  onSupport,
  onRetry,
  retrying,
}: {
  onSupport?: (() => void) | undefined
  onRetry: () => void
  retrying?: boolean | undefined
}) => (
  <>
    {onSupport && (
      <Button kind="tonal" size="large" icon={<Headset size={21} aria-hidden="true" />} onClick={onSupport}>
        <Trans>پشتیبانی</Trans>
      </Button>
    )}
    <Button icon={<RotateCw size={20} aria-hidden="true" />} onClick={onRetry} loading={retrying}>
      <Trans>تلاش دوباره</Trans>
    </Button>
  </>
)

const ShieldAndCone = () => (
  <svg width="190" height="132" viewBox="0 0 190 132" fill="none" aria-hidden="true">
    <path
      d="M14 116h162"
      stroke="var(--line-strong)"
      strokeWidth="2"
      strokeLinecap="round"
      strokeDasharray="16 10"
    />
    <g transform="translate(44 16) scale(2.7)">
      <path d={SHIELD} fill="var(--primary-soft)" stroke="var(--primary-line)" strokeWidth=".8" />
      <path d={BUMPER} fill="var(--surface)" />
      <rect
        x="10.9"
        y="11.7"
        width="10.2"
        height="6.5"
        rx="2"
        fill="var(--saffron)"
        stroke="var(--primary-soft)"
        strokeWidth="1.5"
      />
    </g>
    <g transform="translate(0 6)">
      <path d="M136 98l13-44 13 44z" fill="var(--saffron)" />
      <path d="M140 84h18M144.2 70h9.6" stroke="var(--surface)" strokeWidth="5" />
      <rect x="129" y="97" width="40" height="7" rx="3.5" fill="var(--primary)" />
    </g>
  </svg>
)
