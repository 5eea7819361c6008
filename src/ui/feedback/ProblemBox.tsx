/**
 * An error with its way out, after the last field of a form: what happened, what to do, and a button. It
 * takes the focus when it appears, so no toast repeats it. Design language, "Error that leads on"; pictures
 * 27 and 27b.
 */
import { Trans } from '@lingui/react/macro'
import { CircleAlert, Headset, TriangleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { classNames } from '../class-names.ts'
import { Button } from '../button/Button.tsx'
import { Row } from '../layout/Stack.tsx'
import { ErrorId, type ErrorIdProps } from './ErrorId.tsx'
import styles from './ProblemBox.module.css'

export type ProblemBoxProps = {
  /** `err`: something that was entered is wrong; `warn`: it is not the user's fault. */
  kind: 'err' | 'warn'
  title: ReactNode
  children: ReactNode
  /** For the fields that the box is about. */
  id?: string | undefined
}

export function ProblemBox({ kind, title, children, id }: ProblemBoxProps) {
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.focus(), [])
  const Icon = kind === 'err' ? CircleAlert : TriangleAlert
  return (
    <section ref={box} id={id} role="alert" tabIndex={-1} className={classNames(styles.box, styles[kind])}>
      <p className={styles.title}>
        <Icon size={22} aria-hidden="true" />
        <span>{title}</span>
      </p>
      {children}
    </section>
  )
}

/** Below a box that is not the user's fault: the id to quote, and support. */
export function ProblemHelp({ onSupport, ...error }: ErrorIdProps & { onSupport: () => void }) {
  return (
    <Row justify="between" wrap gap={0} className={styles.help}>
      <ErrorId {...error} />
      <Button kind="link" icon={<Headset size={18} aria-hidden="true" />} onClick={onSupport}>
        <Trans>پشتیبانی</Trans>
      </Button>
    </Row>
  )
}
