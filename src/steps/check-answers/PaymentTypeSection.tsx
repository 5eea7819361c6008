/** How the order is paid for, changed in place. Specification: document 2 section 4 "Offer selection"; decisions, section 6. */
import { useLingui } from '@lingui/react/macro'
import type { OrderDetail } from '#contract/operations/orders.ts'
import { Money } from '#ui/format/Format.tsx'
import { numberText } from '#ui/format/numbers.ts'
import { useSend } from '../journey.ts'
import { Section } from './Section.tsx'

export function PaymentTypeSection({ order }: { order: OrderDetail }) {
  const { t } = useLingui()
  const send = useSend()
  const { paymentType, paymentOptions } = order
  const terms = paymentType === 'cash' ? null : paymentOptions[paymentType]
  const count = numberText(paymentType === 'bnpl' ? (terms?.count ?? 0) + 1 : (terms?.count ?? 0))
  const names = {
    cash: t`نقدی، درگاه بانکی`,
    bnpl: terms === null ? t`قسطی، بدون سود` : t`${count} قسط، بدون سود`,
    installment: terms === null ? t`چک` : t`پیش‌پرداخت و ${count} چک`,
  }
  const facts = [
    { label: t`روش`, value: names[paymentType] },
    {
      label: paymentType === 'bnpl' ? t`هر قسط` : t`هر چک`,
      value: terms && <Money toman={terms.each} size="row" />,
    },
  ]
  return (
    <Section
      title={t`روش پرداخت`}
      facts={facts}
      onChange={() => send({ type: 'payment-type-sheet.opened' })}
    />
  )
}
