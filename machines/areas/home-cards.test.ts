import { describe, expect, it } from 'vitest'
import { issuingOrder, owingOrder, renewablePolicy, unfinishedOrder } from '#explorer/stubs/home.ts'
import { type HomeLists, homeCardsOf, orderProgress } from './home-cards.ts'

const kinds = (change: Partial<HomeLists>) => {
  const { cards, hasMore } = homeCardsOf({ today: '1404-08-24', orders: [], renewals: [], ...change })
  return [...cards.map(({ kind }) => kind), ...(hasMore ? ['and more'] : [])]
}

describe('the cards of home', () => {
  it('are none without an order and a renewal', () => {
    expect(kinds({})).toEqual([])
  })
  it('are what waits, what is not finished, what is being issued, and the renewal, in the order of the lists', () => {
    expect(kinds({ orders: [owingOrder, unfinishedOrder], renewals: [renewablePolicy] })).toEqual([
      'owing',
      'unfinished',
      'renewal',
    ])
    expect(kinds({ orders: [unfinishedOrder, issuingOrder] })).toEqual(['unfinished', 'issuing'])
  })
  it('count an order as waiting that has something to do and no deadline, as a visit', () => {
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
  it('are one where the unfinished order renews the same vehicle', () => {
    const order = { ...unfinishedOrder, plate: renewablePolicy.plate }
    const { cards } = homeCardsOf({ today: '1404-08-24', orders: [order], renewals: [renewablePolicy] })
    expect(cards).toEqual([{ kind: 'renewal', policy: renewablePolicy, order }])
  })
  it('are two where a paid order or another kind of plate has the same first parts', () => {
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

describe('an open order', () => {
  it('is half through its current step, and is followed by the payment', () => {
    expect(orderProgress(unfinishedOrder)).toEqual({ fill: 0.375, stepsLeft: 3 })
    expect(orderProgress({ ...unfinishedOrder, nextState: 'holder' })).toEqual({ fill: 0.125, stepsLeft: 4 })
    expect(orderProgress({ ...unfinishedOrder, nextState: null })).toEqual({ fill: 1, stepsLeft: 0 })
  })
})
