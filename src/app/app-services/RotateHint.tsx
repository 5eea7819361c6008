/**
 * A hint on phones in landscape: portrait shows more. It can be closed and blocks nothing (WCAG 1.3.4).
 * Specification: document 1 section 2 "Rotate-your-phone page"; decisions, section 1.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { RotateCcw, X } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { IconButton } from '#ui/button/IconButton.tsx'
import { landscapePhone } from '../landscape-phone.ts'
import styles from './RotateHint.module.css'

const subscribe = (listener: () => void) => {
  const query = landscapePhone()
  query?.addEventListener('change', listener)
  return () => query?.removeEventListener('change', listener)
}

export function RotateHint() {
  const { t } = useLingui()
  const isLandscape = useSyncExternalStore(subscribe, () => landscapePhone()?.matches)
  const [isClosed, setClosed] = useState(false)
  if (!isLandscape || isClosed) return null
  return (
    <aside className={styles.hint} aria-label={t`راهنمای نمایش`}>
      <RotateCcw size={20} aria-hidden="true" />
      <span className={styles.text}>
        <Trans>گوشی را ایستاده بگیرید تا همه‌چیز را یک‌جا ببینید.</Trans>
      </span>
      <IconButton label={t`بستن`} icon={<X size={20} aria-hidden="true" />} onClick={() => setClosed(true)} />
    </aside>
  )
}
