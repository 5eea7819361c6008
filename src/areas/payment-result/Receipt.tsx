/**
 * The receipt of a paid order: the amount, the order number to quote, and what is still missing, with its
 * deadline.
 * Specification: decisions, section 4.
 */
import { Trans, useLingui } from '@lingui/react/macro'
import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import type { PaymentResult } from '#contract/operations/payment.ts'
import { Button } from '#ui/button/Button.tsx'
import { Note } from '#ui/feedback/Note.tsx'
import { dateText } from '#ui/format/dates.ts'
import { Digits, Money } from '#ui/format/Format.tsx'
import { insurerName } from '#ui/insurer/insurer-names.ts'
import { Row } from '#ui/layout/Stack.tsx'
import { FactRows } from '#ui/price/InvoiceRows.tsx'
import { Text } from '#ui/text/Text.tsx'
import styles from './Receipt.module.css'
import { ResultMark } from './ResultMark.tsx'

export function Receipt({ result }: { result: PaymentResult }) {
  const { t } = useLingui()
  const companyFa = insurerName(result)
  const { vehicleTitle, orderNumber, paidOn, bankReference } = result
  return (
    <section className={styles.receipt} aria-label={t`رسید`}>
      <div className={styles.head}>
        <ResultMark kind="paid" />
        <Text as="h2" look="h1">
          <Trans>پرداخت شد</Trans>
        </Text>
        <Money toman={result.amount} size="xl" />
        <Text look="caption" tone="soft">
          <Trans>
            {companyFa}، شخص ثالث {vehicleTitle}
          </Trans>
        </Text>
      </div>
      <div className={styles.tear} />
      <div className={styles.facts}>
        {orderNumber && <OrderNumber number={orderNumber} />}
        <FactRows
          lined={false}
          facts={[
            { label: t`تاریخ پرداخت`, value: paidOn && dateText(paidOn, { weekday: true }) },
            { label: t`شمارهٔ پیگیری بانک`, value: bankReference && <Digits>{bankReference}</Digits> },
          ]}
        />
      </div>
    </section>
  )
}

/** The order number in large digits, with a button that copies it. */
function OrderNumber({ number }: { number: string }) {
  const { t } = useLingui()
  const [copied, setCopied] = useState(false)
  const copy = () => {
    navigator.clipboard?.writeText(number).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  return (
    <Row justify="between">
      <div>
        <Text look="micro" tone="quiet">
          <Trans>شمارهٔ سفارش</Trans>
        </Text>
        <Text look="h2">
          <Digits spaced>{number}</Digits>
        </Text>
      </div>
      <Button
        kind="outline"
        label={t`کپی شمارهٔ سفارش`}
        icon={copied ? <Check size={18} aria-hidden="true" /> : <Copy size={18} aria-hidden="true" />}
        onClick={copy}
      >
        <span role="status">{copied ? <Trans>کپی شد</Trans> : <Trans>کپی</Trans>}</span>
      </Button>
    </Row>
  )
}

/**
 * What is still missing after paying: the details where they come after the payment, otherwise the
 * pictures.
 */
export function MissingItems({ result }: { result: PaymentResult }) {
  const { detailsUntil, awaited, documentsUntil, paidOn } = result
  const deadline = (date: string) => dateText(date, { today: paidOn ?? undefined, weekday: true })
  if (detailsUntil !== null) {
    const until = deadline(detailsUntil)
    return (
      <Note kind="warn">
        <Trans>
          یک کار مانده است: مشخصات بیمه‌گذار، نشانی و مدارک را تا {until} کامل کنید. بیمه‌نامه پس از آن صادر
          می‌شود.
        </Trans>
      </Note>
    )
  }
  if (documentsUntil === null) {
    return (
      <Note kind="soft">
        <Trans>کار دیگری لازم نیست؛ بیمه‌نامهٔ شما صادر می‌شود.</Trans>
      </Note>
    )
  }
  return (
    <Note kind="warn">
      <MissingPictures awaited={awaited} day={deadline(documentsUntil)} />
    </Note>
  )
}

function MissingPictures({ awaited, day }: { awaited: PaymentResult['awaited']; day: string }) {
  if (!awaited.includes('cheques'))
    return <Trans>یک کار مانده است: مدارک را تا {day} بفرستید. صدور پس از تکمیل مدارک است.</Trans>
  if (!awaited.includes('documents'))
    return <Trans>یک کار مانده است: عکس چک‌ها را تا {day} بفرستید. صدور پس از تکمیل مدارک است.</Trans>
  return <Trans>یک کار مانده است: مدارک و عکس چک‌ها را تا {day} بفرستید. صدور پس از تکمیل مدارک است.</Trans>
}
