/** What is seen while the app starts: the mark, the name, the version. Specification: document 1 section 2, "Splash". */
import { Trans } from '@lingui/react/macro'
import { toPersianDigits } from '#contract/values/digits.ts'
import { BrandMark } from '#ui/brand/BrandMark.tsx'
import styles from './Splash.module.css'

export function Splash({ version }: { version: string }) {
  const shown = toPersianDigits(version)
  return (
    <div className={styles.splash} role="status">
      <BrandMark size={72} />
      <span className={styles.name}>
        <Trans>سپر</Trans>
      </span>
      <span className={styles.version}>
        <Trans>
          نسخهٔ <bdi dir="ltr">{shown}</bdi>
        </Trans>
      </span>
    </div>
  )
}
