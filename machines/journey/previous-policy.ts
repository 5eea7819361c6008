/** Values derived from the answers about a previous policy. Specification: document 2 sections 2.6 and 5. */
import type { OffersSearch } from '#contract/operations/offers.ts'
import { addToJalali } from '#contract/values/jalali-date.ts'
import type { JourneyContext } from './context.ts'
import { liabilityQuoteOf } from './quote.ts'

/** The status that a price depends on: from the user's history, or from the registry. */
export const policyStatusOf = (
  context: Pick<JourneyContext, 'quote'>,
): OffersSearch['policyStatus'] | null => {
  const { status } = liabilityQuoteOf(context)
  return status.insured === 'yes' ? status.plateHistory : status.insured
}

/** The end of a policy that lasts a year, as most do. */
export const yearlyExpiry = (start: string): string => addToJalali(start, { years: 1 })
