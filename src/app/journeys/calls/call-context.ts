import type { Product } from '#machines/journey/quote.ts'
import type { JourneyId } from '#machines/journeys.ts'

/** Data of a running journey that its calls need. */
export type CallContext = {
  journey: JourneyId
  /** The product of the order; a renewal learns it from its policy. */
  product(): Product
  /** Resolves once the current state of the journey is persisted, or cannot be. */
  flush(): Promise<void>
}
