/** Car-body insurance up to the offers. Specification: document 3, sections 3 and 7; decisions, section 11. */
import { boughtTogether } from '../../domain/car-body/bought-together.ts'
import { carBodyConfiguration } from '../../domain/car-body/configuration.ts'
import { searchCarBodyOffers } from '../../domain/car-body/search-offers.ts'
import { inSandboxTime } from '../../domain/price-validity.ts'
import { coverCounts } from '../../store/orders.ts'
import { inquiryOf, saveInquiry, saveSearch } from '../../store/searches.ts'
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
    const { db, owner, user, registry, clock, now, locale } = call
    // An inquiry of another owner or product, or of a guest whose searches were not transferred, is ignored.
    const inquiry = await inquiryOf(db, owner, { product, sbId: body.sbId })
    const search = { ...body, sbId: inquiry?.sbId ?? null }
    const { behaviour, expiresAtOnce } = await scenarioOf(call, inquiry, now)
    const found = await searchCarBodyOffers(
      search,
      buyerOf(registry, user, locale),
      { ...call, discountUses: await usesOfCode(call, search) },
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
      { offers: { [product]: found.offers }, expiresAtOnce },
      now,
    )
    return {
      ...found,
      boughtTogether: boughtTogether(search.covers, await coverCounts(db, search.covers)),
      searchTrackingCode: trackingCode,
      validUntil: inSandboxTime(validUntil, { clock, now }),
    }
  },
} satisfies Partial<Handlers>
