import type { Product } from '#machines/journey/quote.ts'
import type { JourneyId } from '#machines/journeys.ts'

/** What the calls of a running journey need of it. */
export type CallContext = {
  journey: JourneyId
  /** The product of the order; a renewal learns it from its policy. */
  product(): Product
  /** Resolves once the journey is persisted as it is now, or cannot be. */
  flush(): Promise<void>
}
