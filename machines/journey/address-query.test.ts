import { describe, expect, it } from 'vitest'
import { configuration } from '#explorer/stubs/gateway-answers.ts'
import { legs, walkThirdParty } from '#tests/samples/walk.ts'
import { queryOf, sharedQueryOf } from './address-query.ts'
import { answersInQuery } from '../products/liability/search.ts'
import { emptyQuote } from './quote.ts'

const link = async () => {
  const walk = walkThirdParty()
  await legs.inquiry(walk)
  return { walk, query: sharedQueryOf(walk.context()) }
}

describe('a search in an address', () => {
  it('contains the vehicle and the history, and no personal data', async () => {
    const { walk, query } = await link()
    expect(query).toEqual({
      carType: 'car',
      carUsage: 'passenger',
      carModel: 'peugeot-207-manual',
      carProductionYear: '1399',
      policyStatus: 'with_policy',
      previousCompany: 'damavand',
      lastPolicyStartDate: '1403-09-04',
      lastPolicyExpDate: '1404-09-04',
      noDamageFactor: '35',
      driverNoDamageFactor: '35',
      policyTerm: '12',
      liabilityPropertyDamage: '53300000',
    })
    expect(queryOf(walk.context(), 'search')).toEqual({ ...query, isNormalFlow: 'true' })
  })

  it('opens the same offers on any device', async () => {
    const { query } = await link()
    const elsewhere = walkThirdParty({ signedIn: false })
    await elsewhere.press({ type: 'xstate.route', to: '#offers', query })
    expect(elsewhere.value()).toEqual({ offers: { list: 'browsing' } })
    expect(elsewhere.callsOf('search offers')).toMatchObject([
      { carModel: 'peugeot-207-manual', previousCompany: 'damavand', noDamageFactor: 35, sbId: null },
    ])
    expect(sharedQueryOf(elsewhere.context())).toEqual(query)
    expect(queryOf(elsewhere.context(), 'search')).toEqual(query)
  })

  it.each([
    ['a model that the list does not hold', { carModel: '999' }],
    ['a company that the list does not hold', { previousCompany: 'nobody' }],
    ['a factor that the list does not hold', { noDamageFactor: '33' }],
    ['an expiry before the start', { lastPolicyExpDate: '1403-01-01' }],
    ['no status', { policyStatus: '' }],
    ['nonsense', { carProductionYear: '<script>' }],
  ])('with %s leads to the inquiry, with what is known kept', async (_, wrong) => {
    const { query } = await link()
    const walk = walkThirdParty({
      saved: { quote: { ...emptyQuote('thirdparty'), ownerNationalCode: '0084575948' } },
    })
    await walk.press({ type: 'xstate.route', to: '#offers', query: { ...query, ...wrong } })
    expect(walk.path()).toEqual({ path: '/third-party/sanhub', step: '1' })
    expect(walk.emitted).toEqual([{ type: 'toast.message', kind: 'info', id: 'link-incomplete' }])
    const kept = {
      quote: { ownerNationalCode: '0084575948', vehicle: { carType: 'car', carUsage: 'passenger' } },
    }
    expect(walk.context()).toMatchObject(kept)
    await walk.press({ type: 'manual-entry.chosen' })
    expect(walk.context()).toMatchObject(kept)
  })

  it('does not replace the journey’s own search at its own address', async () => {
    const { walk, query } = await link()
    const own = queryOf(walk.context(), 'search')
    const { configuration: _, ...saved } = walk.context()
    const back = walkThirdParty({ saved })
    await back.press({ type: 'xstate.route', to: '#offers', query: { ...own, carModel: 'peugeot-pars' } })
    expect(back.context().quote.vehicle.carModel).toBe('peugeot-207-manual')
    const byLink = walkThirdParty({ saved })
    await byLink.press({ type: 'xstate.route', to: '#offers', query: { ...query, carModel: 'peugeot-pars' } })
    expect(byLink.context()).toMatchObject({
      quote: { vehicle: { carModel: 'peugeot-pars' }, lookup: null },
      byLink: true,
    })
  })

  it('contains numbers of claims only if there are any', () => {
    const said = answersInQuery(
      { policyStatus: 'with_policy', propertyDamageCount: '2', lifeDamageCount: '9' },
      configuration,
    )
    expect(said.history).toMatchObject({
      receivedCompensation: true,
      propertyDamageCount: 2,
      lifeDamageCount: null,
      driverDamageCount: 0,
    })
    expect(answersInQuery({ policyStatus: 'with_policy' }, configuration).history.receivedCompensation).toBe(
      false,
    )
  })
})
