import { describe, expect, it } from 'vitest'
import {
  issuingOrder,
  owingOrder,
  renewablePolicy,
  renewalQuote,
  unfinishedOrder,
} from '#explorer/stubs/home.ts'
import { type HomeLists, homeCardsOf, orderProgress, pricedPolicies } from './home-cards.ts'

const lists = (change: Partial<HomeLists>): HomeLists => ({
  today: '1404-08-24',
  orders: [],
  renewals: [],
  ...change,
})
const kinds = (change: Partial<HomeLists>) => {
  const { cards, hasMore } = homeCardsOf(lists(change), null)
  return [...cards.map(({ kind }) => kind), ...(hasMore ? ['and more'] : [])]
}

describe('the cards of home', () => {
  it('are absent without orders and renewals', () => {
    expect(kinds({})).toEqual([])
  })
  it('are orders that wait, unfinished orders, orders being issued, and the renewal; within a group in the order of the lists', () => {
    expect(kinds({ orders: [owingOrder, unfinishedOrder], renewals: [renewablePolicy] })).toEqual([
      'owing',
      'unfinished',
      'renewal',
    ])
    expect(kinds({ orders: [unfinishedOrder, issuingOrder] })).toEqual(['unfinished', 'issuing'])
  })
  it('count an order with an action and no deadline, for example a visit, as waiting', () => {
    const actions = [{ type: 'start-visit' as const, value: issuingOrder.trackingCode }]
    expect(kinds({ orders: [{ ...issuingOrder, actions }] })).toEqual(['owing'])
  })
  it('are at most two orders and one renewal, with a link to the others', () => {
    expect(kinds({ orders: [owingOrder, unfinishedOrder, issuingOrder] })).toEqual([
      'owing',
      'unfinished',
      'and more',
    ])
    expect(kinds({ renewals: [renewablePolicy, renewablePolicy] })).toEqual(['renewal', 'and more'])
  })
  it('are one if the unfinished order is for the vehicle of the renewal', () => {
    const order = { ...unfinishedOrder, plate: renewablePolicy.plate }
    const { cards } = homeCardsOf(lists({ orders: [order], renewals: [renewablePolicy] }), null)
    expect(cards).toEqual([{ kind: 'renewal', policy: renewablePolicy, order }])
  })
  it('are one if the order renews this policy, and two if it renews another one or is of another product', () => {
    const renews = renewablePolicy.renewableTrackingCode
    const order = { ...unfinishedOrder, renews }
    const { cards } = homeCardsOf(lists({ orders: [order], renewals: [renewablePolicy] }), null)
    expect(cards).toEqual([{ kind: 'renewal', policy: renewablePolicy, order }])
    const { plate } = renewablePolicy
    const ofAnother = { ...unfinishedOrder, plate, renews: owingOrder.trackingCode }
    const carBody = { ...unfinishedOrder, plate, insuranceTypeCode: 'carbody' } as const
    for (const other of [ofAnother, carBody])
      expect(kinds({ orders: [other], renewals: [renewablePolicy] })).toEqual(['unfinished', 'renewal'])
  })
  it('are two if the order is paid, or if only the first parts of another kind of plate are equal', () => {
    const paid = { ...owingOrder, plate: renewablePolicy.plate }
    const motorcycle = { ...unfinishedOrder, plate: { plk1: '61', plk2: '13' } }
    expect(kinds({ orders: [paid, motorcycle], renewals: [renewablePolicy] })).toEqual([
      'owing',
      'unfinished',
      'renewal',
    ])
    expect(
      kinds({
        orders: [{ ...unfinishedOrder, plate: null }],
        renewals: [{ ...renewablePolicy, plate: null }],
      }),
    ).toEqual(['unfinished', 'renewal'])
  })
})

describe('the price of «same as last year»', () => {
  const carBody = { ...renewablePolicy, insuranceTypeCode: 'carbody' } as const
  const elsewhere = { ...renewablePolicy, isRedirectToExternalLink: true }
  const motorcycle = {
    ...renewablePolicy,
    renewableTrackingCode: `${renewablePolicy.renewableTrackingCode.slice(0, -1)}5`,
    insuranceTypeCode: 'motorcycle',
  } as const

  it('is requested for the liability policies that are renewed in Separ, the nearest end first', () => {
    expect(pricedPolicies(lists({ renewals: [carBody, elsewhere, motorcycle, renewablePolicy] }))).toEqual([
      motorcycle,
      renewablePolicy,
    ])
    expect(pricedPolicies(lists({ renewals: [carBody, elsewhere] }))).toEqual([])
    expect(pricedPolicies(lists({}))).toEqual([])
  })
  it('is requested for three policies at most', () => {
    expect(pricedPolicies(lists({ renewals: Array(5).fill(renewablePolicy) }))).toHaveLength(3)
  })
  it('is not requested while an order renews the policy', () => {
    const renews = renewablePolicy.renewableTrackingCode
    for (const order of [unfinishedOrder, owingOrder, issuingOrder])
      expect(pricedPolicies(lists({ orders: [{ ...order, renews }], renewals: [renewablePolicy] }))).toEqual(
        [],
      )
    expect(pricedPolicies(lists({ orders: [unfinishedOrder], renewals: [renewablePolicy] }))).toEqual([
      renewablePolicy,
    ])
  })
  it('has a card of the priced policy in place of the renewal’s card', () => {
    const quoted = { policy: renewablePolicy, quote: renewalQuote }
    const { cards, hasMore } = homeCardsOf(
      lists({ orders: [owingOrder], renewals: [renewablePolicy] }),
      quoted,
    )
    expect(cards[1]).toEqual({ kind: 'same-as-last-year', policy: renewablePolicy, quote: renewalQuote })
    expect(hasMore).toBe(false)
    expect(homeCardsOf(lists({ renewals: [motorcycle, renewablePolicy] }), quoted).cards).toEqual([
      { kind: 'same-as-last-year', ...quoted },
    ])
    expect(homeCardsOf(lists({ renewals: [motorcycle] }), quoted).cards[0]?.kind).toBe('renewal')
  })
})

describe('an open order', () => {
  it('counts its current step as half done, and is full when only the payment is left', () => {
    expect(orderProgress(unfinishedOrder)).toEqual({ fill: 0.375, stepsLeft: 3 })
    expect(orderProgress({ ...unfinishedOrder, nextState: 'holder' })).toEqual({ fill: 0.125, stepsLeft: 4 })
    expect(orderProgress({ ...unfinishedOrder, nextState: null })).toEqual({ fill: 1, stepsLeft: 0 })
  })
})
