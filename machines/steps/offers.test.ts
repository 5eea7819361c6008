import { liabilityQuoteOf } from '../journey/quote.ts'
import { describe, expect, it } from 'vitest'
import { errorText } from '#contract/error-texts.ts'
import { errors } from '#contract/errors.ts'
import { failure, offer } from '#explorer/stubs/gateway-answers.ts'
import { legs, walkThirdParty } from '#tests/samples/walk.ts'

const go = { type: 'continue' } as const
const choose = { type: 'offer.chosen', offer } as const
const expired = failure('refused', errors.searchExpired.code, errorText('searchExpired', 'fa'))
const variants = (card: 'A' | 'B') => ({
  list: [
    { name: 'offer-card', variant: card },
    { name: 'complete-later', variant: 'A' },
  ],
})

const atOffers = async (input: Parameters<typeof walkThirdParty>[0] = {}) => {
  const walk = walkThirdParty(input)
  await legs.inquiry(walk)
  return walk
}

describe('choosing an offer', () => {
  it('asks for the payment type in variant A and continues at once in variant B', async () => {
    const a = await atOffers()
    await a.press(choose)
    expect(a.value()).toEqual({ offers: 'choosingPayment' })

    const b = walkThirdParty()
    b.answer('list the experiments', variants('B'))
    await legs.inquiry(b)
    await b.press(choose)
    expect(b.callsOf('register the order')).toMatchObject([
      { body: { paymentType: 'cash', upsellingId: null } },
    ])
    expect(b.path()?.path).toBe('/third-party/personal-information/23456789ABCDEF')
  })

  it('counts a missing variant as A and reports it', async () => {
    const walk = walkThirdParty()
    walk.answer('list the experiments', { list: [] })
    await legs.inquiry(walk)
    await walk.press(choose)
    expect(walk.value()).toEqual({ offers: 'choosingPayment' })
    expect(walk.effects).toEqual(['report'])
  })

  it('shows alternatives first if there are any, and registers the accepted one', async () => {
    const walk = await atOffers()
    const higher = { ...offer, liabilityPropertyDamage: 200_000_000, payableAmount: 6_100_000 }
    walk.answer('list the alternatives', {
      upsells: [{ upsellingId: 'up-1', offer: higher, difference: 397_600, covers: null }],
    })
    await walk.press({ ...choose, offer: { ...offer, hasUpSelling: true } })
    expect(walk.value()).toEqual({ offers: 'choosingAlternative' })
    await walk.press({ type: 'upsell.accepted', upsellingId: 'up-1' }, go)
    expect(walk.callsOf('register the order')).toMatchObject([
      { body: { liabilityPropertyDamage: 200_000_000, upsellingId: 'up-1' } },
    ])
    expect(liabilityQuoteOf(walk.context()).liabilityPropertyDamage).toBe(200_000_000)
  })

  it('continues without alternatives if they cannot be loaded', async () => {
    const walk = await atOffers()
    walk.fail('list the alternatives', failure('broken'))
    await walk.press({ ...choose, offer: { ...offer, hasUpSelling: true } })
    expect(walk.value()).toEqual({ offers: 'choosingPayment' })
    expect(walk.emitted).toEqual([])
  })

  it('shows that an offer is not on sale instead of choosing it', async () => {
    const walk = await atOffers()
    await walk.press({ ...choose, offer: { ...offer, active: false } })
    expect(walk.value()).toEqual({ offers: { list: 'browsing' } })
    expect(walk.emitted).toEqual([
      { type: 'toast.message', kind: 'info', id: 'buying-disabled', about: 'بیمهٔ دماوند' },
    ])
  })

  it('shows that the payment type is not available to the user, and lists the offers again', async () => {
    const walk = await atOffers()
    const refused = failure(
      'refused',
      errors.paymentMethodUnavailable.code,
      errorText('paymentMethodUnavailable', 'fa'),
    )
    walk.fail('register the order', refused)
    await walk.press(choose, { type: 'payment-type.chosen', paymentType: 'bnpl' }, go)
    expect(walk.emitted).toEqual([{ type: 'toast.failure', failure: refused }])
    expect(walk.value()).toEqual({ offers: { list: 'browsing' } })
    expect(walk.context().choice).toBeNull()
    await walk.press(choose, go)
    expect(walk.callsOf('register the order')).toMatchObject([
      { body: { paymentType: 'bnpl' } },
      { body: { paymentType: 'cash' } },
    ])
    expect(walk.path()?.path).toBe('/third-party/personal-information/23456789ABCDEF')
  })

  it('stays with cash if the user is not registered with the BNPL provider', async () => {
    const walk = walkThirdParty()
    walk.answer('search offers', {
      searchTrackingCode: 'SEARCH23456789',
      appliedDiscount: false,
      message: null,
      bnplAccount: { eligible: true, registered: false, credit: 0 },
    })
    await legs.inquiry(walk)
    await walk.press(choose, { type: 'payment-type.chosen', paymentType: 'bnpl' })
    expect(walk.context().choice?.paymentType).toBe('cash')
    await walk.press({ type: 'payment-type.chosen', paymentType: 'installment' })
    expect(walk.context().choice?.paymentType).toBe('installment')
  })
})

describe('a choice of a guest', () => {
  const waiting = async () => {
    const guest = await atOffers({ signedIn: false })
    await guest.press(choose, go)
    expect(guest.value()).toEqual({ signIn: 'leaving' })
    return guest.context()
  }
  it('becomes an order when the user returns to the offers signed in', async () => {
    const walk = walkThirdParty({ saved: await waiting() })
    await walk.press({ type: 'xstate.route', to: '#offers' })
    expect(walk.callsOf('register the order')).toHaveLength(1)
  })
  it.each([
    ['without having signed in', false, '#offers'],
    ['to another step', true, '#inquiry-owner'],
  ])('is cleared when they come back %s: no order is made of it later', async (_, signedIn, to) => {
    const walk = walkThirdParty({ signedIn, saved: await waiting() })
    await walk.press(
      { type: 'xstate.route', to },
      { type: 'session.changed', signedIn: true },
      { type: 'xstate.route', to: '#inquiry-owner' },
      { type: 'xstate.route', to: '#offers' },
    )
    expect(walk.value()).toEqual({ offers: { list: 'browsing' } })
    expect(walk.callsOf('register the order')).toEqual([])
  })
})

describe('prices that are no longer valid', () => {
  it('need no decision if they are unchanged', async () => {
    const walk = await atOffers()
    walk.fail('register the order', expired)
    await walk.press(choose, go)
    expect(walk.callsOf('register the order')).toMatchObject([
      { body: { searchTrackingCode: 'SEARCH23456789' } },
      { body: { searchTrackingCode: 'SEARCH98765432' } },
    ])
    expect(walk.path()?.path).toBe('/third-party/personal-information/23456789ABCDEF')
  })

  it('need a decision if they have changed', async () => {
    const walk = await atOffers()
    walk.fail('register the order', expired)
    walk.answer('reprice the choice', {
      searchTrackingCode: 'SEARCH98765432',
      appliedDiscount: false,
      message: null,
      bnplAccount: { eligible: true, registered: true },
      offer: { ...offer, payableAmount: 5_900_000 },
    })
    await walk.press(choose, go)
    expect(walk.value()).toEqual({ offers: 'decidingOnPrice' })
    expect(walk.context()).toMatchObject({
      choice: { offer: { payableAmount: 5_702_400 } },
      repriced: { payableAmount: 5_900_000 },
    })
    await walk.press(go)
    expect(walk.callsOf('register the order')).toHaveLength(2)
    expect(walk.path()?.path).toBe('/third-party/personal-information/23456789ABCDEF')
  })

  const dearer = {
    searchTrackingCode: 'SEARCH98765432',
    appliedDiscount: false,
    message: null,
    bnplAccount: { eligible: true, registered: true },
    offer: { ...offer, payableAmount: 5_900_000 },
  }

  it('still need a decision after a reload: no order is registered without it', async () => {
    const before = await atOffers()
    before.fail('register the order', expired)
    before.answer('reprice the choice', dearer)
    await before.press(choose, go)
    const walk = walkThirdParty({ saved: before.context() })
    walk.answer('reprice the choice', dearer)
    await walk.press({ type: 'xstate.route', to: '#offers' })
    expect(walk.value()).toEqual({ offers: 'decidingOnPrice' })
    expect(walk.callsOf('register the order')).toEqual([])
    expect(walk.context()).toMatchObject({
      choice: { offer: { payableAmount: 5_702_400 } },
      repriced: { payableAmount: 5_900_000 },
    })
  })

  it('are discarded when the offers are left', async () => {
    const walk = await atOffers()
    walk.fail('register the order', expired)
    walk.answer('reprice the choice', dearer)
    await walk.press(
      choose,
      go,
      { type: 'xstate.route', to: '#inquiry-owner' },
      { type: 'xstate.route', to: '#offers' },
    )
    expect(walk.value()).toEqual({ offers: { list: 'browsing' } })
    expect(walk.context()).toMatchObject({ choice: null, repriced: null })
  })

  it('lead back to a new list with a message if the offer is gone', async () => {
    const walk = await atOffers()
    walk.fail('register the order', expired)
    walk.answer('reprice the choice', {
      searchTrackingCode: 'SEARCH98765432',
      appliedDiscount: false,
      message: null,
      bnplAccount: { eligible: true, registered: true },
      offer: null,
    })
    await walk.press(choose, go)
    expect(walk.value()).toEqual({ offers: { list: 'browsing' } })
    expect(walk.emitted).toEqual([{ type: 'toast.message', kind: 'error', id: 'offer-gone' }])
    expect(walk.context().choice).toBeNull()
  })
})

describe('the list of offers', () => {
  it('keeps its order, and clears the filters on another term', async () => {
    const walk = await atOffers()
    await walk.press(
      { type: 'arrangement-sheet.opened' },
      { type: 'arrangement.changed', change: { sort: 'branches', bnplOnly: true } },
      go,
    )
    expect(walk.context().arrangement).toMatchObject({ sort: 'branches', bnplOnly: true })
    await walk.press({ type: 'term-sheet.opened' })
    walk.actor.send({ type: 'term.chosen', policyTerm: 6 })
    expect(walk.value()).toEqual({ offers: 'settling' })
    expect(walk.context().arrangement).toMatchObject({ sort: 'branches', bnplOnly: false })
  })

  it('is loaded again if the term sheet was opened while prices were loading', async () => {
    const walk = await atOffers()
    await walk.press({ type: 'term-sheet.opened' })
    walk.actor.send({ type: 'term.chosen', policyTerm: 6 })
    walk.actor.send({ type: 'term-sheet.opened' })
    expect(walk.context().searchTrackingCode).toBeNull()
    await walk.press({ type: 'sheet.closed' })
    expect(walk.value()).toEqual({ offers: { list: 'browsing' } })
    expect(walk.callsOf('search offers')).toMatchObject([{ policyTerm: 12 }, { policyTerm: 6 }])
  })

  it('accepts events while it flashes for another ceiling', async () => {
    const walk = await atOffers()
    walk.actor.send({ type: 'ceiling.chosen', ceiling: 200_000_000 })
    expect(walk.value()).toEqual({ offers: { list: 'swapping' } })
    walk.actor.send({ type: 'discount-sheet.opened' })
    expect(walk.value()).toEqual({ offers: { list: 'enteringDiscount' } })
    expect(liabilityQuoteOf(walk.context()).liabilityPropertyDamage).toBe(200_000_000)
  })

  it('leads to the edit of one answer and directly back', async () => {
    const walk = await atOffers()
    await walk.press({ type: 'edit-sheet.opened' }, { type: 'answer-change.chosen', answer: 'discounts' })
    expect(walk.path()).toEqual({ path: '/third-party/insurance-information', step: '3' })
    await walk.press({ type: 'history.changed', change: { noDamageFactor: 0 } }, go)
    expect(walk.value()).toEqual({ offers: { list: 'browsing' } })
    expect(walk.context().changing).toBeNull()
    await walk.press(
      { type: 'edit-sheet.opened' },
      { type: 'answer-change.chosen', answer: 'vehicle' },
      { type: 'back' },
    )
    expect(walk.path()?.path).toBe('/third-party/offers')
  })
})
