/** The receipt: what was paid, the number to quote, and what is still to be done and by when. Specification: decisions, section 4. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { PaymentResult } from '#contract/operations/payment.ts'
import { Button } from '#ui/button/Button.tsx'
import { Digits, Money } from '#ui/format/Format.tsx'
import { dateText } from '#ui/format/dates.ts'
import { insurerName } from '#ui/insurer/insurer-names.ts'
import { FactRows } from '#ui/price/InvoiceRows.tsx'
import { Text } from '#ui/text/Text.tsx'
import { CopyNumber } from './CopyNumber.tsx'
import type { ResultContent } from './content.ts'
import styles from './Receipt.module.css'
import { ResultMark } from './ResultMark.tsx'
import { StillToDo } from './StillToDo.tsx'

export type PaidProps = {
  result: PaymentResult
  onHome: () => void
  onDocuments: () => void
  onDetails: () => void
}

export const paid = ({ result, onHome, onDocuments, onDetails }: PaidProps): ResultContent => {
  const paidFirst = result.detailsUntil !== null
  const chequesAlone = result.awaited.includes('cheques') && !result.awaited.includes('documents')
  const waits = paidFirst || result.documentsUntil !== null
  const home = (kind: 'primary' | 'tonal') => (
    <Button kind={kind} size="large" full={!waits} onClick={onHome}>
      <Trans>صفحهٔ اصلی</Trans>
    </Button>
  )
  const next = (
    <Button onClick={paidFirst ? onDetails : onDocuments}>
      {paidFirst ? (
        <Trans>کامل کردن اطلاعات</Trans>
      ) : chequesAlone ? (
        <Trans>فرستادن چک‌ها</Trans>
      ) : (
        <Trans>فرستادن مدارک</Trans>
      )}
    </Button>
  )
  return {
    title: <Trans>رسید پرداخت</Trans>,
    gap: 12,
    bumper: {
      action: waits
        ? [
            <div key="home">{home('tonal')}</div>,
            <div key="next" className={styles.grow}>
              {next}
            </div>,
          ]
        : home('primary'),
    },
    children: (
      <>
        <Receipt result={result} />
        <StillToDo result={result} />
      </>
    ),
  }
}

function Receipt({ result }: { result: PaymentResult }) {
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
        {orderNumber && <CopyNumber number={orderNumber} />}
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
