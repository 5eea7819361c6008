/**
 * Links between a policy and its renewal: to the policy that renewed this one, and to the one that this one
 * renews. Decisions, section 12.
 */
import { Trans } from '@lingui/react/macro'
import { History, RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PolicyTimeline } from '#contract/operations/my-insurance.ts'
import { OnwardChevron } from '#ui/icon/direction.tsx'
import { AppLink } from '#ui/link/AppLink.tsx'
import styles from './RenewalLinks.module.css'

export type RenewalLinksProps = {
  timeline: Pick<PolicyTimeline, 'renews' | 'renewedBy'>
  onPolicy: (trackingCode: string) => void
}

export function RenewalLinks({ timeline: { renews, renewedBy }, onPolicy }: RenewalLinksProps) {
  if (renews === null && renewedBy === null) return null
  return (
    <div className={styles.links}>
      {renewedBy !== null && (
        <PolicyLink code={renewedBy} onPolicy={onPolicy} icon={<RefreshCw size={20} aria-hidden="true" />}>
          <Trans>این بیمه‌نامه تمدید شد: بیمه‌نامهٔ تازه</Trans>
        </PolicyLink>
      )}
      {renews !== null && (
        <PolicyLink code={renews} onPolicy={onPolicy} icon={<History size={20} aria-hidden="true" />}>
          <Trans>تمدیدِ بیمه‌نامهٔ قبلی</Trans>
        </PolicyLink>
      )}
    </div>
  )
}

type PolicyLinkProps = {
  code: string
  onPolicy: (trackingCode: string) => void
  icon: ReactNode
  children: ReactNode
}

const PolicyLink = ({ code, onPolicy, icon, children }: PolicyLinkProps) => (
  <AppLink className={styles.link} href={`/my-insurances/${code}`} onFollow={() => onPolicy(code)}>
    {icon}
    <span className={styles.words}>{children}</span>
    <OnwardChevron />
  </AppLink>
)
