/** What is bought, and what it comes to line by line; the lines add up to the total. Design language, picture 11. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Invoice } from '#contract/operations/payment.ts'
import { millionsText } from '#ui/format/numbers.ts'
import { InsurerLogo } from '#ui/insurer/InsurerLogo.tsx'
import { insurerName } from '#ui/insurer/insurer-names.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Grow, Row } from '#ui/layout/Stack.tsx'
import { InvoiceRows } from '#ui/price/InvoiceRows.tsx'
import { Text } from '#ui/text/Text.tsx'
import { premiumLines } from '../parts/premium-lines.ts'
import { termText } from '../parts/term-text.ts'

/** `code` stands between what is bought and what it comes to. */
export function InvoiceCards({ invoice, code }: { invoice: Invoice; code: ReactNode }) {
  const { t } = useLingui()
  const { breakdown, deliveryAmount, totalAmount } = invoice
  const companyFa = insurerName(invoice)
  const delivery = {
    label: t`ارسال نسخهٔ کاغذی`,
    toman: deliveryAmount === 0 ? null : deliveryAmount,
    why: t`هزینهٔ پست تا نشانی تحویل است؛ جزو حق‌بیمه نیست و تخفیف نمی‌گیرد.`,
  }
  const lines = [...premiumLines({ breakdown, companyFa, delay: null }), delivery]
  return (
    <>
      <Bought invoice={invoice} />
      {code}
      <Card as="section" pad="tight" label={t`فاکتور`}>
        <InvoiceRows lines={lines} total={{ label: t`مبلغ قابل پرداخت`, toman: totalAmount }} />
      </Card>
    </>
  )
}

function Bought({ invoice }: { invoice: Invoice }) {
  const companyFa = insurerName(invoice)
  const { companyCode, vehicleTitle, liabilityPropertyDamage, policyTerm } = invoice
  const [ceiling, term] = [millionsText(liabilityPropertyDamage), termText(policyTerm)]
  return (
    <Card pad="tight">
      <Row gap={12}>
        <InsurerLogo slug={companyCode} />
        <Grow>
          <Text as="h2" look="title">
            {companyFa}
          </Text>
          <Text look="caption" tone="soft">
            <Trans>
              شخص ثالث {vehicleTitle}، سقف {ceiling} میلیون، {term}
            </Trans>
          </Text>
        </Grow>
      </Row>
    </Card>
  )
}
