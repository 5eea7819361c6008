/**
 * Ordinals in words, «اول» to «بیستم», for the labels of cheques.
 * Specification: document 1 section 9; document 3 section 9.
 */
import { t } from '@lingui/core/macro'
import { numberText } from '#ui/format/numbers.ts'

/** The ordinal of a position, counted from 1. Beyond the twentieth it is a number. */
export const ordinalText = (place: number): string => {
  const words = [
    t`اول`,
    t`دوم`,
    t`سوم`,
    t`چهارم`,
    t`پنجم`,
    t`ششم`,
    t`هفتم`,
    t`هشتم`,
    t`نهم`,
    t`دهم`,
    t`یازدهم`,
    t`دوازدهم`,
    t`سیزدهم`,
    t`چهاردهم`,
    t`پانزدهم`,
    t`شانزدهم`,
    t`هفدهم`,
    t`هجدهم`,
    t`نوزدهم`,
    t`بیستم`,
  ]
  const number = numberText(place)
  return words[place - 1] ?? t`شمارهٔ ${number}`
}
