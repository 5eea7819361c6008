/**
 * Typing a date instead of turning the wheel: «۱۳۶۹/۰۲/۱۲», with automatic slashes; in English «1990/05/02»,
 * too. Design language, "Date wheel".
 */
import * as v from 'valibot'
import { toLatinDigits } from '#contract/digits.ts'
import { fromGregorian, isJalaliDate, JalaliDate } from '#contract/values/jalali-date.ts'
import { digitsText } from '../format/digits.ts'
import { spokenLanguage } from '../format/language.ts'

/** Formats typed text with Latin digits and slashes: «1369/02/1» for «۱۳۶۹۰۲۱». */
export const tidyTypedDate = (typed: string): string => {
  const latin = toLatinDigits(typed)
    .replace(/[-.\s]+/g, '/')
    .replace(/[^\d/]/g, '')
    .replace(/\/+/g, '/')
  const [first = '', second = '', ...others] = latin.split('/')
  const months = first.slice(4) + second
  const parts = [first.slice(0, 4), months.slice(0, 2), (months.slice(2) + others.join('')).slice(0, 2)]
  const filled = parts.filter((_, index) => parts.slice(index).some(Boolean))
  const waits = latin.endsWith('/') && filled.length < 3
  return filled.join('/') + (waits ? '/' : '')
}

/** No Jalali year is as large, and no Gregorian year that is asked for as small. */
const FIRST_GREGORIAN_YEAR = 1800

/** «1990/05/02» as «1369-02-12». */
const gregorianTyped = (tidy: string): string | null => {
  const date = fromGregorian(tidy.replaceAll('/', '-'))
  return date !== null && isJalaliDate(date) ? date : null
}

/**
 * Parses a formatted date to «1369-02-12»; null while it is not a real date. In English a year from 1800 on
 * is a Gregorian one: few who read English know their birthday in the Persian calendar.
 */
export const dateTyped = (tidy: string): string | null => {
  const [year = '', month, day] = tidy.split('/')
  if (month === undefined || !day) return null
  if (spokenLanguage() === 'en' && Number(year) >= FIRST_GREGORIAN_YEAR) return gregorianTyped(tidy)
  const parsed = v.safeParse(JalaliDate, tidy)
  return parsed.success ? parsed.output : null
}

/**
 * Reformats an input after a change: Persian digits, the caret after the same digit. Returns the Latin text.
 */
export const settleTypedDate = (input: HTMLInputElement): string => {
  const caret = input.selectionStart ?? input.value.length
  const atEnd = caret === input.value.length
  const digitsBefore = toLatinDigits(input.value.slice(0, caret)).replace(/\D/g, '').length
  const tidy = tidyTypedDate(input.value)
  const shown = digitsText(tidy)
  if (shown !== input.value) {
    input.value = shown
    let place = 0
    for (let seen = 0; place < tidy.length && seen < digitsBefore; place += 1)
      if (tidy.charAt(place) !== '/') seen += 1
    const at = atEnd ? shown.length : place
    input.setSelectionRange(at, at)
  }
  return tidy
}
