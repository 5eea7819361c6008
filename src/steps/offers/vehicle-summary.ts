/** Short name of the previous insurer. Specification: document 2 sections 2.7 and 3. */
import type { JourneyContext } from '#machines/journey/context.ts'
import { liabilityQuoteOf } from '#machines/journey/quote.ts'
import { insurerOf } from '../parts/vehicle/vehicle-labels.ts'

/** Null where there was no previous policy. */
export const previousInsurerName = (context: JourneyContext): string | null =>
  insurerOf(context.configuration?.companies, liabilityQuoteOf(context).history.previousCompany)
