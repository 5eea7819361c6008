/**
 * Placeholder of a page that is being loaded: empty for 150 ms, then a skeleton. Design language,
 * "Skeletons".
 */
import { Trans } from '@lingui/react/macro'
import { RowSkeletons } from '#ui/feedback/Skeleton.tsx'
import styles from './Pending.module.css'

export const Pending = () => (
  <main className={styles.pending}>
    <RowSkeletons sentence={<Trans>در حال آماده‌سازی…</Trans>} />
  </main>
)
