/** A payment or a refund: what was insured, when and how it was paid, how much. Picture 24. */
import { useLingui } from '@lingui/react/macro'
import type { AccountPayment } from '#contract/operations/account.ts'
import { classNames } from '#ui/class-names.ts'
import { dateText } from '#ui/format/dates.ts'
import { Money } from '#ui/format/Format.tsx'
import { isolated } from '#ui/format/language.ts'
import { Text } from '#ui/text/Text.tsx'
import { policyTitle } from '../../parts/policy-title.ts'
import { paymentState, paymentWay } from './payment-words.ts'
import styles from './Payments.module.css'

export function PaymentRow({ payment }: { payment: AccountPayment }) {
  const { t } = useLingui()
  const { kind, insuranceType, vehicleTitle, company, day, amount } = payment
  const isRefund = kind === 'refunded'
  const [title, insurer] = [policyTitle(insuranceType, vehicleTitle), isolated(company.name)]
  const [date, way] = [dateText(day, { short: true }), paymentWay(payment)]
  return (
    <div className={styles.payment}>
      <Text as="span" look="small" weight="semi">
        {t`${title}، ${insurer}`}
      </Text>
      <span className={classNames(styles.amount, isRefund && styles.refund)}>
        {isRefund && <span aria-hidden="true">+</span>}
        <Money toman={amount} size="s" unit={false} />
      </span>
      <Text as="span" look="micro" tone="quiet">
        {t`${date}، ${way}`}
      </Text>
      <Text as="span" look="micro" tone={isRefund ? 'ok' : 'quiet'} align="end">
        {paymentState(payment)}
      </Text>
    </div>
  )
}
