/** The entry to third-party insurance: an empty-looking plate and the page's only primary button. */
import { Trans } from '@lingui/react/macro'
import type { MouseEvent } from 'react'
import { OnwardChevron } from '#ui/icon/direction.tsx'
import { PlateView } from '#ui/plate/PlateView.tsx'
import styles from './ThirdPartyHero.module.css'

/** Address of the journey's first step. */
export const THIRD_PARTY_PATH = '/third-party'

/** An example plate, which does not exist. */
const EXAMPLE = { plk1: '12', plk2: '02', plk3: '345', plkSrl: '67' }

export function ThirdPartyHero({ onStart }: { onStart?: (() => void) | undefined }) {
  const follow = (event: MouseEvent) => {
    // Presses that open a new tab are left to the browser.
    if (!onStart || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    onStart()
  }
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
        <PlateView plate={EXAMPLE} size="large" />
      </div>
      <a className={styles.start} href={THIRD_PARTY_PATH} onClick={follow}>
        <Trans>شروع استعلام</Trans>
        <OnwardChevron size={20} />
      </a>
    </section>
  )
}
