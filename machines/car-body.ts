/**
 * Car-body insurance: its own steps up to the offers, then those of every order with inspection and terms
 * between address and documents. Specification: document 3, sections 2 to 5.
 */
import { createJourney, type StateValueOf } from './journey.ts'
import { journeyFrame } from './journey-frame.ts'
import { initialContext, type JourneyInput } from './journey/context.ts'
import { startAt } from './parts/start.ts'
import { carBodyRules } from './products/car-body.ts'
import { carBodyOrderSteps } from './products/car-body/order-steps.ts'
import { carBodyQuoteSteps } from './products/car-body/quote-steps.ts'
import { arriving } from './steps/arriving.ts'
import { opening } from './steps/opening.ts'

const config = {
  ...journeyFrame,
  id: 'car-body',
  context: ({ input }: { input: JourneyInput }) => initialContext('carbody', input),
  states: { opening, arriving, start: startAt('#inquiry-owner'), ...carBodyQuoteSteps, ...carBodyOrderSteps },
}

export type CarBodyState = StateValueOf<typeof config>

export const carBody = createJourney(config).provide(carBodyRules)
