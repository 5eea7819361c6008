/**
 * Where toasts appear: top 68, one at a time, over sheets too. The time runs out by itself and waits while the toast is touched,
 * pointed at or focused. Design language, "Toast"; specification: document 1 section 9.
 */
import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { classNames } from '../class-names.ts'
import styles from './ToastHost.module.css'
import { type ToastKind, toastDuration } from './toast-duration.ts'

export type Toast = { key: string; kind: ToastKind; text: string; action?: { label: string; onPress: () => void } | undefined }

export type ToastHostProps = {
  /** The toast to show now, or null. */
  toast: Toast | null
  /** Its time is over. */
  onDone: (key: string) => void
}

export function ToastHost({ toast, onDone }: ToastHostProps) {
  const shown = toast && <ToastCard key={toast.key} toast={toast} onDone={onDone} />
  return createPortal(
    <div className={styles.host} data-stays-alive="">
      <div role="status">{toast?.kind !== 'error' && shown}</div>
      <div role="alert">{toast?.kind === 'error' && shown}</div>
    </div>,
    document.body,
  )
}

const icons = { success: CircleCheck, info: Info, error: CircleAlert }

function ToastCard({ toast, onDone }: { toast: Toast; onDone: (key: string) => void }) {
  const [held, setHeld] = useState(false)
  const left = useRef(toastDuration(toast.kind, toast.text))
  const done = useEffectEvent(() => onDone(toast.key))
  useEffect(() => {
    if (held) return
    const began = Date.now()
    const timer = setTimeout(() => done(), left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(1000, left.current - (Date.now() - began))
    }
  }, [held])
  const Icon = icons[toast.kind]
  const { action } = toast
  return (
    <div
      className={styles.toast}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onPointerCancel={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
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
