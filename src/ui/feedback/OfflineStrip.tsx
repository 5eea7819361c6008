/**
 * A strip above the page while the network or the gateway is unreachable. It takes its own space and covers
 * nothing. A call that fails meanwhile says itself that the input is preserved. Design language, "Words".
 */
import { Trans } from '@lingui/react/macro'
import { CloudOff, WifiOff } from 'lucide-react'
import styles from './OfflineStrip.module.css'

export type OfflineStripProps = {
  /** offline: the device reports no network. unreachable: the last call got no answer. */
  reach: 'online' | 'offline' | 'unreachable'
}

/** The live region is rendered from the start, so that later content is announced. */
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
