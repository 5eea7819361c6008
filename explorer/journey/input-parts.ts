/** Parts of the inputs of journeys. */
import type { ChangeName } from '#machines/journey/changes.ts'
import type { JourneyInput } from '#machines/journey/context.ts'
import type { InputCase } from '../exploration.ts'
import { addressUid, trackingCode } from '../stubs/gateway-answers.ts'

export type JourneyInputCase = InputCase & { readonly input: JourneyInput }

export const input = (change: Partial<JourneyInput>): JourneyInput => ({
  journeyId: 'journey',
  signedIn: true,
  trackingCode: null,
  saved: {},
  ...change,
})

/**
 * The page was closed during this change, and its step is opened again. The visualizer's phone starts by
 * these names.
 */
export const interrupted = (
  change: ChangeName,
  to: string,
  name = `again after ${change}`,
): JourneyInputCase => ({
  name,
  input: input({
    trackingCode,
    saved: {
      ...(change === 'chooseInstantPayment' ? { completeWhen: 'later' } : {}),
      ...(change === 'deleteAddress' ? { addressDraftUid: addressUid } : {}),
      requested: { to, query: {} },
      intent: { change, key: 'key', fingerprint: 'fingerprint', status: 'under-way' },
    },
  }),
})
