/**
 * What the app adds to the table of journeys, one entry each: the screens and the calls of a journey. A new
 * journey needs its entry here.
 */
import type { ScreenName } from '#machines/journey.ts'
import type { Product } from '#machines/journey/quote.ts'
import { type JourneyId, journeys } from '#machines/journeys.ts'
import type { ProductCalls } from './calls/product-calls.ts'

/** The product of the running journey, asked at the time of a call. */
type ProductNow = () => Product

type JourneyParts = {
  /** Screens that no other journey has. */
  readonly own: readonly ScreenName[]
  /** Screens that it shares; `all` are those that are no journey's own. */
  readonly shared: 'all' | readonly ScreenName[]
  readonly loadCalls: (product: ProductNow) => Promise<ProductCalls>
}

const liability = (id: 'third-party' | 'motorcycle'): JourneyParts => ({
  own: [],
  shared: 'all',
  loadCalls: async () => (await import('./calls/liability.ts')).liabilityCalls(journeys[id].product),
})

export const journeyParts: Readonly<Record<JourneyId, JourneyParts>> = {
  'third-party': liability('third-party'),
  motorcycle: liability('motorcycle'),
  'car-body': {
    own: [
      'car-details',
      'car-value',
      'car-insurance',
      'car-third-party',
      'car-body-offers',
      'inspection',
      'terms',
      'visit',
    ],
    shared: 'all',
    loadCalls: async () => (await import('./calls/car-body.ts')).carBodyCalls,
  },
  renewal: {
    own: ['renewal-policy', 'renewal-offers', 'renewal-information'],
    shared: ['opening', 'payment', 'sign-in'],
    loadCalls: async (product) => (await import('./calls/renewal.ts')).renewalCalls(product),
  },
}
