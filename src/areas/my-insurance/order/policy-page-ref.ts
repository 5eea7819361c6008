/** The running chart of an order's page. */
import type { ActorRefFrom } from 'xstate'
import type { policyPage } from '#machines/areas/policy-page.ts'

export type PolicyPageRef = ActorRefFrom<typeof policyPage>
