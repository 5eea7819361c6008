/** What stands where a page is on its way: nothing for 150 ms, then bars. Design language, "Skeletons". */
import { Trans } from '@lingui/react/macro'
import { RowSkeletons } from '#ui/feedback/Skeleton.tsx'
import styles from './Pending.module.css'

export const Pending = () => (
  <main className={styles.pending}>
    <RowSkeletons sentence={<Trans>در حال آماده‌سازی…</Trans>} />
  </main>
)
