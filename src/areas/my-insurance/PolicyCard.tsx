/**
 * A card of My Insurance: the insured vehicle, its status, two facts and at most two buttons. A row from 900
 * px on. Design language, pictures 12 and 28.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import { memo } from 'react'
import { productOfPolicy, type VehiclePolicy } from '#contract/operations/my-insurance.ts'
import { ORDER_STATUS } from '#contract/values/order-status.ts'
import type { PolicyActionType } from '#contract/values/policy-actions.ts'
import { offeredActions } from '#machines/areas/policy-actions.ts'
import { Button } from '#ui/button/Button.tsx'
import { classNames } from '#ui/class-names.ts'
import { StatusChip } from '#ui/feedback/StatusChip.tsx'
import { followOnPress } from '#ui/link/AppLink.tsx'
import { PlateView } from '#ui/plate/PlateView.tsx'
import { InfoBox } from './InfoBox.tsx'
import { PolicyFacts } from './PolicyFacts.tsx'
import styles from './PolicyCard.module.css'
import { actionName } from '../parts/action-name.ts'
import { policyTitle } from '../parts/policy-title.ts'
import { statusLook } from './policy-words.ts'

export type PolicyCardProps = {
  policy: VehiclePolicy
  /** The most urgent card of the list: its button is the page's solid one. */
  isUrgent: boolean
  /** Its timeline is shown beside the list. */
  isChosen: boolean
  isOpeningFile: boolean
  onOpen: (trackingCode: string) => void
  onAction: (policy: VehiclePolicy, action: PolicyActionType) => void
  onFile: (trackingCode: string) => void
}

const { cancelled, refunding, refunded } = ORDER_STATUS
const isCancelled = ({ statusId }: VehiclePolicy) =>
  statusId === cancelled || statusId === refunding || statusId === refunded

export const PolicyCard = memo(function PolicyCard({
  policy,
  isUrgent,
  isChosen,
  isOpeningFile,
  onOpen,
  onAction,
  onFile,
}: PolicyCardProps) {
  const { t } = useLingui()
  const { orderId, vehicleData, insuranceCompany, statusId, statusFa } = policy
  const { kind, Icon } = statusLook(statusId)
  const title = policyTitle(productOfPolicy(policy), vehicleData.title)
  const [first, second] = offeredActions(policy)
  const address = `/my-insurances/${orderId}`
  const press = (action: PolicyActionType) =>
    action === 'view-policy' ? onFile(orderId) : onAction(policy, action)
  const actionButton = (action: PolicyActionType, look: 'primary' | 'tonal' | 'outline') => {
    const name = actionName(action, policy)
    return (
      <Button
        kind={look}
        size="small"
        full
        loading={action === 'view-policy' && isOpeningFile}
        icon={action === 'view-policy' ? <Download size={20} aria-hidden="true" /> : undefined}
        label={t`${name}، ${title}`}
        onClick={() => press(action)}
      >
        {action === 'view-policy' ? <Trans>بیمه‌نامه</Trans> : name}
      </Button>
    )
  }
  return (
    <article className={classNames(styles.card, isChosen && styles.chosen)}>
      <div className={styles.head}>
        <div className={styles.name}>
          <h2 className={styles.title}>
            <a
              className={styles.link}
              href={address}
              onClick={followOnPress(address, () => onOpen(orderId))}
              aria-current={isChosen ? 'true' : undefined}
            >
              {title}
            </a>
          </h2>
          <p className={styles.insurer}>{insuranceCompany.title}</p>
        </div>
        <div className={styles.status}>
          <StatusChip kind={kind} icon={<Icon size={16} aria-hidden="true" />}>
            {statusFa}
          </StatusChip>
        </div>
      </div>
      <div className={styles.middle}>
        <PolicyFacts policy={policy} isCancelled={isCancelled(policy)} className={styles.facts} />
        {vehicleData.plate && (
          <div className={styles.plate}>
            <PlateView plate={vehicleData.plate} size="s" />
          </div>
        )}
      </div>
      <InfoBox policy={policy} className={styles.info} />
      <div className={styles.buttons}>
        {first !== undefined && actionButton(first, isUrgent ? 'primary' : 'tonal')}
        {second === undefined ? (
          <Button kind="outline" full label={t`جزئیات، ${title}`} onClick={() => onOpen(orderId)}>
            <Trans>جزئیات</Trans>
          </Button>
        ) : (
          actionButton(second, 'outline')
        )}
      </div>
    </article>
  )
})
