import { describe, expect, it } from 'vitest'
import { errorText } from '#contract/error-texts.ts'
import { errors } from '#contract/errors.ts'
import { defectiveLookup, failure, offer, order } from '#explorer/stubs/gateway-answers.ts'
import { legs, type Walk, walkThirdParty } from '#tests/samples/walk.ts'

const go = { type: 'continue' } as const
const keyIn = (input: unknown) =>
  typeof input === 'object' && input !== null && 'key' in input ? input.key : undefined
const untilOffers = async (walk: Walk) => legs.inquiry(walk)
const untilHolder = async (walk: Walk) => {
  await untilOffers(walk)
  await legs.offers(walk, offer)
}
const untilPayment = async (walk: Walk) => {
  await untilHolder(walk)
  await legs.holder(walk)
  await legs.address(walk)
  await legs.delivery(walk)
  await legs.documents(walk)
}

describe('the third-party journey', () => {
  it('leads from the plate to the receipt', async () => {
    const walk = walkThirdParty()
    await untilPayment(walk)
    expect(walk.path()).toEqual({ path: '/third-party/payment/23456789ABCDEF', step: '1' })
    await legs.payment(walk)
    expect(walk.value()).toBe('settled')
    expect(walk.path()?.path).toBe('/payment-result/23456789ABCDEF')
    expect(walk.effects).toEqual(['open bank', 'show bank'])
  })

  it('shows errors instead of looking up an incomplete plate', async () => {
    const walk = walkThirdParty()
    await walk.settle()
    await walk.press({ type: 'owner-code.changed', value: '0084575949' }, go)
    expect(walk.has('showingErrors')).toBe(true)
    expect(walk.callsOf('look up the plate')).toEqual([])
  })

  it('leads back from the offers to the last question before them', async () => {
    const walk = walkThirdParty()
    await untilOffers(walk)
    await walk.press({ type: 'back' })
    expect(walk.path()).toEqual({ path: '/third-party/sanhub', step: '4' })
    const byHand = walkThirdParty()
    await byHand.settle()
    await byHand.press(
      { type: 'manual-entry.chosen' },
      { type: 'vehicle.changed', change: { carType: 'truck' } },
      { type: 'vehicle.changed', change: { carDetailCode: 'truck_3_5t', carProductionYear: '1399' } },
      go,
    )
    await byHand.press({ type: 'status.changed', change: { insured: 'without' } }, go)
    expect(byHand.path()?.path).toBe('/third-party/offers')
    expect(byHand.callsOf('search offers')).toMatchObject([
      { carType: 'truck', carDetailCode: 'truck_3_5t', carModel: null, policyStatus: 'without' },
    ])
    await byHand.press({ type: 'back' })
    expect(byHand.path()).toEqual({ path: '/third-party/vehicle-information', step: '2' })
  })

  it('leads to manual entry with the known parts of a defective answer', async () => {
    const walk = walkThirdParty()
    walk.answer('look up the plate', defectiveLookup)
    await walk.settle()
    await walk.press(
      { type: 'plate.changed', change: { plk1: '24', plk2: '10', plk3: '318', plkSrl: '44' } },
      { type: 'owner-code.changed', value: '0084575948' },
      go,
    )
    expect(walk.path()).toEqual({ path: '/third-party/vehicle-information', step: '1' })
    expect(walk.context().quote.vehicle).toMatchObject({
      carType: 'car',
      carProductionYear: '1399',
      carModel: null,
    })
    expect(walk.emitted).toEqual([])
    await walk.press(
      { type: 'vehicle.changed', change: { carBrand: 'peugeot' } },
      { type: 'vehicle.changed', change: { carModel: 'peugeot-207-manual' } },
      go,
      go,
    )
    expect(walk.path()).toEqual({ path: '/third-party/insurance-information', step: '1' })
    await walk.press(go, go, { type: 'history.changed', change: { receivedCompensation: false } }, go)
    expect(walk.path()?.path).toBe('/third-party/offers')
  })

  it('shows a lookup error first, and leads to manual entry if it occurs again', async () => {
    const walk = walkThirdParty()
    const refused = failure('refused', errors.plateNotOwners.code, errorText('plateNotOwners', 'fa'))
    walk.fail('look up the plate', refused, refused)
    await walk.settle()
    await walk.press(
      { type: 'plate.changed', change: { plk1: '24', plk2: '10', plk3: '318', plkSrl: '44' } },
      { type: 'owner-code.changed', value: '0084575948' },
      go,
    )
    expect(walk.path()).toEqual({ path: '/third-party/sanhub', step: '1' })
    expect(walk.context().failure).toEqual(refused)
    expect(walk.context().quote.plate.plk3).toBe('318')
    await walk.press(go)
    expect(walk.path()?.path).toBe('/third-party/vehicle-information')
  })

  it('keeps a guest’s choice while signing in, and then registers the order', async () => {
    const guest = walkThirdParty({ signedIn: false })
    await untilOffers(guest)
    await guest.press(
      { type: 'offer.chosen', offer },
      { type: 'payment-type.chosen', paymentType: 'bnpl' },
      go,
    )
    expect(guest.effects).toEqual(['sign-in'])
    expect(guest.callsOf('register the order')).toEqual([])

    const { configuration: _, ...saved } = guest.context()
    const back = walkThirdParty({ signedIn: true, saved })
    await back.press({ type: 'xstate.route', to: '#offers' })
    expect(back.callsOf('register the order')).toMatchObject([
      { body: { companyCode: 'damavand', paymentType: 'bnpl' } },
    ])
    expect(back.path()?.path).toBe('/third-party/personal-information/23456789ABCDEF')
  })

  it('asks to sign in again after the session has ended, and keeps all typed answers', async () => {
    const walk = walkThirdParty()
    await untilHolder(walk)
    walk.fail('save the policy holder', failure('signed-out', 4010))
    await legs.holder(walk)
    expect(walk.value()).toEqual({ signIn: 'asking' })
    expect(walk.context()).toMatchObject({
      signedIn: false,
      holder: { firstName: 'سارا', cellNumber: '09123456789' },
    })
  })

  it('reuses the key of a change whose answer was lost, and takes a new one for another body', async () => {
    const walk = walkThirdParty()
    await untilHolder(walk)
    walk.fail('save the policy holder', failure('unreachable'), failure('unreachable'))
    await legs.holder(walk)
    await walk.press(go, { type: 'holder.changed', change: { firstName: 'سارینا' } }, go)
    const keys = walk.callsOf('save the policy holder').map((input) => keyIn(input))
    expect(keys).toHaveLength(3)
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
  })

  it('repeats the same change after a reload interrupted it', async () => {
    const before = walkThirdParty()
    await untilHolder(before)
    before.hold('save the policy holder')
    await legs.holder(before)
    expect(before.has('submitting')).toBe(true)

    const { configuration: _, order: __, ...saved } = before.context()
    const after = walkThirdParty({ saved })
    await after.press({ type: 'xstate.route', to: '#holder' })
    expect(after.callsOf('save the policy holder')).toEqual(before.callsOf('save the policy holder'))
    expect(after.path()?.path).toBe('/third-party/address/23456789ABCDEF')
  })

  it('refuses to be routed away during a change', async () => {
    const walk = walkThirdParty()
    await untilHolder(walk)
    walk.hold('save the policy holder')
    await legs.holder(walk)
    await walk.press({ type: 'xstate.route', to: '#offers' })
    expect(walk.value()).toEqual({ holder: 'saving' })
  })

  it('falls back to its current step from an address that it cannot show', async () => {
    const fresh = walkThirdParty()
    await fresh.press({ type: 'xstate.route', to: '#offers' })
    expect(fresh.path()).toEqual({ path: '/third-party/sanhub', step: '1' })
    const ordered = walkThirdParty({ trackingCode: order.trackingCode })
    await ordered.press({ type: 'xstate.route', to: '#payment' })
    expect(ordered.path()?.path).toBe(`/third-party/personal-information/${order.trackingCode}`)
  })

  it('shows the receipt of a paid order', async () => {
    const walk = walkThirdParty({ trackingCode: order.trackingCode })
    walk.answer('read the order', { ...order, status: 'paid', stage: 6, editable: false })
    await walk.settle()
    expect(walk.value()).toBe('settled')
  })

  it('repeats an order whose answer was lost with the same key, without another search', async () => {
    const walk = walkThirdParty()
    await untilOffers(walk)
    walk.fail('register the order', failure('unreachable'))
    await legs.offers(walk, offer)
    expect(walk.value()).toEqual({ offers: 'unanswered' })
    await walk.press({ type: 'retry' })
    const [lost, repeated] = walk.callsOf('register the order')
    expect(repeated).toEqual(lost)
    expect(walk.callsOf('search offers')).toHaveLength(1)
    expect(walk.path()?.path).toBe('/third-party/personal-information/23456789ABCDEF')
  })

  it('shows a refused discount code in its field and keeps the list', async () => {
    const walk = walkThirdParty()
    await untilOffers(walk)
    walk.fail(
      'search offers',
      failure('refused', errors.discountExpired.code, errorText('discountExpired', 'fa')),
    )
    await walk.press(
      { type: 'discount-sheet.opened' },
      { type: 'discount-code.changed', value: 'OLD' },
      { type: 'discount.submitted' },
    )
    expect(walk.value()).toEqual({ offers: { list: 'enteringDiscount' } })
    expect(walk.context()).toMatchObject({
      discountCode: null,
      failure: { message: errorText('discountExpired', 'fa') },
    })
  })

  it('returns to the answers after a cancelled payment, keeps them all, and can pay again', async () => {
    const walk = walkThirdParty()
    await untilPayment(walk)
    walk.answer('watch the payment', 'cancelled')
    await walk.press(go)
    expect(walk.value()).toEqual({ payment: { checking: 'reviewing' } })
    expect(walk.context()).toMatchObject({ paymentEnd: 'cancelled', holder: { firstName: 'سارا' } })
    walk.answer('watch the payment', 'paid')
    await walk.press(go)
    expect(walk.value()).toBe('settled')
  })

  it('starts another order without the last payment’s result', async () => {
    const walk = walkThirdParty()
    await untilPayment(walk)
    walk.answer('watch the payment', 'cancelled')
    await walk.press(go, { type: 'answer-change.chosen', answer: 'offer' })
    expect(walk.context().paymentEnd).toBe('cancelled')
    await legs.offers(walk, offer)
    expect(walk.context().paymentEnd).toBeNull()
  })

  it('closes the bank’s window if the payment cannot be started', async () => {
    const walk = walkThirdParty()
    await untilPayment(walk)
    walk.fail('start the payment', failure('unreachable'))
    await walk.press(go)
    expect(walk.effects).toEqual(['open bank', 'close bank'])
    expect(walk.value()).toEqual({ payment: { checking: 'reviewing' } })
  })

  it.each([
    ['load the configuration', { opening: 'failed' }, async () => undefined],
    ['search offers', { offers: 'failed' }, untilOffers],
    [
      'list the addresses',
      { address: 'failed' },
      async (walk: Walk) => {
        await untilHolder(walk)
        await legs.holder(walk)
      },
    ],
    [
      'list the documents',
      { documents: 'failed' },
      async (walk: Walk) => {
        await untilHolder(walk)
        await legs.holder(walk)
        await legs.address(walk)
        await legs.delivery(walk)
      },
    ],
    ['read the invoice', { payment: 'invoiceFailed' }, untilPayment],
  ] as const)(
    'shows a panel with retry when «%s» fails, and goes on after it',
    async (call, failedAt, lead) => {
      const walk = walkThirdParty()
      walk.fail(call, failure('unreachable'))
      await lead(walk)
      await walk.settle()
      expect(walk.value()).toEqual(failedAt)
      expect(walk.context().failure).toMatchObject({ kind: 'unreachable', errorId: 'E-50417' })
      await walk.press({ type: 'retry' })
      expect(walk.has('failed')).toBe(false)
    },
  )
})
