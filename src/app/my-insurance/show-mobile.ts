/**
 * Runs the chart of the mobile tab. Its policies are bought and renewed on another site, so the list is
 * loaded again whenever the page becomes visible. Document 3 section 2, "Mobile tab".
 */
import * as v from 'valibot'
import { createActor, fromPromise } from 'xstate'
import { callsWith } from '#adapters/gateway/client.ts'
import { phoneClaimPage } from '#adapters/phone-insurer.ts'
import { saveFile } from '#adapters/save-file.ts'
import { isSignedIn } from '#adapters/session.ts'
import { MobilePolicy, mobileInsurance } from '#contract/operations/mobile-insurance.ts'
import { type MobilePages, mobilePolicies } from '#machines/areas/mobile-policies.ts'
import { isFullPage, type PagesInput } from '#machines/areas/policy-pages.ts'
import { openOutside } from '../orders/follow-action.ts'
import { withOfflineFallback } from '../persistence/persisted-journeys.ts'
import { actorOptions } from '../runtime.ts'
import type { MobilePoliciesRef, Navigation } from './displayed-policies.ts'
import { goToSignIn, showFailure } from './effects.ts'
import { withStoredFile } from './stored-policies.ts'

const { call, callForFile } = callsWith(mobileInsurance)

type Input<T> = { input: T; signal: AbortSignal }

const listPages = async ({ from, to }: PagesInput, signal: AbortSignal): Promise<MobilePages> => {
  const numbers = Array.from({ length: to - from + 1 }, (_, index) => String(from + index))
  const pages = await Promise.all(
    numbers.map((page) => call('listMobilePolicies', { params: { page } }, { signal })),
  )
  const { insurances = [], previousInsurances = [] } = pages.at(-1) ?? {}
  return {
    insurances: pages.flatMap((page) => page.insurances),
    previousInsurances: pages.flatMap((page) => page.previousInsurances),
    hasMore: isFullPage(insurances.length + previousInsurances.length),
  }
}

const StoredPages = v.object({
  insurances: v.array(MobilePolicy),
  previousInsurances: v.array(MobilePolicy),
  hasMore: v.boolean(),
})

/** Stores the first pages, so that they are available without a network. */
const listPolicies = fromPromise(({ input, signal }: Input<PagesInput>) => {
  const listing = listPages(input, signal)
  if (input.from > 1) return listing
  const key = { machine: 'mobile-policies', trackingCode: null }
  return withOfflineFallback<MobilePages>(key, StoredPages, listing, 'policy')
})

const openFile = fromPromise(async ({ input: { id }, signal }: Input<{ id: string | null }>) => {
  if (id === null) return
  const fetching = callForFile('readMobilePolicyFile', { params: { id } }, { signal })
  const pdf = await withStoredFile({ machine: 'mobile-policy-file', trackingCode: id }, fetching)
  saveFile(new File([pdf], `mobile-policy-${id.slice(0, 8)}.pdf`, { type: 'application/pdf' }))
})

/** Starts the chart. */
export const startMobile = ({ history }: Navigation): MobilePoliciesRef => {
  const actor = createActor(
    mobilePolicies.provide({
      actors: { 'list the mobile policies': listPolicies, 'open the mobile policy file': openFile },
      actions: {
        'go to the sign-in page': goToSignIn,
        'go to mobile insurance': () => history.push('/mobile-insurance'),
        'go to the claim site': () => openOutside(phoneClaimPage()),
        'go to the insurer': (_, { url }) => openOutside(url),
        'show the failure': (_, { error }) => showFailure(error),
      },
    }),
    { input: { signedIn: isSignedIn() }, ...actorOptions() },
  )
  const refresh = () => {
    if (document.visibilityState === 'visible') actor.send({ type: 'policies.changed' })
  }
  document.addEventListener('visibilitychange', refresh)
  actor.subscribe({ complete: () => document.removeEventListener('visibilitychange', refresh) })
  return actor.start()
}
