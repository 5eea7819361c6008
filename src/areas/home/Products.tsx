/** The insurances beside third-party insurance, as tiles. Design language, picture 01. */
import { Trans } from '@lingui/react/macro'
import { stepPath } from '#machines/journeys.ts'
import { OnwardChevron } from '#ui/icon/direction.tsx'
import { Motorbike } from '#ui/icon/Motorbike.tsx'
import { AppLink, type Follow } from '#ui/link/AppLink.tsx'
import styles from './Products.module.css'

export const Products = ({ onStart }: { onStart: Follow }) => (
  <div className={styles.products}>
    <AppLink className={styles.product} href={stepPath('motorcycle', 'inquiry')} onFollow={onStart}>
      <span className={styles.icon}>
        <Motorbike size={24} />
      </span>
      <b className={styles.title}>
        <Trans>بیمهٔ موتورسیکلت</Trans>
      </b>
      <OnwardChevron size={20} />
    </AppLink>
  </div>
)
