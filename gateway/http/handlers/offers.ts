/** Offers of the products with a ceiling. Specification: document 2 sections 2.7, 3 and 4; decisions, sections 6 and 8. */
import type { OffersSearch } from '#contract/operations/offers.ts'
import { inSandboxTime } from '../../domain/price-validity.ts'
import { searchOffers } from '../../domain/search-offers.ts'
import { inquiryOf, saveSearch } from '../../store/searches.ts'
import type { Handlers } from '../handler.ts'
import { buyerOf, scenarioOf, usesOfCode } from './load-search.ts'

export const offers = {
  searchOffers: async ({ params: { type: product }, body }, call) => {
    const { db, owner, user, registry, clock, now, locale } = call
    // An inquiry of another owner or product, or of a guest whose searches were not transferred, is ignored.
    const inquiry = await inquiryOf(db, owner, { product, sbId: body.sbId })
    const search: OffersSearch = { ...body, sbId: inquiry?.sbId ?? null }
    const { behaviour, expiresAtOnce } = await scenarioOf(call, inquiry, now)
    const found = await searchOffers(
      search,
      buyerOf(registry, user, locale),
      { ...call, product, discountUses: await usesOfCode(call, search) },
      {
        ...behaviour,
        slowInsurers: inquiry?.slowInsurers ?? [],
        silentInsurers: inquiry?.silentInsurers ?? [],
      },
    )
    const { trackingCode, validUntil } = await saveSearch(
      db,
      owner,
      { product, request: search },
      { offers: found.offersPerCoverage, expiresAtOnce },
      now,
    )
    return {
      ...found,
      searchTrackingCode: trackingCode,
      validUntil: inSandboxTime(validUntil, { clock, now }),
    }
  },
} satisfies Partial<Handlers>
