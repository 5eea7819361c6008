/** The insurances beside third-party insurance, as tiles. Design language, picture 01. */
import { Trans } from '@lingui/react/macro'
import { stepPath } from '#machines/journeys.ts'
import { OnwardChevron } from '#ui/icon/direction.tsx'
import { Motorbike } from '#ui/icon/Motorbike.tsx'
import styles from './Products.module.css'
import { StartLink, type StartLinkProps } from './StartLink.tsx'

export const Products = ({ onStart }: Pick<StartLinkProps, 'onStart'>) => (
  <div className={styles.products}>
    <StartLink className={styles.product} href={stepPath('motorcycle', 'inquiry')} onStart={onStart}>
      <span className={styles.icon}>
        <Motorbike size={24} />
      </span>
      <b className={styles.title}>
        <Trans>بیمهٔ موتورسیکلت</Trans>
      </b>
      <OnwardChevron size={20} />
    </StartLink>
  </div>
)
