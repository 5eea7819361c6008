import type { ActorRefFrom } from 'xstate'
import type { mobilePolicies } from '#machines/areas/mobile-policies.ts'

/** The running chart of the mobile tab. */
export type MobilePoliciesRef = ActorRefFrom<typeof mobilePolicies>
