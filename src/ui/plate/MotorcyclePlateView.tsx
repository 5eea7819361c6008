/** A motorcycle's drawn plate: three digits beside the band, five below. Design language, "Plate field". */
import { useLingui } from '@lingui/react/macro'
import { toPersianDigits } from '#contract/digits.ts'
import type { MotorcyclePlate } from '#contract/values/plate.ts'
import { classNames } from '../class-names.ts'
import { digitsText } from '../format/digits.ts'
import styles from './MotorcyclePlate.module.css'
import { PlateBand } from './PlateBand.tsx'

export type MotorcyclePlateViewProps = {
  plate: MotorcyclePlate
  /** xs 28 high, s 66 wide as in picture 12, review 132 wide, large 236 wide. */
  size: 'xs' | 's' | 'review' | 'large'
}

export function MotorcyclePlateView({ plate, size }: MotorcyclePlateViewProps) {
  const { t } = useLingui()
  /** Announced in the locale's digits. */
  const [upper, lower] = [digitsText(plate.plk1), digitsText(plate.plk2)]
  return (
    <span
      className={classNames(styles.plate, styles[size])}
      role="img"
      aria-label={t`پلاک موتورسیکلت ${upper} ${lower}`}
    >
      <span className={styles.upper}>
        <span className={styles.band}>
          <PlateBand />
        </span>
        <span className={styles.digits}>{toPersianDigits(plate.plk1)}</span>
      </span>
      <span className={styles.digits}>{toPersianDigits(plate.plk2)}</span>
    </span>
  )
}
