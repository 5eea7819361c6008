/**
 * A price as headline: the old price struck through, a saffron badge, then the price and its unit. Design
 * language, "Price block".
 */
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { memo } from 'react'
import { Money } from '../format/Format.tsx'
import { numberText, percentText } from '../format/numbers.ts'
import styles from './PriceBlock.module.css'

export type PriceBlockProps = {
  /** The price to pay, in toman. */
  toman: number
  /** The price before discounts; shown when it is higher. */
  before?: number | undefined
  /** Whole percent of the discount. */
  percent?: number | undefined
  size?: 'xl' | 'price' | 'm' | undefined
  /** Reserves the row above the price, so that prices of neighbouring cards align. */
  reserve?: boolean | undefined
}

export function PriceBlock({ toman, before, percent, size = 'price', reserve }: PriceBlockProps) {
  const reduced = before !== undefined && before > toman
  return (
    <div className={styles.block}>
      {(reduced || reserve) && (
        <div className={styles.above}>
          {reduced && <OldPrice toman={before} />}
          {reduced && percent !== undefined && percent > 0 && <DiscountBadge percent={percent} />}
        </div>
      )}
      <Money toman={toman} size={size} />
    </div>
  )
}

/** A struck-through price; announced as «قیمت قبل». */
export const OldPrice = ({ toman }: { toman: number }) => (
  <del className={styles.old}>
    <span className="visually-hidden">
      <Trans>قیمت قبل</Trans>{' '}
    </span>
    {numberText(toman)}
  </del>
)

/** Money saved, in saffron. */
export const DiscountBadge = memo(function DiscountBadge({ percent }: { percent: number }) {
  useLingui()
  return <span className={styles.badge}>{percentText(percent)}</span>
})
