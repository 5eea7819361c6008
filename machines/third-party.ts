/**
 * Third-party insurance of a car: its steps in order. What happens inside a step is in machines/steps.
 * Specification: document 2 sections 2.1 and 4 "Overall flow".
 */
import { createJourney, type StateValueOf } from './journey.ts'
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
  id: 'third-party',
  context: ({ input }: { input: JourneyInput }) => initialContext('thirdparty', input),
  states: { opening, arriving, start: startAt('#inquiry-owner'), ...quoteSteps, ...liabilityOrderSteps },
}

export type ThirdPartyState = StateValueOf<typeof config>

export const thirdParty = createJourney(config).provide(liabilityRules)
