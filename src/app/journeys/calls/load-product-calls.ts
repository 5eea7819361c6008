/** Loads the calls of a journey with it. */
import type { Product } from '#machines/journey/quote.ts'
import { type JourneyId, journeys } from '#machines/journeys.ts'
import type { ProductCalls } from './product-calls.ts'

/** @param product of the running journey, asked at the time of a call */
export const loadProductCalls = async (journey: JourneyId, product: () => Product): Promise<ProductCalls> => {
  if (journey === 'car-body') return (await import('./car-body.ts')).carBodyCalls
  if (journey === 'renewal') return (await import('./renewal.ts')).renewalCalls(product)
  return (await import('./liability.ts')).liabilityCalls(journeys[journey].product)
}
