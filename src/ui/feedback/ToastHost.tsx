/**
 * Shows toasts: 68 px from the top, below the search of a picker, one at a time, above sheets, too. Reports
 * when the toast is touched, hovered or focused, so that its timer can pause. Design language, "Toast";
 * specification: document 1 section 9.
 */
import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import { createPortal } from 'react-dom'
import type { ToastKind } from '#contract/values/toast.ts'
import { classNames } from '../class-names.ts'
import styles from './ToastHost.module.css'

export type Toast = {
  key: string
  kind: ToastKind
  text: string
  action?: { label: string; onPress: () => void } | undefined
}

export type ToastHostProps = {
  /** The toast to show now, or null. */
  toast: Toast | null
  /** Called when the user starts or stops reading it. */
  onHold: () => void
  onRelease: () => void
}

export function ToastHost({ toast, ...handlers }: ToastHostProps) {
  const card = toast && <ToastCard key={toast.key} toast={toast} {...handlers} />
  return createPortal(
    <div className={styles.host} data-stays-alive="">
      <div role="status">{toast?.kind !== 'error' && card}</div>
      <div role="alert">{toast?.kind === 'error' && card}</div>
    </div>,
    document.body,
  )
}

const icons = { success: CircleCheck, info: Info, error: CircleAlert }

function ToastCard({ toast, onHold, onRelease }: ToastHostProps & { toast: Toast }) {
  const Icon = icons[toast.kind]
  const { action } = toast
  return (
    <div
      className={styles.toast}
      onPointerEnter={onHold}
      onPointerLeave={onRelease}
      onPointerCancel={onRelease}
      onFocus={onHold}
      onBlur={onRelease}
    >
      <Icon size={24} className={classNames(styles[toast.kind])} aria-hidden="true" />
      <span className={styles.text}>{toast.text}</span>
      {action && (
        <button type="button" className={styles.action} onClick={action.onPress}>
          {action.label}
        </button>
      )}
    </div>
  )
}
