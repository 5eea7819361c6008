/**
 * A card of the mobile tab: the phone, its plan and status, the facts of the policy, and at most two buttons.
 * Document 3 section 2, "Mobile tab"; design language, picture 12.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import type { MobileAction, MobilePolicy } from '#contract/operations/mobile-insurance.ts'
import { Button } from '#ui/button/Button.tsx'
import { StatusChip } from '#ui/feedback/StatusChip.tsx'
import { dateText } from '#ui/format/dates.ts'
import { Digits } from '#ui/format/Format.tsx'
import styles from '../PolicyCard.module.css'
import { deviceName, mobileActionName, mobileStatusLook, sortedActions } from './mobile-words.ts'

export type MobileCardProps = {
  policy: MobilePolicy
  /** Whether its button is the page's solid one. */
  isUrgent: boolean
  isOpeningFile: boolean
  onRenew: (url: string) => void
  onFile: (id: string) => void
}

export function MobileCard({ policy, isUrgent, isOpeningFile, onRenew, onFile }: MobileCardProps) {
  const { t } = useLingui()
  const { id, insurancePlan, insuranceStatusFa, insuranceStatusEn } = policy
  const { kind, Icon } = mobileStatusLook(insuranceStatusEn)
  const device = deviceName(policy)
  const actions = sortedActions(policy)
  const button = (action: MobileAction) => {
    const name = mobileActionName(action, policy)
    const isFile = action.type === 'download'
    const look = isUrgent && !isFile ? 'primary' : 'tonal'
    return (
      <Button
        key={action.type}
        kind={isFile && actions.length > 1 ? 'outline' : look}
        size="small"
        full
        loading={isFile && isOpeningFile}
        icon={isFile ? <Download size={20} aria-hidden="true" /> : undefined}
        label={isFile ? t`دریافت بیمه‌نامه، ${device}` : t`${name}، ${device}`}
        onClick={() => (isFile ? onFile(id) : onRenew(action.url))}
      >
        {name}
      </Button>
    )
  }
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <div className={styles.name}>
          <h2 className={styles.title}>
            <bdi dir="ltr">{device}</bdi>
          </h2>
          <p className={styles.insurer}>{insurancePlan}</p>
        </div>
        <div className={styles.status}>
          <StatusChip kind={kind} icon={<Icon size={16} aria-hidden="true" />}>
            {insuranceStatusFa}
          </StatusChip>
        </div>
      </div>
      <MobileFacts policy={policy} />
      {actions.length > 0 && <div className={styles.buttons}>{actions.map(button)}</div>}
    </article>
  )
}

function MobileFacts({ policy }: { policy: MobilePolicy }) {
  const { buyerName, expireDate, insuranceCertificationNumber: number } = policy
  return (
    <div className={styles.middle}>
      <dl className={styles.facts}>
        {expireDate !== null && (
          <div className={styles.fact}>
            <dt>
              <Trans>پایان</Trans>
            </dt>
            <dd>{dateText(expireDate)}</dd>
          </div>
        )}
        <div className={styles.fact}>
          <dt>
            <Trans>خریدار</Trans>
          </dt>
          <dd>
            <bdi>{buyerName}</bdi>
          </dd>
        </div>
      </dl>
      {number !== null && (
        <dl className={styles.number}>
          <div className={styles.fact}>
            <dt>
              <Trans>شمارهٔ بیمه‌نامه</Trans>
            </dt>
            <dd>
              <Digits>{number}</Digits>
            </dd>
          </div>
        </dl>
      )}
    </div>
  )
}
