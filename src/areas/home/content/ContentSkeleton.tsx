/** Placeholder of the content while it is loading, with the same boxes. Design language, "Skeletons". */
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import styles from './Content.module.css'

const [TILES, REASONS] = [4, 4]

export const ContentSkeleton = ({ sentence }: { sentence: string }) => (
  <>
    <p className="visually-hidden" role="status">
      {sentence}
    </p>
    <div className={styles.services} aria-hidden="true">
      {Array.from({ length: TILES }, (_, index) => (
        <span key={index} className={styles.service}>
          <Skeleton width={44} height={44} radius={14} />
          <Skeleton width={64} height={14} />
        </span>
      ))}
    </div>
    <div className={styles.reasons} aria-hidden="true">
      {Array.from({ length: REASONS }, (_, index) => (
        <span key={index} className={styles.reason}>
          <Skeleton width={22} height={22} radius={6} />
          <Skeleton width={96} height={16} />
          <Skeleton width="100%" height={14} />
        </span>
      ))}
    </div>
  </>
)
