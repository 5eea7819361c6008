/** Texts about offers that several parts of the screen share. Document 2 sections 2.7 and 3. */
import { t } from '@lingui/core/macro'
import type { InsurerRecord } from '#contract/operations/offers.ts'
import type { JourneyContext } from '#machines/journey/context.ts'
import { liabilityQuoteOf } from '#machines/journey/quote.ts'
import { numberText } from '#ui/format/numbers.ts'
import { insurerOf } from '../../parts/vehicle/vehicle-labels.ts'

/** Short name of the previous insurer; null where there was no previous policy. */
export const previousInsurerName = (context: JourneyContext): string | null =>
  insurerOf(context.configuration?.companies, liabilityQuoteOf(context).history.previousCompany)

/** An insurer's published solvency. */
export const solvencyText = ({ solvencyLevel }: InsurerRecord): string => {
  const level = numberText(solvencyLevel)
  return t`سطح ${level} از ۵`
}

/** An insurer's published complaints. */
export const complaintsText = ({ complaints }: InsurerRecord): string => {
  const count = numberText(complaints)
  return t`${count} در ۱۰ هزار بیمه‌نامه`
}
