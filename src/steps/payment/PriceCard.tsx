/**
 * What is bought and what it costs: insurer, total, saving, and the invoice's rows in place. Specification:
 * document 2 section 3 "Invoice"; design language, "Review and pay".
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronDown, Tag } from 'lucide-react'
import type { BreakdownLine } from '#contract/operations/offers.ts'
import type { Invoice, PremiumLine } from '#contract/operations/payment.ts'
import type { OrderDetail } from '#contract/operations/orders.ts'
import { policyStartOf } from '#machines/journey/order-completeness.ts'
import { Button } from '#ui/button/Button.tsx'
import { dateText } from '#ui/format/dates.ts'
import { Money } from '#ui/format/Format.tsx'
import { millionsText, tomanText } from '#ui/format/numbers.ts'
import { useDisclosure } from '#ui/hint/disclosure.ts'
import { InsurerLogo } from '#ui/insurer/InsurerLogo.tsx'
import { insurerName } from '#ui/insurer/insurer-names.ts'
import { Card, Rule } from '#ui/layout/Card.tsx'
import { Grow, Row } from '#ui/layout/Stack.tsx'
import { InvoiceRows } from '#ui/price/InvoiceRows.tsx'
import { Text } from '#ui/text/Text.tsx'
import { useJourneyContext, useSend } from '../journey.ts'
import { premiumLines } from '../parts/premium-lines.ts'
import { termText } from '../parts/term-text.ts'
import { useProduct, useProductWords } from '../product.ts'
import styles from './Review.module.css'

export function PriceCard({ order, invoice }: { order: OrderDetail; invoice: Invoice }) {
  const { t } = useLingui()
  const { id, open, press } = useDisclosure()
  const saved = -invoice.breakdown.reduce((sum, { amount }) => sum + Math.min(0, amount), 0)
  const off = tomanText(saved)
  const { 'aria-expanded': expanded, 'aria-controls': controls, onClick } = press
  return (
    <Card as="section" pad="none" label={t`قیمت`} className={styles.price}>
      <Purchase order={order} />
      <div className={styles.dash}>
        <Rule dashed />
      </div>
      <div className={styles.total}>
        <Text look="small" weight="semi">
          {invoice.plan === null ? <Trans>مبلغ قابل پرداخت</Trans> : <Trans>مبلغ کل</Trans>}
        </Text>
        <Money toman={invoice.totalAmount} size="xl" />
      </div>
      <div className={styles.below}>
        {saved > 0 && (
          <Text as="div" look="caption" tone="ok" weight="semi" className={styles.saved}>
            <Tag size={16} aria-hidden="true" />
            <Trans>{off} تخفیف</Trans>
          </Text>
        )}
        <Button
          kind="link"
          className={styles.details}
          expanded={expanded}
          controls={controls}
          onClick={onClick}
          iconEnd={<ChevronDown size={18} aria-hidden="true" />}
        >
          <Trans>جزئیات قیمت</Trans>
        </Button>
      </div>
      {open && (
        <div id={id} className={styles.lines}>
          <InvoiceLines invoice={invoice} />
        </div>
      )}
    </Card>
  )
}

/** Insurer, ceiling, term and first day, with the way to other offers. */
function Purchase({ order }: { order: OrderDetail }) {
  const { t } = useLingui()
  const send = useSend()
  const today = useJourneyContext(({ configuration }) => configuration?.today ?? '')
  const companyFa = insurerName(order)
  const { purchase } = useProduct()
  const [ceiling, term] = [millionsText(order.liabilityPropertyDamage ?? 0), termText(order.policyTerm)]
  const start = policyStartOf(order.search, today)
  const day = start === null ? null : dateText(start, { today })
  return (
    <Row gap={12}>
      <InsurerLogo slug={order.companyCode} />
      <Grow>
        <Text as="h2" look="title">
          {purchase ? purchase.named(companyFa) : <Trans>شخص ثالث {companyFa}</Trans>}
        </Text>
        <Text look="caption" tone="soft">
          {purchase ? (
            purchase.ofOrder(order, today)
          ) : day === null ? (
            <Trans>
              سقف {ceiling} میلیون، {term} از روز صدور
            </Trans>
          ) : (
            <Trans>
              سقف {ceiling} میلیون، {term} از {day}
            </Trans>
          )}
        </Text>
      </Grow>
      <Button
        kind="link"
        className={styles.change}
        label={t`تغییر بیمه‌گر و پوشش`}
        onClick={() => send({ type: 'answer-change.chosen', answer: 'offer' })}
      >
        <Trans>تغییر</Trans>
      </Button>
    </Row>
  )
}

const isLiabilityLine = (line: PremiumLine): line is BreakdownLine => !('cover' in line)

function InvoiceLines({ invoice }: { invoice: Invoice }) {
  const { t } = useLingui()
  const words = useProductWords()
  const { breakdown, deliveryAmount, totalAmount } = invoice
  const { purchase } = useProduct()
  const companyFa = insurerName(invoice)
  const delivery = {
    label: t`ارسال نسخهٔ کاغذی`,
    toman: deliveryAmount === 0 ? null : deliveryAmount,
    why: t`هزینهٔ ارسال تا نشانی تحویل است؛ جزو حق‌بیمه نیست و تخفیف نمی‌گیرد.`,
  }
  const lines = [
    ...(purchase?.premiumLines({ breakdown, companyFa }) ??
      premiumLines({ breakdown: breakdown.filter(isLiabilityLine), companyFa, words, delay: null })),
    delivery,
  ]
  return <InvoiceRows lines={lines} total={{ label: t`جمع`, toman: totalAmount }} totalSize="row" />
}
