import { describe, expect, it } from 'vitest'
import { addressUid, failure, order } from '#explorer/stubs/gateway-answers.ts'
import { legs, walkThirdParty } from '#tests/samples/walk.ts'

const go = { type: 'continue' } as const
const back = { type: 'back' } as const
const at = (step: string) => `/third-party/${step}/${order.trackingCode}`

const atAddress = async (mode: typeof order.deliveryMode = 'optional') => {
  const walk = walkThirdParty({ trackingCode: order.trackingCode })
  walk.answer('read the order', { ...order, deliveryMode: mode })
  await walk.press({ type: 'xstate.route', to: '#holder' })
  await legs.holder(walk)
  return walk
}
const atDelivery = async (mode?: typeof order.deliveryMode) => {
  const walk = await atAddress(mode)
  await legs.address(walk)
  return walk
}

describe('the delivery', () => {
  it('accepts time and recipient with a paper copy only', async () => {
    const walk = await atDelivery()
    const empty = walk.context().delivery
    await walk.press(
      { type: 'delivery.changed', change: { timeCode: 'slot-1' } },
      { type: 'delivery.changed', change: { otherRecipient: true } },
      { type: 'delivery.changed', change: { paper: false, timeCode: 'slot-1' } },
    )
    expect(walk.context().delivery).toEqual(empty)
    await walk.press({ type: 'delivery.changed', change: { paper: true, timeCode: 'slot-1' } })
    expect(walk.context().delivery).toEqual({ ...empty, paper: true, timeCode: 'slot-1' })
  })
  it('accepts a recipient’s name only for another recipient', async () => {
    const walk = await atDelivery()
    const name = { type: 'delivery.changed', change: { receiverName: 'نگار احمدی' } } as const
    await walk.press({ type: 'delivery.changed', change: { paper: true } }, name)
    expect(walk.context().delivery.receiverName).toBe('')
    await walk.press({ type: 'delivery.changed', change: { otherRecipient: true } }, name)
    expect(walk.context().delivery.receiverName).toBe('نگار احمدی')
  })
  it('uses the policy’s address until another is chosen', async () => {
    const walk = await atDelivery()
    walk.answer('save the delivery address', { isPost: true })
    await walk.press({ type: 'delivery.changed', change: { paper: true, timeCode: 'slot-1' } }, go)
    expect(walk.callsOf('save the delivery address')).toMatchObject([{ body: { addressUid } }])
    expect(walk.path()?.path).toBe(at('upload-documents'))
  })
  it('accepts the same changes while the addresses are listed', async () => {
    const walk = await atAddress()
    walk.hold('list the addresses')
    await legs.address(walk)
    expect(walk.value()).toEqual({ delivery: 'listing' })
    await walk.press({ type: 'delivery.changed', change: { timeCode: 'slot-1' } })
    expect(walk.context().delivery.timeCode).toBeNull()
    await walk.press({ type: 'delivery.changed', change: { paper: true, timeCode: 'slot-1' } })
    expect(walk.context().delivery).toMatchObject({ paper: true, timeCode: 'slot-1' })
  })
  it('cannot be declined where the insurer always sends a paper copy', async () => {
    const walk = await atDelivery('required')
    await walk.press({ type: 'delivery.changed', change: { paper: false } })
    expect(walk.context().delivery.paper).toBe(true)
  })
  it('is skipped in both directions if the insurer sends no paper, and its days are not loaded', async () => {
    const walk = await atDelivery('no_delivery')
    expect(walk.path()?.path).toBe(at('upload-documents'))
    await walk.press(back)
    expect(walk.path()?.path).toBe(at('address'))
    expect(walk.callsOf('list the delivery times')).toEqual([])
  })
})

describe('the address of the policy', () => {
  const home = { uid: 'home', enable: true }
  const saveUnusable = async (before: readonly (typeof home)[]) => {
    const walk = await atAddress()
    const draft = {
      province: 'tehran',
      city: 'tehran',
      address: 'میدان معلم، کوچهٔ یاس',
      plaqueNumber: '7',
      unitNumber: '',
      postalCode: '9938765431',
    }
    walk.answer('list the addresses', before)
    await walk.press(back, go)
    if (before.length > 0) await walk.press({ type: 'address-book.opened' })
    await walk.press(
      { type: 'address-form.opened', uid: null, draft },
      { type: 'address-draft.changed', change: draft },
    )
    walk.answer('save the address', { uid: 'unserved' })
    walk.answer('list the addresses', [...before, { uid: 'unserved', enable: false }])
    await walk.press(go)
    return walk
  }
  it('does not change if a new one cannot be used', async () => {
    const walk = await saveUnusable([home])
    expect(walk.value()).toEqual({ address: { choosing: 'pristine' } })
    expect(walk.context().addressUid).toBe('home')
  })
  it('is required while none can be used', async () => {
    const walk = await saveUnusable([])
    expect(walk.context().addressUid).toBeNull()
    await walk.press(go)
    expect(walk.value()).toEqual({ address: { choosing: 'showingErrors' } })
    expect(walk.path()?.path).toBe(at('address'))
    expect(walk.callsOf('save the policy address')).toEqual([])
  })
  it('keeps the typed form if saving failed, and saves it again', async () => {
    const walk = await atAddress()
    walk.fail('save the policy address', failure('broken'))
    await walk.press(go)
    expect(walk.value()).toEqual({ address: { choosing: 'pristine' } })
    await walk.press(go)
    const [first, again] = walk.callsOf('save the policy address')
    expect(again).toEqual(first)
  })
})
