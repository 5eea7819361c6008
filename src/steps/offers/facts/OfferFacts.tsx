/**
 * Facts that every card of an offer shows: insurer with its branches, and price. Design language, "Offer
 * card".
 */
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Offer } from '#contract/operations/offers.ts'
import { numberText } from '#ui/format/numbers.ts'
import { usePriceBlock } from '#ui/price/PriceBlock.tsx'
import styles from './OfferCard.module.css'

/**
 * Returns the element of an offer's price. A function instead of a component, so that a card renders one
 * component less.
 */
export const usePrice = ({
  payableAmount,
  payableAmountWithoutDiscount,
  discountPercentage,
}: Pick<Offer, 'payableAmount' | 'payableAmountWithoutDiscount' | 'discountPercentage'>): ReactNode => {
  const price = usePriceBlock({
    toman: payableAmount,
    before: payableAmountWithoutDiscount,
    percent: discountPercentage,
    reserve: true,
  })
  return <div className={styles.price}>{price}</div>
}

export function Names({ companyFa, branchesNum }: Pick<Offer, 'companyFa' | 'branchesNum'>) {
  const branches = numberText(branchesNum)
  return (
    <div className={styles.names}>
      <h3 className={styles.name}>{companyFa}</h3>
      <p className={styles.branches}>
        <Trans>{branches} شعبهٔ پرداخت خسارت</Trans>
      </p>
    </div>
  )
}
