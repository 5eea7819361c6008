/** A car's drawn plate: digits, letter and region side by side. */
import { useLingui } from '@lingui/react/macro'
import { toPersianDigits } from '#contract/digits.ts'
import type { CarPlate } from '#contract/values/plate.ts'
import { plateLetter } from '#contract/values/plate-letters.ts'
import { classNames } from '../class-names.ts'
import { digitsText } from '../format/digits.ts'
import { PLATE_COUNTRY, PlateBand } from './PlateBand.tsx'
import styles from './Plate.module.css'

export type CarPlateViewProps = {
  plate: CarPlate
  /** xs 28 high, s 34, ticket 46, large 80. */
  size?: 'xs' | 's' | 'ticket' | 'large' | undefined
}

export function CarPlateView({ plate, size = 's' }: CarPlateViewProps) {
  const { t } = useLingui()
  const [one, three, two] = [
    toPersianDigits(plate.plk1),
    toPersianDigits(plate.plk3),
    toPersianDigits(plate.plkSrl),
  ]
  const letter = plateLetter(plate.plk2)
  /** Announced in the locale's digits. */
  const [first, middle, region] = [digitsText(plate.plk1), digitsText(plate.plk3), digitsText(plate.plkSrl)]
  return (
    <span
      className={classNames(styles.plate, styles[size])}
      role="img"
      aria-label={t`پلاک ${first} ${letter} ${middle} ایران ${region}`}
    >
      <PlateBand />
      <span className={styles.middle}>
        <span>{one}</span>
        <span>{letter}</span>
        <span>{three}</span>
      </span>
      <span className={styles.region}>
        <span className={styles.country}>{PLATE_COUNTRY}</span>
        <b>{two}</b>
      </span>
    </span>
  )
}
