/** Inputs of the calls of a renewal. Specification: decisions, section 12. */
import type { JourneyContext } from './context.ts'
import { policyInput } from './requests.ts'

/** Input of reading the search history: the policy, and the id of the search that it was bought with. */
export const historyInput = ({ context }: { context: JourneyContext }) => ({
  ...policyInput({ context }),
  id: context.renewal?.renewableSearchTrackingCode ?? '',
})
