/**
 * A quiet strip above the page while nothing can be reached: it says what waits for the network. It takes its own room, so it
 * covers nothing; a call that fails meanwhile says itself that what was typed is kept. Issue "Installable and offline"; design language, "Words".
 */
import { Trans } from '@lingui/react/macro'
import { CloudOff, WifiOff } from 'lucide-react'
import styles from './OfflineStrip.module.css'

export type OfflineStripProps = {
  /** offline: the device says so. unreachable: the last call found nobody. */
  reach: 'online' | 'offline' | 'unreachable'
}

/** The region stands there from the start: what is put into it later is read out. */
export const OfflineStrip = ({ reach }: OfflineStripProps) => (
  <div role="status">
    {reach === 'offline' && (
      <div className={styles.strip}>
        <WifiOff size={16} aria-hidden="true" />
        <span>
          <Trans>آفلاین هستید؛ برای گرفتن قیمت و ثبت، اینترنت لازم است.</Trans>
        </span>
      </div>
    )}
    {reach === 'unreachable' && (
      <div className={styles.strip}>
        <CloudOff size={16} aria-hidden="true" />
        <span>
          <Trans>به سرور وصل نشدیم؛ اینترنت را بررسی کنید.</Trans>
        </span>
      </div>
    )}
  </div>
)
