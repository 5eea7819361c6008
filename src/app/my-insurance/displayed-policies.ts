/** What My Insurance shows: the running charts of its addresses. */
import type { RouterHistory } from '@tanstack/react-router'
import type { ActorRefFrom } from 'xstate'
import type { myInsurance } from '#machines/areas/my-insurance.ts'
import type { policyPage } from '#machines/areas/policy-page.ts'
import type { HistoryStack } from '../routing/history-stack.ts'

export type MyInsuranceRef = ActorRefFrom<typeof myInsurance>
export type PolicyPageRef = ActorRefFrom<typeof policyPage>

/** The list, and the order in the address. */
export type DisplayedPolicies = {
  readonly list: MyInsuranceRef
  readonly order: { readonly trackingCode: string; readonly actor: PolicyPageRef } | null
}

export type Navigation = { readonly history: RouterHistory; readonly historyStack: HistoryStack }

export const BASE = '/my-insurances'
