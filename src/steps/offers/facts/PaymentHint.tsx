/**
 * Hint of an offer at one way of paying: instalments where this user can have them, else cheques, else cash.
 * Design language, "Offer card".
 */
import { useLingui } from '@lingui/react/macro'
import { CalendarDays, CreditCard, ReceiptText } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Offer } from '#contract/operations/offers.ts'
import { isBnplOpen } from '#machines/journey/offer-facts.ts'
import { bnplPaymentCount } from '#machines/journey/payment-plan.ts'
import { numberText } from '#ui/format/numbers.ts'
import { useJourneyContext } from '../../journey.ts'
import styles from './OfferCard.module.css'

/** Constant elements, which React does not render again. */
const icons = {
  bnpl: <CalendarDays size={20} aria-hidden="true" />,
  cash: <CreditCard size={20} aria-hidden="true" />,
  cheques: <ReceiptText size={20} aria-hidden="true" />,
}

/**
 * Renders the sentence with the amount in bold. The macro with `<b>` inside would render two more components
 * in each of about twenty cards.
 */
const withBold = (sentence: string, amount: string): ReactNode => {
  const start = sentence.lastIndexOf(amount)
  return start < 0 ? (
    sentence
  ) : (
    <>
      {sentence.slice(0, start)}
      <b>{amount}</b>
      {sentence.slice(start + amount.length)}
    </>
  )
}

/** Returns an element. A function instead of a component, so that a card renders one component less. */
export const usePaymentHint = ({ bnpl, installment }: Pick<Offer, 'bnpl' | 'installment'>): ReactNode => {
  const { t } = useLingui()
  const bnplOpen = useJourneyContext(isBnplOpen)
  if (bnpl !== null && bnplOpen) {
    const [count, amount] = [numberText(bnplPaymentCount(bnpl)), numberText(bnpl.each)]
    return hintOf({
      icon: icons.bnpl,
      sentence: withBold(t`یا ${count} قسط ${amount} تومانی، بدون سود`, amount),
      title: t`اقساط`,
      amount: t`${count} قسط ${amount}`,
      remark: t`بدون سود`,
    })
  }
  if (installment === null)
    return hintOf({
      icon: icons.cash,
      sentence: t`پرداخت نقدی، یک‌جا`,
      title: t`پرداخت`,
      amount: t`نقدی، یک‌جا`,
    })
  const [count, amount] = [numberText(installment.count), numberText(installment.each)]
  return hintOf({
    icon: icons.cheques,
    sentence: withBold(t`یا پیش‌پرداخت و ${count} چک ${amount} تومانی`, amount),
    title: t`چک`,
    amount: t`${count} چک ${amount}`,
    remark: t`با پیش‌پرداخت`,
  })
}

type Hint = {
  icon: ReactNode
  sentence: ReactNode
  title: ReactNode
  amount: ReactNode
  remark?: ReactNode
}

/**
 * Renders a sentence for the foot of a card and short lines for the column of a row. The style sheet shows
 * one of the two.
 */
const hintOf = ({ icon, sentence, title, amount, remark }: Hint) => (
  <>
    <span className={styles.sentence}>
      {icon}
      <span>{sentence}</span>
    </span>
    <span className={styles.column}>
      <small>{title}</small>
      <b>{amount}</b>
      {remark && <small>{remark}</small>}
    </span>
  </>
)
