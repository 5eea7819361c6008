/**
 * The cards beside a step on wide screens: the order, or the vehicle that the questions are about.
 * Design language, "Breakpoints" and principle 3.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { plateOf } from '#machines/journey/quote.ts'
import { Money, RoundMoney } from '#ui/format/Format.tsx'
import { insurerName } from '#ui/insurer/insurer-names.ts'
import { InsurerLogo } from '#ui/insurer/InsurerLogo.tsx'
import { Card, Rule } from '#ui/layout/Card.tsx'
import { Row } from '#ui/layout/Stack.tsx'
import { PlateView } from '#ui/plate/PlateView.tsx'
import { FactRows } from '#ui/price/InvoiceRows.tsx'
import { Text } from '#ui/text/Text.tsx'
import { useJourneyContext } from '../journey.ts'
import { useProduct, useProductWords } from '../product.ts'
import styles from './AsideCards.module.css'
import { termText } from './term-text.ts'

/** Renders nothing while the order is not loaded. */
export function OrderCard() {
  const { t } = useLingui()
  const order = useJourneyContext((context) => context.order)
  if (!order) return null
  return (
    <Card pad="none">
      <Row gap={12} className={styles.head}>
        <InsurerLogo slug={order.companyCode} />
        <div>
          <Text look="title" as="h2">
            {insurerName(order)}
          </Text>
          <Text look="caption" tone="soft">
            <Trans>شخص ثالث {order.vehicleTitle}</Trans>
          </Text>
        </div>
      </Row>
      <Rule />
      <div className={styles.facts}>
        <FactRows
          lined={false}
          facts={[
            {
              label: t`سقف تعهد مالی`,
              value: order.liabilityPropertyDamage && <RoundMoney toman={order.liabilityPropertyDamage} />,
            },
            { label: t`مدت بیمه`, value: termText(order.policyTerm) },
            { label: t`حق‌بیمه`, value: <Money toman={order.payableAmount} size="s" /> },
          ]}
        />
      </div>
    </Card>
  )
}

export function VehicleCard() {
  const quote = useJourneyContext((context) => context.quote)
  const plate = quote.lookup === null ? null : plateOf(quote)
  const vehicle = useJourneyContext((context) => context.quote.vehicle)
  const configuration = useJourneyContext((context) => context.configuration)
  const { vehicleFacts } = useProduct()
  const { vehicleOf } = useProductWords()
  /** Without the meanings, which the review explains. */
  const facts = vehicleFacts(vehicle, configuration).map(({ label, value }) => ({ label, value }))
  return (
    <Card pad="none">
      <div className={styles.head}>
        {plate ? (
          <PlateView plate={plate} />
        ) : (
          <Text look="title" as="h2">
            <Trans>{vehicleOf} شما</Trans>
          </Text>
        )}
      </div>
      <Rule />
      <div className={styles.facts}>
        <FactRows lined={false} facts={facts} />
      </div>
    </Card>
  )
}
