/**
 * Car-body insurance up to the offers. Specification: document 3, sections 3 and 7; decisions, section 11.
 */
import { boughtTogether } from '../../domain/car-body/bought-together.ts'
import { carBodyConfiguration } from '../../domain/car-body/configuration.ts'
import { carBodyPricingKey, priceCarBodyOffers } from '../../domain/car-body/pricing.ts'
import { askCarBodyOffers } from '../../domain/car-body/search-offers.ts'
import { inSandboxTime } from '../../domain/price-validity.ts'
import { coverCounts } from '../../store/orders.ts'
import { inquiryOf, pricesOf, saveInquiry, saveSearch } from '../../store/searches.ts'
import { JoinedAnswer } from '../cache/joined-answer.ts'
import { termsOf } from '../cache/priced-answers.ts'
import type { Handlers } from '../handler.ts'
import { savedPlates } from './inquiry.ts'
import { buyerOf, scenarioOf, usesOfCode } from './load-search.ts'

const product = 'carbody'

export const carBody = {
  readCarBodyConfiguration: async (_request, { market, clock, locale }) =>
    carBodyConfiguration(market, clock, locale),

  listMyCarBodyPlates: async (_request, { db, owner, registry, clock, locale }) => ({
    plates: await savedPlates({ db, owner, registry, clock, locale }, product),
  }),

  lookUpCarBody: async ({ body }, { db, owner, registry, clock, now, locale }) => {
    const { slowInsurers, silentInsurers, ...answer } = await registry.lookUpCarBody(body, clock, locale)
    const asked = { product, request: body } as const
    return { sbId: await saveInquiry(db, owner, asked, { slowInsurers, silentInsurers }, now), ...answer }
  },

  searchCarBodyOffers: async ({ body }, call) => {
    const { db, owner, user, registry, market, clock, now, locale, encoding, pricedAnswers } = call
    // An inquiry of another owner or product, or of a guest whose searches were not transferred, is ignored.
    const inquiry = await inquiryOf(db, owner, { product, sbId: body.sbId })
    const search = { ...body, sbId: inquiry?.sbId ?? null }
    const { behaviour, expiresAtOnce } = await scenarioOf(call, inquiry, now)
    const { question, terms } = await askCarBodyOffers(
      search,
      buyerOf(registry, user, locale),
      { ...call, discountUses: await usesOfCode(call, search) },
      {
        ...behaviour,
        slowInsurers: inquiry?.slowInsurers ?? [],
        silentInsurers: inquiry?.silentInsurers ?? [],
      },
    )
    const { part, facts: prices } = await pricedAnswers.carBodyOffers.get(
      { key: carBodyPricingKey(question), terms: termsOf(market, question.today), encoding, now },
      () => {
        const common = priceCarBodyOffers(market, question)
        return { common, facts: pricesOf({ [product]: common.offers }) }
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
      boughtTogether: boughtTogether(search.covers, await coverCounts(db, search.covers)),
      searchTrackingCode: trackingCode,
      validUntil: inSandboxTime(validUntil, { clock, now }),
    })
  },
} satisfies Partial<Handlers>
