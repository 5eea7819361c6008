/** Skeletons with the final layout; a live sentence names what is loading. Design language, "Skeletons". */
import type { ReactNode } from 'react'
import styles from './Skeleton.module.css'

/** One shimmering bar. Sizes in px. */
export const Skeleton = ({
  width,
  height,
  radius = 8,
}: {
  width: number | string
  height: number
  radius?: number | undefined
}) => (
  <span
    className={styles.bar}
    style={{ inlineSize: width, blockSize: height, borderRadius: radius }}
    aria-hidden="true"
  />
)

/** A card of rows while they load, for example the review of a vehicle. */
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
