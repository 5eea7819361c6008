/**
 * Numbers of the locale: in Persian the separator ٬, the decimal ٫ and ٪ to the left of the digits, in
 * English 5,702,400 and 12%; in both the minus sign U+2212. Design language, section 6. The components beside
 * this file add markup.
 */
import { t } from '@lingui/core/macro'
import { digitsText } from './digits.ts'
import { inLanguage } from './language.ts'

const MILLION = 1_000_000
const MINUS = '\u2212'
const RIGHT_TO_LEFT_MARK = '\u200F'

/**
 * A number in the locale's digits, grouped by three, with at most `decimals` decimals and a leading minus.
 */
export const numberText = (value: number, decimals = 0): string => {
  const rounded = Math.abs(value).toFixed(decimals)
  const [whole = '0', fraction = ''] = rounded.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, inLanguage('٬', ','))
  const kept = fraction.replace(/0+$/, '')
  const isZero = Number(rounded) === 0
  return `${value < 0 && !isZero ? MINUS : ''}${digitsText(grouped + (kept && inLanguage('٫', '.') + kept))}`
}

/** Toman as millions with at most one decimal: 53,300,000 is «۵۳٫۳». */
export const millionsText = (toman: number): string => numberText(toman / MILLION, 1)

/** Toman with the unit: «۵٬۷۰۲٬۴۰۰ تومان». */
export const tomanText = (toman: number): string => {
  const amount = numberText(toman)
  return t`${amount} تومان`
}

/** Toman with round amounts in words: «۵۳٫۳ میلیون تومان», «۱٫۶ میلیارد تومان»; others as `tomanText`. */
export const roundTomanText = (toman: number): string => {
  const inBillions = numberText(toman / (1000 * MILLION), 1)
  const inMillions = millionsText(toman)
  if (toman >= 1000 * MILLION && toman % (100 * MILLION) === 0) return t`${inBillions} میلیارد تومان`
  if (toman >= MILLION && toman % (MILLION / 10) === 0) return t`${inMillions} میلیون تومان`
  return tomanText(toman)
}

/** A percentage (35, not 0.35) as «۳۵٪», with a mark that keeps the sign on the left, or «35%». */
export const percentText = (percent: number): string =>
  `${numberText(percent, 1)}${inLanguage(`${RIGHT_TO_LEFT_MARK}٪`, '%')}`

/** Bytes as whole kilobytes without the unit; at least 1. */
export const kilobytesText = (bytes: number): string => numberText(Math.ceil(bytes / 1024))

/** Bytes as megabytes with at most one decimal, without the unit. */
export const megabytesText = (bytes: number): string => numberText(bytes / (1024 * 1024), 1)
