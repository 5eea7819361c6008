/**
 * Card of the ordered policy, beside the steps after the offers from 900 px on. Design language,
 * "Breakpoints".
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { Money, RoundMoney } from '#ui/format/Format.tsx'
import { InsurerLogo } from '#ui/insurer/InsurerLogo.tsx'
import { insurerName } from '#ui/insurer/insurer-names.ts'
import { Card, Rule } from '#ui/layout/Card.tsx'
import { Row } from '#ui/layout/Stack.tsx'
import { FactRows } from '#ui/price/InvoiceRows.tsx'
import { Text } from '#ui/text/Text.tsx'
import { useJourneyContext } from '../journey.ts'
import styles from './Aside.module.css'
import { termText } from './term-text.ts'

/** Renders nothing until the order is loaded. */
export function OrderAside() {
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
            { label: t`سقف تعهد مالی`, value: <RoundMoney toman={order.liabilityPropertyDamage} /> },
            { label: t`مدت بیمه`, value: termText(order.policyTerm) },
            { label: t`حق‌بیمه`, value: <Money toman={order.payableAmount} size="s" /> },
          ]}
        />
      </div>
    </Card>
  )
}
