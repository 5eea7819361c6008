/** Why the step asks to sign in: an order that was opened by its link, or a session that has ended. */
import type { JourneyContext } from '#machines/journey/context.ts'

export const signInReason = ({
  trackingCode,
  order,
}: Pick<JourneyContext, 'trackingCode' | 'order'>): 'order' | 'ended-session' =>
  trackingCode !== null && order === null ? 'order' : 'ended-session'
