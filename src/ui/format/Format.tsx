/**
 * Formatted values as components: amounts, percentages, dates, and codes that read left to right. Design
 * language, sections 3 and 6.
 */
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { type DateTextOptions, dateText } from './dates.ts'
import styles from './Format.module.css'
import { digitsText } from './digits.ts'
import { numberText, percentText, roundTomanText } from './numbers.ts'

export type MoneySize = 'xl' | 'price' | 'm' | 's' | 'row' | 'inline'

export type MoneyProps = {
  /** Toman; a deduction is negative and is shown with a minus sign (U+2212). */
  toman: number
  /** xl 30, price 22, m 17, s 14; row for invoice columns; inline inside a sentence (proportional digits). */
  size?: MoneySize | undefined
  /** false hides the unit where a heading already names it. */
  unit?: boolean | undefined
  /** Shows a plus: the amount would be added to another one. */
  added?: boolean | undefined
  className?: string | undefined
}

/** An amount with its unit. Digits are tabular, except `inline`. */
export function Money(props: MoneyProps) {
  return useMoney(props)
}

/** The element of an amount, for a component that renders often and takes no other one for it. */
export const useMoney = ({
  toman,
  size = 'inline',
  unit = true,
  added = false,
  className,
}: MoneyProps): ReactNode => {
  const { t } = useLingui()
  return (
    <span className={classNames(styles.money, styles[size], className)}>
      <span className={toman < 0 || added ? styles.isolate : undefined}>
        {added && '+'}
        {numberText(toman)}
      </span>
      {unit && (
        <>
          {' '}
          <small className={styles.unit}>{t`تومان`}</small>
        </>
      )}
    </span>
  )
}

/** A large round amount in words: «۲۰۰ میلیون تومان». With a size, its unit is small and quiet. */
export function RoundMoney({ toman, size }: Pick<MoneyProps, 'toman' | 'size'>) {
  const text = roundTomanText(toman)
  if (size === undefined) return <span className={styles.nowrap}>{text}</span>
  const end = text.indexOf(' ')
  return (
    <span className={classNames(styles.money, styles[size])}>
      <span>{text.slice(0, end)}</span> <small className={styles.unit}>{text.slice(end + 1)}</small>
    </span>
  )
}

/** «۳۵٪» with the sign on the left; 35 means 35 percent. */
export const Percent = ({ value }: { value: number }) => (
  <span className={styles.nowrap}>{percentText(value)}</span>
)

/** A Jalali date («1404-08-24») in words. */
export const DateText = ({ date, ...options }: { date: string } & DateTextOptions) => (
  <time className={styles.nowrap}>{dateText(date, options)}</time>
)

/** A code in the locale's digits, always left to right: national code, phone, order number. */
export const Digits = ({
  children,
  spaced = false,
}: {
  children: string | number
  spaced?: boolean | undefined
}) => (
  <bdi dir="ltr" className={classNames('ltr-run', spaced && styles.spaced)}>
    {digitsText(children)}
  </bdi>
)

/** A Latin code (tracking code, Error ID, discount code), always left to right. */
export const Code = ({ children, mono = false }: { children: string; mono?: boolean | undefined }) => (
  <bdi dir="ltr" className={classNames('ltr-run', mono && styles.mono)}>
    {children}
  </bdi>
)
