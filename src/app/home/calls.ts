/** The calls of home. Document 3 section 7. */
import { fromPromise } from 'xstate'
import { callsWith } from '#adapters/gateway/client.ts'
import { home } from '#contract/operations/home.ts'
import { type HomeContent, homeContent } from '#contract/operations/home-content.ts'
import { renewal } from '#contract/operations/renewal.ts'
import type { QuoteInput } from '#machines/areas/home-vocabulary.ts'
import type { HomeLists, QuotedPolicy } from '#machines/areas/home-cards.ts'

const { call } = callsWith({ ...home, ...homeContent, quoteRenewal: renewal.quoteRenewal })

export const readContent = fromPromise<HomeContent, void>(({ signal }) =>
  call('readHomeContent', {}, { signal }),
)

export const listCards = fromPromise<HomeLists, void>(async ({ signal }) => {
  const [{ today, incompleteOrder }, { nearToExpireOrder }] = await Promise.all([
    call('listUnfinishedOrders', {}, { signal }),
    call('listRenewablePolicies', {}, { signal }),
  ])
  return { today, orders: incompleteOrder, renewals: nearToExpireOrder }
})

export const priceRenewal = fromPromise<QuotedPolicy | null, QuoteInput>(
  async ({ input: { policies }, signal }) => {
    for (const policy of policies) {
      const { renewableTrackingCode } = policy
      const { quote } = await call('quoteRenewal', { params: { renewableTrackingCode } }, { signal })
      if (quote !== null) return { policy, quote }
    }
    return null
  },
)
