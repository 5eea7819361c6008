/**
 * Card of the ending policy: insurer, days left or passed, discounts, and the claims of the past year.
 * Specification: document 2 section 2.9; design language, "Renewal home", picture 40.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { CalendarClock } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import type { RenewalDetail } from '#contract/operations/renewal.ts'
import { CLAIM_KINDS } from '#contract/values/renewal-claims.ts'
import { claimCountsIn, hasClaims } from '#machines/journey/renewal-claims.ts'
import { Button } from '#ui/button/Button.tsx'
import { classNames } from '#ui/class-names.ts'
import { StatusChip } from '#ui/feedback/StatusChip.tsx'
import { DateText, Percent } from '#ui/format/Format.tsx'
import { millionsText, numberText } from '#ui/format/numbers.ts'
import { insurerName } from '#ui/insurer/insurer-names.ts'
import { InsurerLogo } from '#ui/insurer/InsurerLogo.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Grow, Row } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/text/Text.tsx'
import { useJourneyContext, useSend } from '../../journey.ts'
import { termText } from '../../parts/term-text.ts'
import { useClaimWords } from './claim-words.ts'
import { daysWithout } from './ended.ts'
import styles from './policy.module.css'

type OfRenewal = { renewal: RenewalDetail }

type InsuranceCardProps = OfRenewal & {
  /** The row of the button that opens the claims. */
  claimsRef: RefObject<HTMLDivElement | null>
}

export function InsuranceCard({ renewal, claimsRef }: InsuranceCardProps) {
  const { companyCode, companyName, liabilityPropertyDamage, policyTerm } = renewal
  const [term, ceiling] = [termText(policyTerm), millionsText(liabilityPropertyDamage)]
  return (
    <Card pad="tight">
      <Row gap={12} wrap justify="between">
        <InsurerLogo slug={companyCode} />
        <Grow least="8rem">
          <Text as="h2" look="title">
            {insurerName({ companyCode, companyFa: companyName })}
          </Text>
          <Text look="caption" tone="soft">
            <Trans>
              {term}، سقف {ceiling} میلیون
            </Trans>
          </Text>
        </Grow>
        <EndChip renewal={renewal} />
      </Row>
      <Days renewal={renewal} />
      <dl className={styles.rows}>
        <Percents renewal={renewal} />
        <ClaimRows claimsRef={claimsRef} />
      </dl>
    </Card>
  )
}

function EndChip({ renewal }: OfRenewal) {
  return daysWithout(renewal) > 0 ? (
    <StatusChip kind="err">
      <Trans>منقضی‌شده</Trans>
    </StatusChip>
  ) : (
    <StatusChip kind="warn" icon={<CalendarClock size={16} aria-hidden="true" />}>
      <Trans>رو به پایان</Trans>
    </StatusChip>
  )
}

/** The number is the headline; the last day has none. */
function Days({ renewal }: OfRenewal) {
  const passed = daysWithout(renewal)
  const days = <b className={styles.number}>{numberText(Math.abs(passed))}</b>
  return (
    <div className={classNames(styles.days, passed > 0 && styles.ended)}>
      <p className={styles.left}>
        {passed === 0 && <Trans>امروز تمام می‌شود</Trans>}
        {passed < 0 && <Trans>{days} روز تا پایان</Trans>}
        {passed > 0 && <Trans>{days} روز از پایان گذشته</Trans>}
      </p>
      <Text as="span" look="caption" tone="soft">
        <DateText date={renewal.currentPolicyExpDate} />
      </Text>
    </div>
  )
}

function Percents({ renewal: { noDamageFactor, driverNoDamageFactor } }: OfRenewal) {
  return (
    <>
      <div className={styles.row}>
        <dt>
          <Trans>تخفیف عدم خسارت</Trans>
        </dt>
        <dd>
          <Percent value={noDamageFactor} />
        </dd>
      </div>
      <div className={styles.row}>
        <dt>
          <Trans>تخفیف راننده</Trans>
        </dt>
        <dd>
          <Percent value={driverNoDamageFactor} />
        </dd>
      </div>
    </>
  )
}

/** «نگرفته‌ام», or a row for each of the three counts once there is a claim. The first row has the button. */
function ClaimRows({ claimsRef }: { claimsRef: RefObject<HTMLDivElement | null> }) {
  const quote = useJourneyContext((context) => context.quote)
  const { labels, counts: titles } = useClaimWords()
  if (!hasClaims({ quote }))
    return (
      <ClaimRow ref={claimsRef} label={<Trans>خسارت در این یک سال</Trans>} change={<ChangeClaims />}>
        <Trans>نگرفته‌ام</Trans>
      </ClaimRow>
    )
  const counts = claimCountsIn({ quote })
  return CLAIM_KINDS.map((kind, index) => (
    <ClaimRow
      key={kind}
      ref={index === 0 ? claimsRef : undefined}
      label={labels[kind].label}
      change={index === 0 && <ChangeClaims />}
    >
      {titles[counts[kind]]}
    </ClaimRow>
  ))
}

type ClaimRowProps = {
  ref?: RefObject<HTMLDivElement | null> | undefined
  label: ReactNode
  children: ReactNode
  change: ReactNode
}

const ClaimRow = ({ ref, label, children, change }: ClaimRowProps) => (
  <div ref={ref} className={styles.row}>
    <dt>{label}</dt>
    <dd className={styles.claims}>
      <span>{children}</span>
      {change}
    </dd>
  </div>
)

function ChangeClaims() {
  const { t } = useLingui()
  const send = useSend()
  return (
    <Button
      kind="link"
      className={styles.change}
      label={t`تغییر خسارت‌های این یک سال`}
      onClick={() => send({ type: 'renewal-claims.opened' })}
    >
      <Trans>تغییر</Trans>
    </Button>
  )
}
