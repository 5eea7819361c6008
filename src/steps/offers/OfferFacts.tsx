/** What every card of an offer says: insurer with its branches, and price. Design language, "Offer card". */
import { Trans } from '@lingui/react/macro'
import type { Offer } from '#contract/operations/offers.ts'
import { numberText } from '#ui/format/numbers.ts'
import { PriceBlock } from '#ui/price/PriceBlock.tsx'
import styles from './OfferCard.module.css'

export const Price = ({
  payableAmount,
  payableAmountWithoutDiscount,
  discountPercentage,
}: Pick<Offer, 'payableAmount' | 'payableAmountWithoutDiscount' | 'discountPercentage'>) => (
  <div className={styles.price}>
    <PriceBlock
      toman={payableAmount}
      before={payableAmountWithoutDiscount}
      percent={discountPercentage}
      reserve
    />
  </div>
)

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
