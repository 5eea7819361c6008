/** Insurers that are not in the list, each with its reason: they do not sell to this vehicle, or did not answer in time. Decisions, section 6. */
import { Trans } from '@lingui/react/macro'
import { RotateCw } from 'lucide-react'
import type { MissingInsurer } from '#contract/operations/third-party-offers.ts'
import { Button } from '#ui/button/Button.tsx'
import { InsurerLogo } from '#ui/insurer/InsurerLogo.tsx'
import styles from './MissingInsurers.module.css'

/** With `onAskAgain` the way to ask once more stands under insurers that were late. */
export function MissingInsurers({ missing, onAskAgain }: { missing: readonly MissingInsurer[]; onAskAgain?: () => void }) {
  if (missing.length === 0) return null
  const isAnyLate = missing.some(({ reason }) => reason === 'late')
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>
        <Trans>بیمه‌گرهایی که قیمت ندادند</Trans>
      </h2>
      <ul className={styles.list}>
        {missing.map(({ companyCode, companyFa, message }) => (
          <li key={companyCode} className={styles.row}>
            <InsurerLogo slug={companyCode} faded />
            <span className={styles.text}>
              <b className={styles.name}>{companyFa}</b>
              <span className={styles.reason}>{message}</span>
            </span>
          </li>
        ))}
      </ul>
      {isAnyLate && onAskAgain && (
        <Button kind="link" icon={<RotateCw size={18} aria-hidden="true" />} onClick={onAskAgain}>
          <Trans>قیمت گرفتن دوباره</Trans>
        </Button>
      )}
    </section>
  )
}
