/** Events of the user while a change is under way. Decisions, section 9. */
import { describe, expect, it } from 'vitest'
import { failure, offer, order } from '#explorer/stubs/gateway-answers.ts'
import { legs, type Walk, walkThirdParty } from '#tests/samples/walk.ts'

const go = { type: 'continue' } as const
const back = { type: 'back' } as const
const { trackingCode } = order

const atOffers = async () => {
  const walk = walkThirdParty()
  await legs.inquiry(walk)
  return walk
}
const atHolder = async () => {
  const walk = await atOffers()
  await legs.offers(walk, offer)
  return walk
}
const atCheck = async () => {
  const walk = await atHolder()
  await legs.holder(walk)
  await legs.address(walk)
  await legs.delivery(walk)
  await legs.documents(walk)
  return walk
}
const rename = (lastName: string) => ({ type: 'holder.changed', change: { lastName } }) as const
const lastNamesSaved = (walk: Walk) => JSON.stringify(walk.callsOf('save the policy holder'))

describe('Back while a change is under way', () => {
  it('waits for the response, and then leads back instead of on', async () => {
    const walk = await atHolder()
    walk.hold('save the policy holder')
    await legs.holder(walk)
    await walk.press(back)
    expect(walk.has('submitting')).toBe(true)
    await walk.release('save the policy holder')
    expect(walk.value()).toMatchObject({ offers: { list: 'browsing' } })
    await walk.press({ type: 'xstate.route', to: '#address' })
    expect(walk.path()?.path, 'the change was saved').toBe(`/third-party/address/${trackingCode}`)
  })
  it('leads back after a failure, too, which a toast shows', async () => {
    const walk = await atHolder()
    walk.hold('save the policy holder')
    walk.fail('save the policy holder', failure('broken'))
    await legs.holder(walk)
    await walk.press(back)
    await walk.release('save the policy holder')
    expect(walk.value()).toMatchObject({ offers: { list: 'browsing' } })
    expect(walk.emitted).toHaveLength(1)
    expect(walk.context().holder.lastName).toBe('رستگار')
  })
  it('returns from registering an order to the list, without the choice', async () => {
    const walk = await atOffers()
    walk.hold('register the order')
    await legs.offers(walk, offer)
    await walk.press(back)
    await walk.release('register the order')
    expect(walk.value()).toEqual({ offers: { list: 'browsing' } })
    expect(walk.context()).toMatchObject({ choice: null, trackingCode: null })
  })
  it('keeps the bank’s page from opening', async () => {
    const walk = await atCheck()
    walk.hold('start the payment')
    await walk.press(go, back)
    await walk.release('start the payment')
    expect(walk.value()).toEqual({ payment: { checking: 'reviewing' } })
    expect(walk.effects).toEqual(['open bank', 'close bank'])
  })
  it('closes only the sheet in which the change was started', async () => {
    const walk = await atHolder()
    await legs.holder(walk)
    await walk.press(
      { type: 'address-book.opened' },
      { type: 'address-deletion.asked', uid: '0b6f8f9e-2b57-4a52-9d9b-0d7f3f6f1a11' },
    )
    walk.hold('delete the address')
    await walk.press(go, { type: 'sheet.closed' })
    expect(walk.has('sheet')).toBe(true)
    await walk.release('delete the address')
    expect(walk.value()).toMatchObject({ address: { choosing: 'pristine' } })
    expect(walk.context().backWaits).toBe(false)
  })
})

describe('input while the form is being saved', () => {
  it('is kept in the open form, because it is not saved yet', async () => {
    const walk = await atHolder()
    walk.hold('save the policy holder')
    await legs.holder(walk)
    await walk.press(rename('رستگاری'))
    await walk.release('save the policy holder')
    expect(walk.value()).toMatchObject({ holder: { answering: 'pristine' } })
    expect(walk.context().holder.lastName).toBe('رستگاری')
    await walk.press(go)
    expect(walk.value()).toMatchObject({ address: { choosing: 'pristine' } })
    expect(lastNamesSaved(walk)).toContain('رستگاری')
  })
  it('that returns to what was sent continues to the next step', async () => {
    const walk = await atHolder()
    walk.hold('save the policy holder')
    await legs.holder(walk)
    await walk.press(rename('رستگاری'), rename('رستگار'))
    await walk.release('save the policy holder')
    expect(walk.value()).toMatchObject({ address: { choosing: 'pristine' } })
  })
  it('of an edit is discarded by Back; the saved answer stays', async () => {
    const walk = await atCheck()
    await walk.press({ type: 'answer-change.chosen', answer: 'holder' })
    walk.hold('save the policy holder')
    await walk.press(rename('پارسا'), go, rename('پارسای'))
    await walk.release('save the policy holder')
    await walk.press(back)
    expect(walk.value()).toMatchObject({ payment: { checking: 'reviewing' } })
    expect(walk.context().holder.lastName).toBe('پارسا')
  })
  it('of the delivery is also kept', async () => {
    const walk = await atHolder()
    await legs.holder(walk)
    await legs.address(walk)
    walk.hold('save the delivery address')
    await legs.delivery(walk)
    await walk.press({ type: 'delivery.changed', change: { paper: true } })
    await walk.release('save the delivery address')
    expect(walk.value()).toMatchObject({ delivery: { choosing: 'pristine' } })
    expect(walk.context().delivery.paper).toBe(true)
  })
  it('of the delivery time is also kept', async () => {
    const walk = await atHolder()
    await legs.holder(walk)
    await legs.address(walk)
    walk.answer('save the delivery address', { isPost: true, needsTime: true })
    walk.hold('save the delivery time')
    await walk.press({ type: 'delivery.changed', change: { paper: true, timeCode: 'slot-1' } }, go)
    await walk.press({ type: 'delivery.changed', change: { timeCode: 'slot-2' } })
    await walk.release('save the delivery time')
    expect(walk.value()).toMatchObject({ delivery: { choosing: 'pristine' } })
    expect(walk.context().delivery.timeCode).toBe('slot-2')
  })
})

describe('input while the delivery time is being saved', () => {
  it('keeps the form open, although the time itself has not changed', async () => {
    const walk = await atHolder()
    await legs.holder(walk)
    await legs.address(walk)
    walk.answer('save the delivery address', { isPost: true, needsTime: true })
    walk.hold('save the delivery time')
    const paper = { paper: true, timeCode: 'T-1' }
    await walk.press({ type: 'delivery.changed', change: paper }, go)
    expect(walk.value()).toEqual({ delivery: 'savingTime' })
    await walk.press({ type: 'delivery.changed', change: { paper: false } })
    await walk.release('save the delivery time')
    expect(walk.value()).toMatchObject({ delivery: { choosing: 'pristine' } })
  })
})

describe('while data is loading', () => {
  it('Back leaves the opening', async () => {
    const walk = walkThirdParty({ trackingCode })
    walk.hold('load the configuration')
    await walk.settle()
    await walk.press(back)
    expect(walk.value()).toBe('left')
  })
  it('Back closes the sheet of a code that is being checked', async () => {
    const walk = await atOffers()
    await walk.press({ type: 'discount-sheet.opened' }, { type: 'discount-code.changed', value: 'SALE20' })
    walk.hold('search offers')
    await walk.press({ type: 'discount.submitted' }, back)
    expect(walk.value()).toEqual({ offers: { list: 'browsing' } })
    expect(walk.context().discountCode).toBeNull()
  })
  it('a missing variant is not reported, because it may only be late', async () => {
    const walk = walkThirdParty()
    walk.hold('list the experiments')
    await legs.inquiry(walk)
    await walk.press({ type: 'offer.chosen', offer })
    expect(walk.value()).toEqual({ offers: 'choosingPayment' })
    expect(walk.effects).toEqual([])
  })
})

describe('signing in on another page', () => {
  it('closes the sign-in question, and the order is opened again', async () => {
    const walk = walkThirdParty({ trackingCode })
    walk.fail('read the order', failure('signed-out'))
    await walk.press({ type: 'xstate.route', to: '#address' })
    expect(walk.value()).toEqual({ signIn: 'asking' })
    walk.answer('read the order', { ...order, stage: 4 })
    walk.hold('read the order')
    await walk.press({ type: 'session.changed', signedIn: true })
    await walk.release('read the order')
    expect(walk.path()?.path).toBe(`/third-party/address/${trackingCode}`)
  })
  it('returns to the step whose change was refused because the session had ended', async () => {
    const walk = walkThirdParty({ trackingCode })
    walk.answer('read the order', { ...order, stage: 4 })
    await walk.press({ type: 'xstate.route', to: '#address' })
    walk.fail('save the policy address', failure('signed-out'))
    await legs.address(walk)
    expect(walk.value()).toEqual({ signIn: 'asking' })
    await walk.press({ type: 'session.changed', signedIn: true })
    expect(walk.path()?.path).toBe(`/third-party/address/${trackingCode}`)
    expect(walk.context().requested).toBeNull()
  })
  it('continues with the offer that a guest has confirmed', async () => {
    const walk = walkThirdParty({ signedIn: false })
    await legs.inquiry(walk)
    await legs.offers(walk, offer)
    expect(walk.value()).toEqual({ signIn: 'leaving' })
    await walk.press({ type: 'session.changed', signedIn: true })
    expect(walk.value()).toMatchObject({ holder: { answering: 'pristine' } })
  })
})

describe('an order', () => {
  it('without delivery can be continued to its documents', async () => {
    const walk = walkThirdParty({ trackingCode })
    walk.answer('read the order', { ...order, deliveryMode: 'no_delivery' })
    await walk.press({ type: 'xstate.route', to: '#holder' })
    await legs.holder(walk)
    await legs.address(walk)
    expect(walk.value()).toMatchObject({ documents: { gathering: 'pristine' } })
    await walk.press(back)
    await walk.press({ type: 'xstate.route', to: '#documents' })
    expect(walk.value()).toMatchObject({ documents: { gathering: 'pristine' } })
  })
  it('that lacks an earlier answer is loaded again instead of being completed repeatedly', async () => {
    const walk = walkThirdParty({ trackingCode })
    walk.answer('read the order', { ...order, stage: 5 })
    walk.fail('complete the order', failure('refused', 2021))
    await walk.press({ type: 'xstate.route', to: '#documents' })
    expect(walk.value()).toMatchObject({ holder: { answering: 'pristine' } })
    expect(walk.emitted).toHaveLength(1)
  })
  it('proposes the owner’s code even if the deadline cannot be loaded', async () => {
    const walk = walkThirdParty({ trackingCode })
    walk.answer('list the experiments', { list: [{ name: 'complete-later', variant: 'B' }] })
    walk.answer('read the order', { ...order, ownerNationalCode: '0084575948' })
    walk.fail('read the completion deadline', failure('broken'))
    await walk.press({ type: 'xstate.route', to: '#holder' })
    expect(walk.context().holder.nationalCode).toBe('0084575948')
  })
})
