/**
 * The entry to third-party insurance: a plate that is typed here and is in the inquiry when it opens, and the
 * page's only solid button. Design language, "Plate field"; pictures 01 and 02.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import type { TypedPlate } from '#machines/areas/home-vocabulary.ts'
import { journeys } from '#machines/journeys.ts'
import { OnwardChevron } from '#ui/icon/direction.tsx'
import { AppLink } from '#ui/link/AppLink.tsx'
import type { PlatePlace } from '#ui/plate/plate-draft.ts'
import { PlateField } from '#ui/plate/PlateField.tsx'
import styles from './Hero.module.css'

export type HeroProps = {
  plate: TypedPlate
  onPlate: (plate: TypedPlate) => void
  /** Opens the inquiry with the plate. Without it, the link navigates. */
  onStart: (() => void) | undefined
  startAt: (() => PlatePlace | null) | undefined
}

export function Hero({ plate, onPlate, onStart, startAt }: HeroProps) {
  const { t } = useLingui()
  const start = useRef<HTMLAnchorElement>(null)
  return (
    <section className={styles.hero} data-entry>
      <div className={styles.words}>
        <h1 className={styles.title}>
          <Trans>بیمهٔ شخص ثالث</Trans>
        </h1>
        <p className={styles.sentence}>
          <Trans>پلاک و کد ملی مالک را بدهید؛ قیمت ۲۲ شرکت را کنار هم ببینید.</Trans>
        </p>
      </div>
      <PlateField
        label={t`پلاک خودرو`}
        isLabelHidden
        className={styles.plate}
        value={plate}
        onChange={onPlate}
        startAt={startAt}
        onFilled={() => start.current?.focus()}
      />
      <AppLink
        linkRef={start}
        className={styles.start}
        href={journeys['third-party'].base}
        onFollow={onStart}
        press="inquiry.chosen"
      >
        <Trans>شروع استعلام</Trans>
        <OnwardChevron size={20} />
      </AppLink>
    </section>
  )
}
