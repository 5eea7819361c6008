/**
 * Motorcycle insurance: the steps of third-party insurance, for another vehicle and under other addresses.
 * Specification: document 2 section 2.2.
 */
import { createJourney } from './journey.ts'
import { journeyFrame } from './journey-frame.ts'
import { initialContext, type JourneyInput } from './journey/context.ts'
import { startAt } from './parts/start.ts'
import { liabilityRules } from './products/liability.ts'
import { liabilityOrderSteps } from './products/liability/order-steps.ts'
import { quoteSteps } from './products/liability/quote-steps.ts'
import { arriving } from './steps/arriving.ts'
import { opening } from './steps/opening.ts'

const config = {
  ...journeyFrame,
  id: 'motorcycle',
  context: ({ input }: { input: JourneyInput }) => initialContext('motorcycle', input),
  states: { opening, arriving, start: startAt('#vehicle'), ...quoteSteps, ...liabilityOrderSteps },
}

export const motorcycle = createJourney(config).provide(liabilityRules)
