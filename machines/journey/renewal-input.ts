/** What the calls of a renewal are given. Specification: decisions, section 12. */
import type { JourneyContext } from './context.ts'
import { policyInput } from './requests.ts'

/** The policy, and the search that it was bought with. */
export const historyInput = ({ context }: { context: JourneyContext }) => ({
  ...policyInput({ context }),
  id: context.renewal?.renewableSearchTrackingCode ?? '',
})
