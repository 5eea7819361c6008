/** Placeholders that keep the final layout; one live sentence says what is being fetched. Design language, "Skeletons". */
import type { ReactNode } from 'react'
import styles from './Skeleton.module.css'

/** One shimmering bar. Sizes in px. */
export const Skeleton = ({ width, height, radius = 8 }: { width: number | string; height: number; radius?: number | undefined }) => (
  <span className={styles.bar} style={{ inlineSize: width, blockSize: height, borderRadius: radius }} aria-hidden="true" />
)

/** Offer cards that are on their way, with the sentence above them. */
export function OfferSkeletons({ sentence, count = 3 }: { sentence: ReactNode; count?: number | undefined }) {
  return (
    <div className={styles.cards} aria-busy="true">
      <p className={styles.sentence} role="status">
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
          <Skeleton width={210} height={13} />
        </div>
      ))}
    </div>
  )
}

/** A card of rows that are on their way, as the review of a vehicle. */
export function RowSkeletons({ sentence, rows = 5 }: { sentence: ReactNode; rows?: number | undefined }) {
  return (
    <div className={styles.cards} aria-busy="true">
      <p className={styles.sentence} role="status">
        {sentence}
      </p>
      <div className={styles.rows} aria-hidden="true">
        {Array.from({ length: rows }, (_, index) => (
          <div key={index} className={styles.middle}>
            <Skeleton width={index % 2 === 0 ? 92 : 68} height={14} />
            <Skeleton width={index % 2 === 0 ? 64 : 104} height={14} />
          </div>
        ))}
      </div>
    </div>
  )
}
