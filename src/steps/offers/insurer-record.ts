/** An insurer's published record in words. */
import { t } from '@lingui/core/macro'
import type { InsurerRecord } from '#contract/operations/offers.ts'
import { numberText } from '#ui/format/numbers.ts'

export const solvencyText = ({ solvencyLevel }: InsurerRecord): string => {
  const level = numberText(solvencyLevel)
  return t`سطح ${level} از ۵`
}

export const complaintsText = ({ complaints }: InsurerRecord): string => {
  const count = numberText(complaints)
  return t`${count} در ۱۰ هزار بیمه‌نامه`
}
