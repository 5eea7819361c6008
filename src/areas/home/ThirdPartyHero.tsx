/** The entry to third-party insurance: an empty-looking plate and the page's only primary button. */
import { Trans } from '@lingui/react/macro'
import { journeys } from '#machines/journeys.ts'
import { OnwardChevron } from '#ui/icon/direction.tsx'
import { AppLink, type Follow } from '#ui/link/AppLink.tsx'
import { CarPlateView } from '#ui/plate/CarPlateView.tsx'
import styles from './ThirdPartyHero.module.css'

/** An example plate, which does not exist. */
const EXAMPLE = { plk1: '12', plk2: '02', plk3: '345', plkSrl: '67' }

export function ThirdPartyHero({ onStart }: { onStart: Follow }) {
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.title}>
          <Trans>بیمهٔ شخص ثالث</Trans>
        </h1>
        <p className={styles.sentence}>
          <Trans>پلاک و کد ملی مالک را بدهید؛ قیمت ۲۲ شرکت را کنار هم ببینید.</Trans>
        </p>
      </div>
      <div className={styles.plate} aria-hidden="true">
        <CarPlateView plate={EXAMPLE} size="large" />
      </div>
      <AppLink className={styles.start} href={journeys['third-party'].base} onFollow={onStart}>
        <Trans>شروع استعلام</Trans>
        <OnwardChevron size={20} />
      </AppLink>
    </section>
  )
}
