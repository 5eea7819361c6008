/**
 * A price as headline: the old price struck through, a saffron badge, then the price and its unit. Design
 * language, "Price block".
 */
import { useLingui as useLanguage } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { memo, type ReactNode } from 'react'
import { useMoney } from '../format/Format.tsx'
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

export function PriceBlock(props: PriceBlockProps) {
  return usePriceBlock(props)
}

/** The element of a price, for a card that renders often and takes no component for it. */
export const usePriceBlock = ({
  toman,
  before,
  percent,
  size = 'price',
  reserve,
}: PriceBlockProps): ReactNode => {
  const old = useOldPrice(before ?? 0)
  const money = useMoney({ toman, size })
  const reduced = before !== undefined && before > toman
  return (
    <div className={styles.block}>
      {(reduced || reserve) && (
        <div className={styles.above}>
          {reduced && old}
          {reduced && percent !== undefined && percent > 0 && <DiscountBadge percent={percent} />}
        </div>
      )}
      {money}
    </div>
  )
}

/** A struck-through price; announced as «قیمت قبل». */
const useOldPrice = (toman: number): ReactNode => {
  const { t } = useLingui()
  return (
    <del className={styles.old}>
      <span className="visually-hidden">{t`قیمت قبل`} </span>
      {numberText(toman)}
    </del>
  )
}

/** Money saved, in saffron. */
export const DiscountBadge = memo(function DiscountBadge({ percent }: { percent: number }) {
  useLanguage()
  return <span className={styles.badge}>{percentText(percent)}</span>
})
