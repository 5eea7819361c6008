/** All other insurers in one line, which opens their offers. Design language, picture 42. */
import { Trans } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import type { Offer } from '#contract/operations/offers.ts'
import { classNames } from '#ui/class-names.ts'
import { numberText, tomanText } from '#ui/format/numbers.ts'
import { InsurerLogo } from '#ui/insurer/InsurerLogo.tsx'
import { useSend } from '../../journey.ts'
import styles from './RenewalList.module.css'

const LOGOS = 3

type PartnersLineProps = { others: readonly Offer[]; open: boolean; controls: string }

export function PartnersLine({ others, open, controls }: PartnersLineProps) {
  const send = useSend()
  const count = numberText(others.length)
  const cheapest = tomanText(Math.min(...others.map(({ payableAmount }) => payableAmount)))
  return (
    <button
      type="button"
      className={styles.partners}
      aria-expanded={open}
      aria-controls={controls}
      onClick={() => send({ type: 'partners.toggled' })}
    >
      <span className={styles.logos} aria-hidden="true">
        {others.slice(0, LOGOS).map(({ companyCode }) => (
          <InsurerLogo key={companyCode} slug={companyCode} size="small" />
        ))}
      </span>
      <span className={styles.partnerNames}>
        <b>
          <Trans>{count} بیمهٔ دیگر</Trans>
        </b>
        <small>
          <Trans>از {cheapest}</Trans>
        </small>
      </span>
      <ChevronDown
        size={20}
        className={classNames(styles.chevron, open && styles.turned)}
        aria-hidden="true"
      />
    </button>
  )
}
