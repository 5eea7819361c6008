import { describe, expect, it } from 'vitest'
import { market } from '../sandbox/market.ts'
import { makeClock } from './clock.ts'
import { searchOffers } from './search-offers.ts'
import { searchWith } from './search.sample.ts'
import { alternativesTo } from './upsells.ts'

const buyer = { eligible: true, registered: true, credit: null }
const found = await searchOffers(searchWith(), buyer, {
  product: 'thirdparty',
  market,
  clock: makeClock('1404-08-24'),
})
const damavands = Object.values(found.offersPerCoverage)
  .flat()
  .filter(({ companyCode }) => companyCode === 'damavand')
const at = (ceiling: number) =>
  damavands.find(({ liabilityPropertyDamage }) => liabilityPropertyDamage === ceiling)
const suggested = (ceiling: number, within: number, among = damavands) => {
  const chosen = at(ceiling)
  if (chosen === undefined) throw new Error(`Damavand has no ceiling of ${ceiling}.`)
  return alternativesTo(chosen, among, within).map(({ liabilityPropertyDamage }) => liabilityPropertyDamage)
}

describe('alternatives to an offer', () => {
  it('are the next two ceilings, the lower first', () => {
    expect(suggested(200_000_000, 12)).toEqual([250_000_000, 300_000_000])
    expect(suggested(200_000_000, 12, damavands.toReversed())).toEqual([250_000_000, 300_000_000])
  })
  it('cost little more: 6,269,500 for 200 million, 6,448,800 for 250', () => {
    expect([at(200_000_000)?.payableAmount, at(250_000_000)?.payableAmount]).toEqual([6_269_500, 6_448_800])
    expect(suggested(200_000_000, 3)).toEqual([250_000_000])
    expect(suggested(200_000_000, 2)).toEqual([])
  })
  it('do not exist above the highest ceiling, nor if nothing may be dearer', () => {
    expect(suggested(1_000_000_000, 12)).toEqual([])
    expect(suggested(200_000_000, 0)).toEqual([])
  })
  it('are active offers', () => {
    expect(
      suggested(
        200_000_000,
        12,
        damavands.map((offer) => ({ ...offer, active: offer.liabilityPropertyDamage !== 250_000_000 })),
      ),
    ).toEqual([300_000_000, 350_000_000])
  })
})
