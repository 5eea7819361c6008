/** The chosen offer after a closed sheet, after signing in, and when the user comes back. */
import { liabilityQuoteOf } from '../journey/quote.ts'
import { describe, expect, it } from 'vitest'
import { offer, trackingCode } from '#explorer/stubs/gateway-answers.ts'
import type { JourneyInput } from '../journey/context.ts'
import { legs, type Walk, walkThirdParty } from '#tests/samples/walk.ts'

const go = { type: 'continue' } as const
const back = { type: 'back' } as const
const close = { type: 'sheet.closed' } as const
const choose = { type: 'offer.chosen', offer } as const
const chooseWithAlternative = { ...choose, offer: { ...offer, hasUpSelling: true } } as const
const by = (paymentType: 'cash' | 'bnpl' | 'installment') =>
  ({ type: 'payment-type.chosen', paymentType }) as const
const higher = { ...offer, liabilityPropertyDamage: 200_000_000, payableAmount: 6_100_000 }
const accept = { type: 'upsell.accepted', upsellingId: 'up-1' } as const
const browsing = { offers: { list: 'browsing' } }

const atOffers = async (input: Partial<JourneyInput> = {}) => {
  const walk = walkThirdParty(input)
  walk.answer('list the alternatives', {
    upsells: [{ upsellingId: 'up-1', offer: higher, difference: 397_600 }],
  })
  await legs.inquiry(walk)
  return walk
}

describe('closing a sheet of the choice', () => {
  it('keeps the offer marked, and Continue opens the sheet again', async () => {
    const walk = await atOffers()
    await walk.press(choose, by('bnpl'), close)
    expect(walk.value()).toEqual(browsing)
    expect(walk.context().choice).toMatchObject({ offer, confirmed: false })
    await walk.press(go)
    expect(walk.value()).toEqual({ offers: 'choosingPayment' })
    expect(walk.context().choice?.paymentType).toBe('bnpl')
  })

  it('after an accepted alternative returns to the offer and the ceiling of the list', async () => {
    const walk = await atOffers()
    const ceiling = liabilityQuoteOf(walk.context()).liabilityPropertyDamage
    await walk.press(chooseWithAlternative, accept, close)
    expect(liabilityQuoteOf(walk.context()).liabilityPropertyDamage).toBe(ceiling)
    expect(walk.context().choice).toMatchObject({ offer: chooseWithAlternative.offer, upsellingId: null })
  })

  it('shows the alternatives of an insurer once in a list', async () => {
    const walk = await atOffers()
    await walk.press(chooseWithAlternative, close, chooseWithAlternative)
    expect(walk.value()).toEqual({ offers: 'choosingPayment' })
    await walk.press(close, { type: 'ceiling.chosen', ceiling: 150_000_000 })
    await walk.press(chooseWithAlternative)
    expect(walk.value()).toEqual({ offers: 'choosingAlternative' })
  })

  it.each([
    ['another ceiling', { type: 'ceiling.chosen', ceiling: 200_000_000 }],
    ['prices that are searched again', { type: 'retry' }],
  ] as const)('clears the choice for %s', async (_, event) => {
    const walk = await atOffers()
    await walk.press(choose, close, event)
    expect(walk.context().choice).toBeNull()
  })
})

describe('coming back to the offers from a later step', () => {
  const ordered = async () => {
    const walk = await atOffers()
    await walk.press(choose, go)
    expect(walk.path()?.path).toBe(`/third-party/personal-information/${trackingCode}`)
    return walk
  }

  it('marks the ordered offer, and Continue leads to the same order', async () => {
    const walk = await ordered()
    await walk.press(back)
    expect(walk.value()).toEqual(browsing)
    expect(walk.context().choice?.offer).toEqual(offer)
    await walk.press(go)
    expect(walk.callsOf('register the order')).toHaveLength(1)
    expect(walk.path()?.path).toBe(`/third-party/personal-information/${trackingCode}`)
  })

  it('marks it also after a reload', async () => {
    const before = await ordered()
    const walk = walkThirdParty({ saved: JSON.parse(JSON.stringify(before.context())), trackingCode })
    await walk.press({ type: 'xstate.route', to: '#offers' })
    expect(walk.value()).toEqual(browsing)
    expect(walk.context().choice?.offer).toEqual(offer)
    expect(walk.callsOf('register the order')).toEqual([])
  })

  it('marks nothing once an edited answer has changed the prices', async () => {
    const walk = await ordered()
    await walk.press(
      back,
      { type: 'edit-sheet.opened' },
      { type: 'answer-change.chosen', answer: 'discounts' },
    )
    await walk.press({ type: 'history.changed', change: { noDamageFactor: 0 } }, go)
    expect(walk.value()).toEqual(browsing)
    expect(walk.context().choice).toBeNull()
  })
})

describe('instalments of a guest who signs in', () => {
  const account = (registered: boolean, credit: number) => ({
    searchTrackingCode: 'SEARCH98765432',
    appliedDiscount: false,
    message: null,
    bnplAccount: { eligible: true, registered, credit },
    offer,
  })
  const signedIn = async (answer: ReturnType<typeof account>): Promise<Walk> => {
    const guest = walkThirdParty({ signedIn: false })
    guest.answer('search offers', {
      ...answer,
      bnplAccount: { eligible: true, registered: true, credit: null },
    })
    await legs.inquiry(guest)
    await guest.press(choose, by('bnpl'), go)
    expect(guest.value()).toEqual({ signIn: 'leaving' })
    const walk = walkThirdParty({ saved: guest.context() })
    walk.answer('reprice the choice', answer)
    await walk.press({ type: 'xstate.route', to: '#offers' })
    return walk
  }

  it('are ordered at once if the credit covers the shown instalments', async () => {
    const walk = await signedIn(account(true, 20_000_000))
    expect(walk.callsOf('register the order')).toMatchObject([{ body: { paymentType: 'bnpl' } }])
  })

  it('are shown again before the order if the credit is small, with the choice of another payment type', async () => {
    const walk = await signedIn(account(true, 900_000))
    expect(walk.value()).toEqual({ offers: 'reviewingInstalments' })
    expect(walk.callsOf('register the order')).toEqual([])
    await walk.press(by('installment'), go)
    expect(walk.callsOf('register the order')).toMatchObject([{ body: { paymentType: 'installment' } }])
  })

  it('are ordered with a small credit once the user has seen the first instalment', async () => {
    const walk = await signedIn(account(true, 900_000))
    await walk.press(go)
    expect(walk.callsOf('register the order')).toMatchObject([{ body: { paymentType: 'bnpl' } }])
    expect(walk.context().choice?.toldToday).toBe(offer.payableAmount - 900_000)
  })

  it('become cash with a message if the user is not registered with the provider', async () => {
    const walk = await signedIn(account(false, 0))
    expect(walk.value()).toEqual({ offers: 'reviewingInstalments' })
    expect(walk.context().choice).toMatchObject({ paymentType: 'cash', confirmed: false })
    expect(walk.callsOf('register the order')).toEqual([])
    await walk.press(go)
    expect(walk.callsOf('register the order')).toMatchObject([{ body: { paymentType: 'cash' } }])
  })
})
