/**
 * The four phases of a purchase without their names. The text beside them has the same content. Picture 18.
 */
import { classNames } from '#ui/class-names.ts'
import { progressTone } from '#ui/layout/StepProgress.tsx'
import styles from './MiniPhases.module.css'

/** Vehicle and offer are done when there is an order; the payment is half of its own phase. */
const [DONE, PHASES, BEFORE_PAYING] = [2, 4, 0.5]

/** @param fill share of the details that are given, to 1 */
export const MiniPhases = ({ fill }: { fill: number }) => {
  const paid = fill === 1 ? BEFORE_PAYING : 0
  const percent = ((DONE + fill + paid) / PHASES) * 100
  return (
    <div className={classNames(styles.phases, styles[progressTone(percent)])} aria-hidden="true">
      <Phase share={1} />
      <Phase share={1} />
      <Phase share={fill} />
      <Phase share={paid} />
    </div>
  )
}

const Phase = ({ share }: { share: number }) => (
  <span className={styles.phase}>{share > 0 && <i style={{ inlineSize: `${share * 100}%` }} />}</span>
)
