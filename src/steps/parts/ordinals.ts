/** Ordinals in words, «اول» to «بیستم». Specification: document 1 section 9 and document 3 section 9 (labels of cheques, 1 to 20). */
import { t } from '@lingui/core/macro'
import { numberText } from '#ui/format/numbers.ts'

/** Takes a place, from 1; gives it in words, beyond the twentieth as a number. */
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
