/** The one payment hint of an offer: instalments where they are sold, cash otherwise. Design language, "Offer card". */
import { Trans } from '@lingui/react/macro'
import { CalendarDays, CreditCard } from 'lucide-react'
import type { Offer, PaymentPlan } from '#contract/operations/third-party-offers.ts'
import { numberText } from '#ui/format/numbers.ts'
import styles from './OfferCard.module.css'

export function PaymentHint({ bnpl }: Pick<Offer, 'bnpl'>) {
  return bnpl?.eligible ? <Instalments plan={bnpl.plan} /> : <Cash />
}

/** Each hint twice: one sentence in a card's foot, three short lines in a row's column; the style sheet shows one of them. */
function Instalments({ plan }: { plan: PaymentPlan }) {
  const [count, amount] = [numberText(plan.payments.length), numberText(plan.amount)]
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
