/** The part that is no cheque: paid at the bank with the order. Specification: document 2 section 3 (payment orders, the prepayment flag). */
import { Trans } from '@lingui/react/macro'
import type { PaymentOrder } from '#contract/operations/documents.ts'
import { Money } from '#ui/format/Format.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/text/Text.tsx'
import { useJourneyContext } from '../journey.ts'

export function Prepayment({ payment: { amount } }: { payment: PaymentOrder }) {
  const isPaid = useJourneyContext(({ order }) => order?.status === 'paid')
  return (
    <Card pad="tight" tone="sunken">
      <Row justify="between" align="baseline" wrap>
        <Text as="h3" look="title">
          <Trans>پیش‌پرداخت</Trans>
        </Text>
        <Money toman={amount} size="m" />
      </Row>
      <Text look="caption" tone="soft">
        {isPaid ? (
          <Trans>در درگاه بانکی پرداخت شده است؛ چک نمی‌خواهد.</Trans>
        ) : (
          <Trans>در مرحلهٔ بعد با کارت بانکی می‌پردازید؛ چک نمی‌خواهد.</Trans>
        )}
      </Text>
    </Card>
  )
}
