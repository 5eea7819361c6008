import { expect, it } from 'vitest'
import { sandboxBackends } from '../sandbox/backends.ts'
import { testClock } from '../testing/clock.sample.ts'
import { asRenewals, offerOf, recommendedOf } from './renewal-offers.ts'
import { searchOffers } from './search-offers.ts'
import { searchWith } from './search.sample.ts'

const { market } = sandboxBackends
const buyer = { eligible: true, registered: true, credit: null, locale: 'fa' } as const
const CEILING = 200_000_000
const offersWith = async (closed: readonly string[] = []) => {
  const place = { market, clock: testClock(), product: 'thirdparty' } as const
  const { offersPerCoverage } = await searchOffers(searchWith(), buyer, place, { closed })
  return asRenewals(offersPerCoverage)
}

it('the recommended insurer is the cheapest other one that has as many branches and sells', async () => {
  const previous = { companyCode: 'zagros', branches: 119 }
  const first = recommendedOf(await offersWith(), previous)[CEILING] ?? ''
  expect(market.insurerOf(first)?.branches).toBeGreaterThanOrEqual(119)
  const second = recommendedOf(await offersWith([first]), previous)[CEILING] ?? ''
  expect(second).not.toBe(first)
  const [cheaper, dearer] = [first, second].map((companyCode) => ({ companyCode, ceiling: CEILING }))
  const offers = await offersWith()
  const amountOf = (at: typeof cheaper) => (at === undefined ? null : offerOf(offers, at)?.payableAmount)
  expect(amountOf(cheaper)).toBeLessThanOrEqual(amountOf(dearer) ?? 0)
})

it('neither the previous insurer nor one with fewer branches is recommended', async () => {
  const recommended = recommendedOf(await offersWith(), { companyCode: 'damavand', branches: 214 })
  expect(Object.values(recommended).every((companyCode) => companyCode === null)).toBe(true)
})

it('offers of a renewal have neither cheques nor alternatives', async () => {
  const offer = offerOf(await offersWith(), { companyCode: 'damavand', ceiling: CEILING })
  expect(offer).toMatchObject({ companyCode: 'damavand', installment: null, hasUpSelling: false })
})
