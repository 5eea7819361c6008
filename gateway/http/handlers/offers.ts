/**
 * Offers of the products with a ceiling. Specification: document 2 sections 2.7, 3 and 4; decisions, sections
 * 6 and 8.
 */
import type { OffersSearch } from '#contract/operations/offers.ts'
import { inSandboxTime } from '../../domain/price-validity.ts'
import { priceOffers, pricingKey } from '../../domain/pricing.ts'
import { askOffers } from '../../domain/search-offers.ts'
import { inquiryOf, pricesOf, saveSearch } from '../../store/searches.ts'
import { JoinedAnswer } from '../cache/joined-answer.ts'
import { termsOf } from '../cache/priced-answers.ts'
import type { Handlers } from '../handler.ts'
import { buyerOf, scenarioOf, usesOfCode } from './load-search.ts'

export const offers = {
  searchOffers: async ({ params: { type: product }, body }, call) => {
    const { db, owner, user, registry, market, clock, now, locale, encoding, pricedAnswers } = call
    // An inquiry of another owner or product, or of a guest whose searches were not transferred, is ignored.
    const inquiry = await inquiryOf(db, owner, { product, sbId: body.sbId })
    const search: OffersSearch = { ...body, sbId: inquiry?.sbId ?? null }
    const { behaviour, expiresAtOnce } = await scenarioOf(call, inquiry, now)
    const { question, terms } = await askOffers(
      search,
      buyerOf(registry, user, locale),
      { ...call, product, discountUses: await usesOfCode(call, search) },
      {
        ...behaviour,
        slowInsurers: inquiry?.slowInsurers ?? [],
        silentInsurers: inquiry?.silentInsurers ?? [],
      },
    )
    const { part, facts: prices } = await pricedAnswers.offers.get(
      { key: pricingKey(question), terms: termsOf(market, question.today), encoding, now },
      () => {
        const common = priceOffers(market, question)
        return { common, facts: pricesOf(common.offersPerCoverage) }
      },
    )
    const { trackingCode, validUntil } = await saveSearch(
      db,
      owner,
      { product, request: search },
      { prices, expiresAtOnce },
      now,
    )
    return JoinedAnswer.join(part, {
      ...terms,
      searchTrackingCode: trackingCode,
      validUntil: inSandboxTime(validUntil, { clock, now }),
    })
  },
} satisfies Partial<Handlers>
