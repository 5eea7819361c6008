/**
 * Third-party insurance of a car: its steps in order. What happens inside a step is in machines/steps.
 * Specification: document 2 sections 2.1 and 4 "Overall flow".
 */
import { journey } from './journey.ts'
import { journeyFrame } from './journey-frame.ts'
import { initialContext } from './journey/context.ts'
import { startAt } from './parts/start.ts'
import { liabilityRules } from './products/liability.ts'
import { liabilityOrderSteps } from './products/liability/order-steps.ts'
import { quoteSteps } from './products/liability/quote-steps.ts'
import { arriving } from './steps/arriving.ts'
import { opening } from './steps/opening.ts'

/** Not a literal type, because the machines of all journeys have one type. */
const id: string = 'third-party'

export const thirdParty = journey
  .createMachine({
    ...journeyFrame,
    id,
    context: ({ input }) => initialContext('thirdparty', input),
    states: { opening, arriving, start: startAt('#inquiry-owner'), ...quoteSteps, ...liabilityOrderSteps },
  })
  .provide(liabilityRules)
