/** Insurers that are not in the list, each with its reason: they do not sell to this vehicle, or did not answer in time. Decisions, section 6. */
import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import type { MissingInsurer } from '#contract/operations/third-party-offers.ts'
import { InsurerLogo } from '#ui/insurer/InsurerLogo.tsx'
import { insurerName } from '#ui/insurer/insurer-names.ts'
import styles from './MissingInsurers.module.css'

export function MissingInsurers({ missing }: { missing: readonly MissingInsurer[] }) {
  const titleId = useId()
  if (missing.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        <Trans>بیمه‌گرهایی که قیمت ندادند</Trans>
      </h2>
      <ul className={styles.list}>
        {missing.map(({ companyCode, companyFa, message }) => (
          <li key={companyCode} className={styles.row}>
            <InsurerLogo slug={companyCode} faded />
            <span className={styles.text}>
              <b className={styles.name}>{insurerName({ companyCode, companyFa })}</b>
              <span className={styles.reason}>{message}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
