/** Formatted values as components: amounts, percentages, dates, and codes that read left to right. Design language, sections 3 and 6. */
import { Trans } from '@lingui/react/macro'
import { classNames } from '../class-names.ts'
import { type DateTextOptions, dateText } from './dates.ts'
import styles from './Format.module.css'
import { digitsText } from './digits.ts'
import { numberText, percentText, roundTomanText } from './numbers.ts'

export type MoneySize = 'xl' | 'price' | 'm' | 's' | 'row' | 'inline'

export type MoneyProps = {
  /** Toman; a deduction is negative and gets a true minus before its digits. */
  toman: number
  /** xl 30, price 22, m 17, s 14; row for invoice columns; inline inside a sentence (proportional digits). */
  size?: MoneySize | undefined
  /** false leaves the unit out where a heading already says it. */
  unit?: boolean | undefined
  className?: string | undefined
}

/** An amount with its quiet unit. Digits are tabular but for `inline`. */
export function Money({ toman, size = 'inline', unit = true, className }: MoneyProps) {
  const amount = numberText(toman)
  return (
    <span className={classNames(styles.money, styles[size], className)}>
      <span className={toman < 0 ? styles.isolate : undefined}>{amount}</span>
      {unit && (
        <>
          {' '}
          <small className={styles.unit}>
            <Trans>تومان</Trans>
          </small>
        </>
      )}
    </span>
  )
}

/** A large round sum in words: «۲۰۰ میلیون تومان». */
export const RoundMoney = ({ toman }: { toman: number }) => (
  <span className={styles.nowrap}>{roundTomanText(toman)}</span>
)

/** «۳۵٪» with its sign on the left. Takes 35 for 35 percent. */
export const Percent = ({ value }: { value: number }) => (
  <span className={styles.nowrap}>{percentText(value)}</span>
)

/** A date of the Persian calendar in words; takes «1404-08-24». */
export const DateText = ({ date, ...options }: { date: string } & DateTextOptions) => (
  <time className={styles.nowrap}>{dateText(date, options)}</time>
)

/** A code in the reader's digits that reads left to right wherever it stands: national code, phone, order number. */
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

/** A Latin code (tracking code, error id, discount code) that reads left to right. */
export const Code = ({ children, mono = false }: { children: string; mono?: boolean | undefined }) => (
  <bdi dir="ltr" className={classNames('ltr-run', mono && styles.mono)}>
    {children}
  </bdi>
)
