/** Whether the offers continue a policy: a renewal has no answers to edit, no comparison and no link to share. */
import type { JourneyContext } from '#machines/journey/context.ts'

export const isRenewal = ({
  renewableTrackingCode,
}: Pick<JourneyContext, 'renewableTrackingCode'>): boolean => renewableTrackingCode !== null
