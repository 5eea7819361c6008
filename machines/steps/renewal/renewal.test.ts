import { describe, expect, it } from 'vitest'
import { failure, trackingCode } from '#explorer/stubs/gateway-answers.ts'
import { errors } from '#contract/errors.ts'
import { claimsToSend } from '#contract/values/renewal-claims.ts'
import type { JourneyInput } from '../../journey/context.ts'
import { claimCountsIn } from '../../journey/renewal-claims.ts'
import {
  renewableTrackingCode,
  renewalDetail,
  renewalOffer,
  renewalOrder,
  walkRenewal,
  walkRenewalInformation,
} from '#tests/samples/renewal.ts'
import type { Walk } from '#tests/samples/walk.ts'

const go = { type: 'continue' } as const
const back = { type: 'back' } as const
const at = (path: string) => `/third-party/renewal/${path}`
const requested = (to: string): JourneyInput['saved'] => ({ requested: { to, query: {} } })
const refusal = (name: 'nothingToRenew' | 'notFound' | 'offerUnavailable') =>
  failure('refused', errors[name].code, 'نشد.')

const claims = (kind: 'property' | 'life' | 'driver', count: 0 | 1 | 2 | 3) =>
  ({ type: 'renewal-claims.changed', kind, count }) as const

const flagsOfLastYear = {
  incomplete: false,
  chequeComplete: false,
  fromMyInsurance: false,
  sameAsLastYear: true,
  fromRenewal: false,
}
const lastYear = {
  searchTrackingCode: 'SEARCH23456789',
  offer: renewalOffer,
  policyTerm: 12,
  lastPremium: renewalDetail.lastPremium,
  discounts: { noClaim: { before: 35, now: 40 }, driverNoClaim: { before: 25, now: 30 } },
}

const atOffers = async (prepare?: (walk: Walk) => void): Promise<Walk> => {
  const walk = await walkRenewal({}, prepare)
  await walk.press(go)
  return walk
}

describe('the claims of a renewal', () => {
  it('are sent as a count of each kind if any is above zero', async () => {
    const walk = await walkRenewal()
    await walk.press({ type: 'renewal-claims.opened' }, claims('life', 2), go, go)
    expect(walk.callsOf('search offers')).toEqual([
      {
        renewableTrackingCode,
        claims: [
          { kind: 'property', count: 0 },
          { kind: 'life', count: 2 },
          { kind: 'driver', count: 0 },
        ],
        policyTerm: 12,
        discountCode: null,
      },
    ])
  })
  it('are sent as an empty list if all are zero again', async () => {
    const walk = await walkRenewal()
    await walk.press({ type: 'renewal-claims.opened' }, claims('driver', 1), go)
    expect(claimCountsIn(walk.context()).driver).toBe(1)
    await walk.press({ type: 'renewal-claims.opened' }, claims('driver', 0), go, go)
    expect(claimsToSend(claimCountsIn(walk.context()))).toEqual([])
    expect(walk.callsOf('search offers')).toMatchObject([{ claims: [] }])
  })
  it('stay unchanged when their sheet is closed', async () => {
    const walk = await walkRenewal()
    await walk.press({ type: 'renewal-claims.opened' }, claims('property', 3), { type: 'sheet.closed' })
    expect(walk.value()).toEqual({ policy: 'showing' })
    expect(claimCountsIn(walk.context()).property).toBe(0)
  })
})

describe('the prices of a renewal', () => {
  it('are searched at the policy’s ceiling and term, without a discount code, after each Continue', async () => {
    const walk = await atOffers()
    await walk.press({ type: 'ceiling.chosen', ceiling: 200_000_000 }, back, go)
    expect(walk.context().quote).toMatchObject({
      liabilityPropertyDamage: renewalDetail.liabilityPropertyDamage,
      policyTerm: renewalDetail.policyTerm,
    })
    expect(walk.context().discountCode).toBe(null)
  })
  it('need one request for the policy’s history, and one search', async () => {
    const walk = await atOffers()
    expect(walk.callsOf('read the search history')).toHaveLength(1)
    expect(walk.callsOf('search offers')).toHaveLength(1)
    await walk.press(back, go)
    expect(walk.callsOf('read the search history')).toHaveLength(1)
  })
  it('show all insurers after a press, and hide them after another', async () => {
    const walk = await atOffers()
    expect(walk.context().partnersShown).toBe(false)
    await walk.press({ type: 'partners.toggled' })
    expect(walk.context().partnersShown).toBe(true)
    await walk.press({ type: 'partners.toggled' })
    expect(walk.context().partnersShown).toBe(false)
  })
  it('lead back to the policy', async () => {
    const walk = await atOffers()
    expect(walk.path()?.path).toBe(at(`offers/${renewableTrackingCode}`))
    await walk.press(back)
    expect(walk.path()?.path).toBe(at(renewableTrackingCode))
    await walk.press(back)
    expect(walk.value()).toBe('goneBack')
  })
})

describe('an order that renews a policy', () => {
  it('leads from its offer through details and confirmation to the payment', async () => {
    const walk = await atOffers(({ answer }) => answer('read the order', { ...renewalOrder, stage: 2 }))
    await walk.press({ type: 'offer.chosen', offer: renewalOffer }, go)
    expect(walk.callsOf('register the renewal')).toMatchObject([
      {
        body: {
          renewableTrackingCode,
          searchTrackingCode: 'SEARCH23456789',
          companyCode: renewalOffer.companyCode,
          liabilityPropertyDamage: renewalOffer.liabilityPropertyDamage,
          paymentType: 'cash',
        },
      },
    ])
    expect(walk.path()?.path).toBe(at(`information/${trackingCode}`))
    walk.answer('read the order', renewalOrder)
    await walk.press(go)
    expect(walk.callsOf('confirm the renewal')).toMatchObject([
      { body: { trackingCode, renewableTrackingCode } },
    ])
    expect(walk.path()?.path).toBe(at(`payment/${trackingCode}`))
  })
  it('is ordered at last year’s terms in one press on home', async () => {
    const walk = await walkRenewal(
      { saved: { ...requested('#policy'), flags: flagsOfLastYear } },
      ({ answer }) => answer('quote the renewal', { quote: lastYear }),
    )
    expect(walk.callsOf('register the renewal')).toHaveLength(1)
    expect(walk.callsOf('confirm the renewal')).toHaveLength(1)
    expect(walk.path()?.path).toBe(at(`payment/${trackingCode}`))
  })
  const inOnePress = { type: 'same-as-last-year.chosen' } as const
  it('is ordered at last year’s terms in one press on the page of the policy', async () => {
    const walk = await walkRenewal({}, ({ answer }) => answer('quote the renewal', { quote: lastYear }))
    await walk.press(inOnePress)
    expect(walk.callsOf('register the renewal')).toHaveLength(1)
    expect(walk.path()?.path).toBe(at(`payment/${trackingCode}`))
  })
  it('is registered with the same key on the page of the policy after an ended session', async () => {
    const walk = await walkRenewal({}, ({ answer, fail }) => {
      answer('quote the renewal', { quote: lastYear })
      fail('register the renewal', failure('signed-out'))
    })
    await walk.press(inOnePress)
    walk.hold('register the renewal')
    await walk.press({ type: 'session.changed', signedIn: true })
    expect([walk.value(), walk.path()?.path]).toEqual([{ policy: 'registering' }, at(renewableTrackingCode)])
    const [refused, repeated] = walk.callsOf('register the renewal')
    expect(repeated).toEqual(refused)
  })
  it('is not ordered in one press after claims, or if last year’s terms have no price', async () => {
    const claimed = await walkRenewal()
    await claimed.press({ type: 'renewal-claims.opened' }, claims('life', 1), go, inOnePress)
    const unpriced = await walkRenewal({}, ({ answer }) =>
      answer('read the renewal', { ...renewalDetail, samePremium: null }),
    )
    await unpriced.press(inOnePress)
    for (const walk of [claimed, unpriced]) {
      expect(walk.value()).toEqual({ policy: 'showing' })
      expect(walk.callsOf('quote the renewal')).toEqual([])
    }
  })
  it('is not ordered at once if its insurer does not sell now', async () => {
    const walk = await walkRenewal({ saved: { ...requested('#policy'), flags: flagsOfLastYear } })
    expect(walk.value()).toEqual({ policy: 'showing' })
    expect(walk.callsOf('register the renewal')).toEqual([])
    expect(walk.emitted).toMatchObject([{ id: 'insurer-sells-no-more' }])
  })
  it('is registered again with the same key if the page was closed meanwhile', async () => {
    const closed = await walkRenewal(
      { saved: { ...requested('#policy'), flags: flagsOfLastYear } },
      ({ answer, hold }) => {
        answer('quote the renewal', { quote: lastYear })
        hold('register the renewal')
      },
    )
    const again = await walkRenewal({ saved: { ...closed.context(), ...requested('#policy') } })
    expect(again.callsOf('register the renewal')).toEqual(closed.callsOf('register the renewal'))
    expect(again.path()?.path).toBe(at(`payment/${trackingCode}`))
  })
  it('returns from its details to the offers, and from the payment to its details', async () => {
    const walk = await walkRenewalInformation(({ answer }) =>
      answer('read the order', { ...renewalOrder, stage: 2 }),
    )
    await walk.press(back)
    expect(walk.path()?.path).toBe(at(`offers/${renewableTrackingCode}`))
    const paying = await walkRenewal({ trackingCode })
    await paying.press({ type: 'xstate.route', to: '#payment' })
    await paying.press(back)
    expect(paying.path()?.path).toBe(at(`information/${trackingCode}`))
  })
})

describe('Back from the payment of a renewal that was ordered at last year’s terms', () => {
  it('leads to the policy until the order is loaded, because there are no details to show', async () => {
    const walk = await walkRenewal(
      { saved: { ...requested('#policy'), flags: flagsOfLastYear } },
      ({ answer, fail }) => {
        answer('quote the renewal', { quote: lastYear })
        fail('read the order', failure('unreachable'))
      },
    )
    expect(walk.value()).toEqual({ payment: 'answersFailed' })
    await walk.press(back)
    expect(walk.value()).toEqual({ policy: 'showing' })
  })
})

describe('a policy that cannot be renewed', () => {
  it('leads to the purchase of a new one', async () => {
    const walk = await walkRenewal({}, ({ fail }) => fail('read the renewal', refusal('nothingToRenew')))
    expect(walk.value()).toEqual({ opening: 'nothingToRenew' })
    await walk.press(go)
    expect([walk.value(), walk.path()?.path]).toEqual(['newPurchase', '/third-party/sanhub'])
  })
  it('leads to the motorcycle inquiry if the gateway says that it is a motorcycle’s', async () => {
    const ofMotorcycle = { ...refusal('nothingToRenew'), product: 'motorcycle' } as const
    const walk = await walkRenewal({}, ({ fail }) => fail('read the renewal', ofMotorcycle))
    await walk.press(go)
    expect([walk.value(), walk.path()?.path]).toEqual(['newMotorcyclePurchase', '/motorcycle/sanhub'])
  })
  it('of another user is not found', async () => {
    const walk = await walkRenewal({}, ({ fail }) => fail('read the renewal', refusal('notFound')))
    expect(walk.value()).toEqual({ opening: 'orderUnknown' })
  })
  it('is loaded again if a search finds that it was renewed meanwhile', async () => {
    const walk = await walkRenewal()
    walk.fail('search offers', refusal('nothingToRenew'))
    await walk.press(go)
    expect(walk.callsOf('read the renewal')).toHaveLength(2)
  })
})

describe('a refused search', () => {
  it('is shown on the page of the policy until the user leaves the page', async () => {
    const walk = await walkRenewal()
    walk.fail('search offers', failure('refused', errors.searchRefused.code, 'نشد.'))
    await walk.press(go)
    expect(walk.value()).toEqual({ policy: 'showing' })
    expect(walk.context().failure?.code).toBe(errors.searchRefused.code)
    await walk.press(go)
    expect(walk.context().failure).toBe(null)
  })
})

describe('signing in', () => {
  it.each(['#policy', '#offers'])('returns to the requested page: %s', async (to) => {
    const walk = await walkRenewal({ signedIn: false, saved: requested(to) }, ({ fail }) =>
      fail('read the renewal', failure('signed-out')),
    )
    expect(walk.value()).toEqual({ signIn: 'asking' })
    await walk.press({ type: 'session.changed', signedIn: true })
    expect(walk.path()?.path).toBe(
      at(to === '#policy' ? renewableTrackingCode : `offers/${renewableTrackingCode}`),
    )
  })
})
