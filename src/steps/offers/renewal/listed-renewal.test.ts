import { describe, expect, it } from 'vitest'
import { renewalOffer, renewalOffers } from '#tests/samples/renewal.ts'
import { arePartnersListedAtOnce, listRenewal } from './listed-renewal.ts'

const CEILING = 53_300_000
const codes = (offers: readonly { companyCode: string }[]) => offers.map(({ companyCode }) => companyCode)
const [renewable] = renewalOffers.renewableOffer
const notSold = renewable ? [{ ...renewable, isActive: false, thirdPartyOffer: null }] : []

describe('the offers of a renewal', () => {
  it('are the previous insurer’s, the recommended one, and all others', () => {
    const listing = listRenewal(renewalOffers, CEILING)
    expect(listing.previous).toMatchObject({ companyCode: 'damavand', offer: renewalOffer, isSold: true })
    expect(listing.recommended?.companyCode).toBe('zagros')
    expect(codes(listing.others)).toEqual(['aftab', 'hamoon', 'sahand', 'alvand'])
  })
  it('are those of the chosen ceiling', () => {
    const listing = listRenewal(renewalOffers, 200_000_000)
    expect(listing.previous?.offer?.liabilityPropertyDamage).toBe(200_000_000)
    expect(listing.recommended).toBe(null)
  })
  it('are empty before prices are known, or at a ceiling without offers', () => {
    expect(listRenewal(undefined, CEILING)).toEqual({
      all: [],
      previous: null,
      recommended: null,
      others: [],
    })
    expect(listRenewal(renewalOffers, 1).all).toEqual([])
  })
  it('exclude the previous insurer’s if it does not sell, or has no price at this ceiling', () => {
    expect(listRenewal({ ...renewalOffers, renewableOffer: notSold }, CEILING).previous?.isSold).toBe(false)
    expect(listRenewal(renewalOffers, 1).previous).toMatchObject({ offer: null, isSold: false })
  })
})

describe('the list of all insurers', () => {
  const { previous, others } = listRenewal(renewalOffers, CEILING)
  const gone = listRenewal({ ...renewalOffers, renewableOffer: notSold }, CEILING).previous
  const [recommended = null] = others
  it.each([
    ['the previous insurer sells', { previous, recommended: null, others }, false],
    ['another one is recommended', { previous: gone, recommended, others }, false],
    ['nothing is proposed', { previous: gone, recommended: null, others }, true],
    ['there is no other offer', { previous: gone, recommended: null, others: [] }, false],
  ])('opens by itself only where nothing is proposed: %s', (_case, listing, expected) => {
    expect(arePartnersListedAtOnce(listing)).toBe(expected)
  })
})
