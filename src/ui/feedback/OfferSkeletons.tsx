/** Skeletons of the offer cards. Design language, "Skeletons". */
import type { ReactNode } from 'react'
import { Skeleton } from './Skeleton.tsx'
import styles from './Skeleton.module.css'

/** Skeletons of offer cards, as high as the cards. The sentence is announced and visually hidden. */
export function OfferSkeletons({ sentence, count = 3 }: { sentence: ReactNode; count?: number | undefined }) {
  return (
    <div className={styles.cards} aria-busy="true">
      <p className="visually-hidden" role="status">
        {sentence}
      </p>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.offer} aria-hidden="true">
          <div className={styles.top}>
            <Skeleton width={44} height={44} radius={13} />
            <div className={styles.names}>
              <Skeleton width={120} height={16} />
              <Skeleton width={84} height={12} />
            </div>
          </div>
          <div className={styles.middle}>
            <Skeleton width={136} height={26} />
            <Skeleton width={104} height={48} radius={14} />
          </div>
          <div className={styles.foot}>
            <Skeleton width={210} height={13} />
          </div>
        </div>
      ))}
    </div>
  )
}
