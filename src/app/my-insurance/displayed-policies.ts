/** The running charts of My Insurance, by address. */
import type { RouterHistory } from '@tanstack/react-router'
import type { ActorRefFrom } from 'xstate'
import type { mobilePolicies } from '#machines/areas/mobile-policies.ts'
import type { myInsurance } from '#machines/areas/my-insurance.ts'
import type { policyPage } from '#machines/areas/policy-page.ts'
import type { HistoryStack } from '../routing/history-stack.ts'

export type MyInsuranceRef = ActorRefFrom<typeof myInsurance>
export type PolicyPageRef = ActorRefFrom<typeof policyPage>

export type MobilePoliciesRef = ActorRefFrom<typeof mobilePolicies>

/** The running charts. A list runs from the first visit of its tab. */
export type DisplayedPolicies = {
  readonly list: MyInsuranceRef | null
  /** The order in the address. */
  readonly order: { readonly trackingCode: string; readonly actor: PolicyPageRef } | null
  readonly mobile: MobilePoliciesRef | null
}

export type Navigation = { readonly history: RouterHistory; readonly historyStack: HistoryStack }
