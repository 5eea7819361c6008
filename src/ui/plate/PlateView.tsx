/** A vehicle is shown by its plate, drawn like the real one: the same in both schemes and both languages. */
import { useLingui } from '@lingui/react/macro'
import { toPersianDigits } from '#contract/values/digits.ts'
import { plateLetter } from '#contract/values/plate.ts'
import { classNames } from '../class-names.ts'
import type { PlateDraft } from './plate-entry.ts'
import { PLATE_COUNTRY, PlateBand } from './PlateBand.tsx'
import styles from './Plate.module.css'

export type PlateViewProps = {
  plate: PlateDraft
  /** xs 28 high, s 34, large 80. */
  size?: 'xs' | 's' | 'large' | undefined
}

export function PlateView({ plate, size = 's' }: PlateViewProps) {
  const { t } = useLingui()
  const [first, middle, region] = [toPersianDigits(plate.plk1), toPersianDigits(plate.plk3), toPersianDigits(plate.plkSrl)]
  const letter = plateLetter(plate.plk2)
  return (
    <span className={classNames(styles.plate, styles[size])} role="img" aria-label={t`پلاک ${first} ${letter} ${middle} ایران ${region}`}>
      <PlateBand />
      <span className={styles.middle}>
        <span>{first}</span>
        <span>{letter}</span>
        <span>{middle}</span>
      </span>
      <span className={styles.region}>
        <span className={styles.country}>{PLATE_COUNTRY}</span>
        <b>{region}</b>
      </span>
    </span>
  )
}
