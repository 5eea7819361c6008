/**
 * Renewing a liability policy of a car or a motorcycle: the policy, its offers, the details on one page, and
 * the payment of every order. Specification: document 2 sections 2.3, 2.9 and 4 "Renewal"; decisions, section
 * 12.
 */
import { createJourney, type StateValueOf } from './journey.ts'
import { journeyFrame } from './journey-frame.ts'
import { initialContext, type JourneyInput } from './journey/context.ts'
import { startAt } from './parts/start.ts'
import { renewalRules } from './products/renewal.ts'
import { renewalSteps } from './products/renewal/steps.ts'
import { renewalArriving } from './steps/renewal/arriving.ts'
import { renewalOpening } from './steps/renewal/opening.ts'

/** Provides the rules of both liability products, because the policy can be of either. */
const productOf = ({ saved }: JourneyInput) =>
  saved.quote?.product === 'motorcycle' ? 'motorcycle' : 'thirdparty'

const config = {
  ...journeyFrame,
  id: 'renewal',
  context: ({ input }: { input: JourneyInput }) => initialContext(productOf(input), input),
  states: {
    opening: renewalOpening,
    arriving: renewalArriving,
    start: startAt('#policy'),
    ...renewalSteps,
  },
}

export type RenewalState = StateValueOf<typeof config>

export const renewal = createJourney(config).provide(renewalRules)
