/** The one payment hint of an offer: instalments where they are sold, cheques otherwise, or cash alone. Design language, "Offer card". */
import { Trans } from '@lingui/react/macro'
import { CalendarDays, CreditCard, ReceiptText } from 'lucide-react'
import type { Instalments, Offer } from '#contract/operations/third-party-offers.ts'
import { numberText } from '#ui/format/numbers.ts'
import { useJourneyContext } from '../journey.ts'
import styles from './OfferCard.module.css'

export type PaymentHintProps = Pick<Offer, 'bnpl' | 'installment'>

export function PaymentHint({ bnpl, installment }: PaymentHintProps) {
  const eligible = useJourneyContext(({ bnplAccount }) => bnplAccount?.eligible === true)
  if (bnpl !== null && eligible) return <Bnpl terms={bnpl} />
  return installment === null ? <Cash /> : <Cheques terms={installment} />
}

/** Each hint twice: one sentence in a card's foot, three short lines in a row's column; the style sheet shows one of them. */
function Bnpl({ terms }: { terms: Instalments }) {
  const [count, amount] = [numberText(terms.count + 1), numberText(terms.each)]
  return (
    <>
      <span className={styles.sentence}>
        <CalendarDays size={20} aria-hidden="true" />
        <span>
          <Trans>
            یا {count} قسط <b>{amount}</b> تومانی، بدون سود
          </Trans>
        </span>
      </span>
      <span className={styles.column}>
        <small>
          <Trans>اقساط</Trans>
        </small>
        <b>
          <Trans>
            {count} قسط {amount}
          </Trans>
        </b>
        <small>
          <Trans>بدون سود</Trans>
        </small>
      </span>
    </>
  )
}

function Cheques({ terms }: { terms: Instalments }) {
  const [count, amount] = [numberText(terms.count), numberText(terms.each)]
  return (
    <>
      <span className={styles.sentence}>
        <ReceiptText size={20} aria-hidden="true" />
        <span>
          <Trans>
            یا پیش‌پرداخت و {count} چک <b>{amount}</b> تومانی
          </Trans>
        </span>
      </span>
      <span className={styles.column}>
        <small>
          <Trans>چک</Trans>
        </small>
        <b>
          <Trans>
            {count} چک {amount}
          </Trans>
        </b>
        <small>
          <Trans>با پیش‌پرداخت</Trans>
        </small>
      </span>
    </>
  )
}

const Cash = () => (
  <>
    <span className={styles.sentence}>
      <CreditCard size={20} aria-hidden="true" />
      <span>
        <Trans>پرداخت نقدی، یک‌جا</Trans>
      </span>
    </span>
    <span className={styles.column}>
      <small>
        <Trans>پرداخت</Trans>
      </small>
      <b>
        <Trans>نقدی، یک‌جا</Trans>
      </b>
    </span>
  </>
)
