/** Title, one caption line and the plate of a card on home. */
import type { Plate } from '#contract/values/plate.ts'
import { PlateView } from '#ui/plate/PlateView.tsx'
import styles from './Cards.module.css'

export type CardHeadProps = { title: string; caption: string; plate: Plate | null }

export const CardHead = ({ title, caption, plate }: CardHeadProps) => (
  <div className={styles.head}>
    <div className={styles.words}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.caption}>{caption}</p>
    </div>
    {plate && (
      <div className={styles.plate}>
        <PlateView plate={plate} size="s" />
      </div>
    )}
  </div>
)
