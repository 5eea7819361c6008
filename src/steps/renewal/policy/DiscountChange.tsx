/**
 * The no-claim discounts that result from the claims, shown before the search: the printed percentage, the
 * new one, and the reason. Design language, "Claim chips", picture 41.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import type { RenewalDetail } from '#contract/operations/renewal.ts'
import { isWholeYearTerm, noClaimAfter } from '#contract/values/no-claim.ts'
import type { RenewalClaimCounts } from '#contract/values/renewal-claims.ts'
import { Percent } from '#ui/format/Format.tsx'
import { numberText } from '#ui/format/numbers.ts'
import { OnwardArrow } from '#ui/icon/direction.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/text/Text.tsx'

type DiscountChangeProps = {
  renewal: Pick<RenewalDetail, 'noDamageFactor' | 'driverNoDamageFactor' | 'policyTerm'>
  claims: RenewalClaimCounts
}

export function DiscountChange({ renewal, claims }: DiscountChangeProps) {
  const { t } = useLingui()
  const { noDamageFactor, driverNoDamageFactor, policyTerm } = renewal
  const { noClaim, driverNoClaim } = noClaimAfter(renewal, claims, isWholeYearTerm(policyTerm))
  const { property, life, driver } = claims
  return (
    <Card tone="sunken" pad="tight">
      <div role="status">
        <Stack gap={8}>
          <Change
            title={t`تخفیف عدم خسارت شما`}
            before={noDamageFactor}
            now={noClaim}
            claims={property + life}
            kind={life === 0 ? 'property' : property === 0 ? 'life' : 'both'}
          />
          {driver > 0 && (
            <Change
              title={t`تخفیف راننده`}
              before={driverNoDamageFactor}
              now={driverNoClaim}
              claims={driver}
              kind="driver"
            />
          )}
        </Stack>
      </div>
    </Card>
  )
}

type ChangeProps = {
  title: string
  /** In percent; below 0 it is a surcharge. */
  before: number
  now: number
  claims: number
  kind: 'property' | 'life' | 'both' | 'driver'
}

function Change({ title, before, now, ...why }: ChangeProps) {
  return (
    <div>
      <Text look="caption" tone="soft">
        {title}
      </Text>
      <Row gap={10} wrap>
        <Text as="span" look="small" tone="soft">
          <Percent value={before} />
        </Text>
        <OnwardArrow />
        <Text as="b" look="h2">
          <Percent value={now} />
        </Text>
        <Text as="span" look="caption" tone="soft">
          <Reason change={now - before} {...why} />
        </Text>
      </Row>
      {now < 0 && (
        <Text look="caption" tone="warn">
          <Trans>زیر صفر یعنی اضافه‌نرخ: این درصد به حق‌بیمه اضافه می‌شود.</Trans>
        </Text>
      )}
    </div>
  )
}

function Reason({ change, claims, kind }: Pick<ChangeProps, 'claims' | 'kind'> & { change: number }) {
  const points = numberText(Math.abs(change))
  if (change === 0) return <Trans>همان می‌ماند</Trans>
  if (claims === 0) return <Trans>یک سال بی‌خسارت، {points} درصد زیاد می‌کند</Trans>
  if (kind === 'both') return <Trans>خسارت‌های مالی و جانی، {points} درصد کم می‌کنند</Trans>
  if (kind === 'driver')
    return claims === 1 ? (
      <Trans>یک خسارت راننده، {points} درصد کم می‌کند</Trans>
    ) : (
      <Trans>خسارت‌های راننده، {points} درصد کم می‌کنند</Trans>
    )
  if (kind === 'life')
    return claims === 1 ? (
      <Trans>یک خسارت جانی، {points} درصد کم می‌کند</Trans>
    ) : (
      <Trans>خسارت‌های جانی، {points} درصد کم می‌کنند</Trans>
    )
  return claims === 1 ? (
    <Trans>یک خسارت مالی، {points} درصد کم می‌کند</Trans>
  ) : (
    <Trans>خسارت‌های مالی، {points} درصد کم می‌کنند</Trans>
  )
}
