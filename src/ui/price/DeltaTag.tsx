/**
 * Tag with the difference of two prices and its unit. A higher price is no error, so it is never red. Design
 * language, "Renewal comparison".
 */
import { Trans } from '@lingui/react/macro'
import { Equal, TrendingDown, TrendingUp } from 'lucide-react'
import { classNames } from '../class-names.ts'
import { tomanText } from '../format/numbers.ts'
import styles from './DeltaTag.module.css'

type DeltaTagProps = {
  /** Toman; above 0 the new price is higher. */
  difference: number
  /** The insurer that it is compared with, by its short name; without one, last year's price. */
  than?: string | undefined
}

export function DeltaTag({ difference, than }: DeltaTagProps) {
  const amount = tomanText(Math.abs(difference))
  const Icon = difference === 0 ? Equal : difference > 0 ? TrendingUp : TrendingDown
  return (
    <span className={classNames(styles.delta, difference < 0 && styles.less)}>
      <Icon size={16} aria-hidden="true" />
      <span>
        <Words difference={difference} amount={amount} than={than} />
      </span>
    </span>
  )
}

function Words({ difference, amount, than }: DeltaTagProps & { amount: string }) {
  if (than === undefined) {
    if (difference === 0) return <Trans>بدون تغییر</Trans>
    return difference > 0 ? <Trans>{amount} بیشتر</Trans> : <Trans>{amount} کمتر</Trans>
  }
  if (difference === 0) return <Trans>هم‌قیمت {than}</Trans>
  return difference > 0 ? (
    <Trans>
      {amount} بیشتر از {than}
    </Trans>
  ) : (
    <Trans>
      {amount} کمتر از {than}
    </Trans>
  )
}
