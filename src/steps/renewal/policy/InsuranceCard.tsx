/**
 * The policy that ends: insurer, days to go or passed, discounts, and the claims of the past year. Specification: document
 * 2 section 2.9; design language, "Renewal home", picture 40.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { CalendarClock } from 'lucide-react'
import type { RenewalDetail } from '#contract/operations/renewal.ts'
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
import { daysWithout } from './ended.ts'
import styles from './policy.module.css'

type OfRenewal = { renewal: RenewalDetail }

export function InsuranceCard({ renewal }: OfRenewal) {
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
        <ClaimsRow />
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

function ClaimsRow() {
  const { t } = useLingui()
  const send = useSend()
  return (
    <div className={styles.row}>
      <dt>
        <Trans>خسارت در این یک سال</Trans>
      </dt>
      <dd className={styles.claims}>
        <span>{useClaimsText()}</span>
        <Button
          kind="link"
          className={styles.change}
          label={t`تغییر خسارت‌های این یک سال`}
          onClick={() => send({ type: 'renewal-claims.opened' })}
        >
          <Trans>تغییر</Trans>
        </Button>
      </dd>
    </div>
  )
}

/** «نگرفته‌ام», or the three counts. */
const useClaimsText = (): string => {
  const { t } = useLingui()
  const quote = useJourneyContext((context) => context.quote)
  const counts = claimCountsIn({ quote })
  const text = (count: number) => (count === 3 ? t`۳ یا بیشتر` : numberText(count))
  const [property, life, driver] = [text(counts.property), text(counts.life), text(counts.driver)]
  return hasClaims({ quote }) ? t`مالی ${property}، جانی ${life}، راننده ${driver}` : t`نگرفته‌ام`
}
