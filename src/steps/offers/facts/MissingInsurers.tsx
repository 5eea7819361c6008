/**
 * Insurers without a price in one line, which opens the reasons, grouped by reason. Specification: decisions,
 * section 6.
 */
import { Trans } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import type { MissingInsurer } from '#contract/operations/offers.ts'
import { classNames } from '#ui/class-names.ts'
import { numberText } from '#ui/format/numbers.ts'
import { useDisclosure } from '#ui/hint/disclosure.ts'
import { InsurerLogo } from '#ui/insurer/InsurerLogo.tsx'
import { insurerName } from '#ui/insurer/insurer-names.ts'
import { Text } from '#ui/text/Text.tsx'
import styles from './MissingInsurers.module.css'

/** In the order of their first insurer. */
const byReason = (missing: readonly MissingInsurer[]): ReadonlyMap<string, readonly MissingInsurer[]> => {
  const groups = new Map<string, MissingInsurer[]>()
  for (const insurer of missing)
    groups.set(insurer.message, [...(groups.get(insurer.message) ?? []), insurer])
  return groups
}

export function MissingInsurers({ missing }: { missing: readonly MissingInsurer[] }) {
  const { id, open, press } = useDisclosure()
  if (missing.length === 0) return null
  const count = numberText(missing.length)
  return (
    <section className={styles.section}>
      <button type="button" className={styles.press} {...press}>
        <span>
          {missing.length === 1 ? (
            <Trans>یک بیمه‌گر قیمت نداد</Trans>
          ) : (
            <Trans>{count} بیمه‌گر قیمت ندادند</Trans>
          )}
        </span>
        <span className={styles.why}>
          <Trans>چرا؟</Trans>
          <ChevronDown
            size={18}
            aria-hidden="true"
            className={classNames(styles.chevron, open && styles.turned)}
          />
        </span>
      </button>
      <div id={id}>
        {open &&
          [...byReason(missing)].map(([message, insurers]) => (
            <div key={message} className={styles.group}>
              <Text look="small" tone="soft">
                {message}
              </Text>
              <ul className={styles.insurers}>
                {insurers.map((insurer) => (
                  <li key={insurer.companyCode} className={styles.insurer}>
                    <InsurerLogo slug={insurer.companyCode} size="small" faded />
                    {insurerName(insurer)}
                  </li>
                ))}
              </ul>
            </div>
          ))}
      </div>
    </section>
  )
}
