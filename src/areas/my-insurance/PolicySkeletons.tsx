/** Placeholders of cards while they are loading, with the same boxes. Design language, "Skeletons". */
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import styles from './PolicyList.module.css'

export type PolicySkeletonsProps = {
  sentence: string
  count?: number
  /** Mobile policies have no plate. */
  withPlate?: boolean
}

export const PolicySkeletons = ({ sentence, count = 3, withPlate = true }: PolicySkeletonsProps) => (
  <div className={styles.skeletons} aria-busy="true">
    <p className="visually-hidden" role="status">
      {sentence}
    </p>
    {Array.from({ length: count }, (_, index) => (
      <div key={index} className={styles.skeleton} aria-hidden="true">
        <span className={styles.lines}>
          <Skeleton width={132} height={16} />
          <Skeleton width={84} height={12} />
        </span>
        <Skeleton width={92} height={28} radius={9} />
        <span className={styles.lines}>
          <Skeleton width={118} height={12} />
          <Skeleton width={104} height={12} />
        </span>
        {withPlate ? <Skeleton width={150} height={34} radius={7} /> : <Skeleton width={96} height={12} />}
        <span className={styles.wide}>
          <Skeleton width="100%" height={48} radius={14} />
        </span>
      </div>
    ))}
  </div>
)
