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
  it('preselects the digital policy, which one press confirms', async () => {
    const walk = await atDelivery()
    expect(walk.context().delivery.paper).toBe(false)
    walk.answer('save the delivery address', { isPost: false })
    await walk.press(go)
    expect(walk.callsOf('save the delivery address')).toMatchObject([{ body: { deliverable: false } }])
    expect(walk.path()?.path).toBe(at('upload-documents'))
  })
  it('keeps the answer of an earlier visit', async () => {
    const walk = await atDelivery()
    await walk.press({ type: 'delivery.changed', change: { paper: true } }, back, go)
    expect(walk.context().delivery.paper).toBe(true)
  })
  it('accepts time and recipient only with a paper copy', async () => {
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
  it('accepts a recipient’s name only if another person is the recipient', async () => {
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
  it('accepts the same changes while the delivery times are loaded again', async () => {
    const walk = await atDelivery()
    await walk.press(back)
    walk.hold('list the delivery times')
    await walk.press(go)
    expect(walk.value()).toEqual({ delivery: 'listingTimes' })
    await walk.press({ type: 'delivery.changed', change: { paper: true } })
    expect(walk.context().delivery.paper).toBe(true)
  })
  it('needs no slot while none is free, and continues without one', async () => {
    const walk = await atAddress()
    walk.answer('list the delivery times', { hasFreeSlot: false })
    walk.answer('save the delivery address', { isPost: true, needsTime: false })
    await legs.address(walk)
    await walk.press({ type: 'delivery.changed', change: { paper: true } }, go)
    expect(walk.path()?.path).toBe(at('upload-documents'))
    expect(walk.callsOf('save the delivery time')).toEqual([])
  })
  it('loads the days again if a slot has become free meanwhile', async () => {
    const walk = await atAddress()
    walk.answer('list the delivery times', { hasFreeSlot: false })
    walk.answer('save the delivery address', { isPost: true, needsTime: true })
    await legs.address(walk)
    walk.answer('list the delivery times', { hasFreeSlot: true })
    await walk.press({ type: 'delivery.changed', change: { paper: true } }, go)
    expect(walk.value()).toEqual({ delivery: { choosing: 'pristine' } })
    expect(walk.callsOf('list the delivery times')).toHaveLength(2)
    await walk.press(go)
    expect(walk.value()).toEqual({ delivery: { choosing: 'showingErrors' } })
  })
  it('cannot be declined if the insurer always sends a paper copy', async () => {
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

describe('the address book', () => {
  const two = [
    { uid: 'home', enable: true },
    { uid: 'work', enable: true },
  ]
  const atBook = async () => {
    const walk = await atAddress()
    walk.answer('list the addresses', two)
    await walk.press(back, go, { type: 'address-book.opened' }, { type: 'address.picked', uid: 'work' })
    return walk
  }
  it.each(['address', 'delivery'] as const)(
    'opens once it is loaded, if it was requested while loading: %s',
    async (step) => {
      const walk = await (step === 'address' ? atAddress() : atDelivery())
      if (step === 'delivery') await walk.press({ type: 'delivery.changed', change: { paper: true } })
      await walk.press(back)
      walk.hold('list the addresses')
      await walk.press(go, { type: 'address-book.opened' })
      expect(walk.value()).toMatchObject({ [step]: 'listing' })
      await walk.release('list the addresses')
      expect(walk.value()).toEqual({ [step]: 'book' })
    },
  )
  it('changes nothing if it is closed with another address ticked', async () => {
    for (const close of [back, { type: 'sheet.closed' }] as const) {
      const walk = await atBook()
      await walk.press(close)
      expect(walk.context().addressUid).toBe('home')
      await walk.press({ type: 'address-book.opened' }, go)
      expect(walk.context().addressUid).toBe('home')
    }
  })
  it('chooses the ticked address when it is selected', async () => {
    const walk = await atBook()
    await walk.press(go)
    expect(walk.value()).toEqual({ address: { choosing: 'pristine' } })
    expect(walk.context().addressUid).toBe('work')
  })
  it('keeps the tick while a deletion is confirmed or declined', async () => {
    const walk = await atBook()
    await walk.press({ type: 'address-deletion.asked', uid: 'home' }, { type: 'sheet.closed' }, go)
    expect(walk.context().addressUid).toBe('work')
  })
  it.each([
    ['the addresses are', 'list the addresses', 'address'],
    ['the delivery times are', 'list the delivery times', 'delivery'],
  ] as const)('asked for while %s read opens once they are there', async (_, call, step) => {
    const walk = await atAddress()
    await walk.press(go, { type: 'delivery.changed', change: { paper: true } })
    if (step === 'address') await walk.press(back)
    await walk.press(back)
    const release = walk.holdOnce(call)
    await walk.press(go)
    expect(walk.has('loading')).toBe(true)
    await walk.press({ type: 'address-book.opened' })
    await release()
    expect(walk.value()).toEqual({ [step]: 'book' })
  })
  it('opens the form of the first address if the book is empty, and keeps its input', async () => {
    const walk = await atAddress()
    walk.answer('list the addresses', [])
    await walk.press(back, go)
    expect(walk.value()).toEqual({ address: { form: 'pristine' } })
    await walk.press(
      { type: 'address-draft.changed', change: { address: 'خیابان شریعتی' } },
      { type: 'sheet.closed' },
    )
    expect(walk.value()).toEqual({ address: { choosing: 'pristine' } })
    await walk.press(back, go)
    expect(walk.value()).toEqual({ address: { form: 'pristine' } })
    expect(walk.context().addressDraft.address).toBe('خیابان شریعتی')
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
    if (before.length > 0) await walk.press({ type: 'address-form.opened', uid: null, draft })
    await walk.press({ type: 'address-draft.changed', change: draft })
    walk.answer('save the address', { uid: 'unserved' })
    walk.answer('list the addresses', [...before, { uid: 'unserved', enable: false }])
    await walk.press(go)
    return walk
  }
  it('is the first one of the book without a further press', async () => {
    const walk = await atAddress()
    walk.answer('list the addresses', [])
    await walk.press(back, go)
    const draft = { province: 'tehran', city: 'tehran', address: 'میدان معلم، کوچهٔ یاس', plaqueNumber: '7' }
    await walk.press({ type: 'address-draft.changed', change: { ...draft, postalCode: '9938765431' } })
    walk.answer('save the address', { uid: 'home' })
    walk.answer('list the addresses', [home])
    await walk.press(go)
    expect(walk.callsOf('save the policy address')).toMatchObject([{ body: { addressUid: 'home' } }])
    expect(walk.path()?.path).toBe(at('forwarding-details'))
    // The step is not left again automatically.
    await walk.press(back)
    expect(walk.value()).toEqual({ address: { choosing: 'pristine' } })
  })
  it('has to be confirmed if Back was pressed while the first one was being saved', async () => {
    const walk = await atAddress()
    walk.answer('list the addresses', [])
    await walk.press(back, go)
    const draft = { province: 'tehran', city: 'tehran', address: 'میدان معلم، کوچهٔ یاس', plaqueNumber: '7' }
    await walk.press({ type: 'address-draft.changed', change: { ...draft, postalCode: '9938765431' } })
    walk.answer('save the address', { uid: 'home' })
    walk.answer('list the addresses', [home])
    const release = walk.holdOnce('save the address')
    await walk.press(go, back)
    await release()
    expect(walk.value()).toEqual({ address: { choosing: 'pristine' } })
    expect(walk.callsOf('save the policy address')).toEqual([])
  })
  it('does not change if a new one cannot be used', async () => {
    const walk = await saveUnusable([home])
    expect(walk.value()).toEqual({ address: { choosing: 'pristine' } })
    expect(walk.context().addressUid).toBe('home')
  })
  it('is required if none can be used', async () => {
    const walk = await saveUnusable([])
    expect(walk.context().addressUid).toBeNull()
    await walk.press(go)
    expect(walk.value()).toEqual({ address: { choosing: 'showingErrors' } })
    expect(walk.path()?.path).toBe(at('address'))
    expect(walk.callsOf('save the policy address')).toEqual([])
  })
  it('keeps the form’s input if saving has failed, and saves it again', async () => {
    const walk = await atAddress()
    walk.fail('save the policy address', failure('broken'))
    await walk.press(go)
    expect(walk.value()).toEqual({ address: { choosing: 'pristine' } })
    await walk.press(go)
    const [first, again] = walk.callsOf('save the policy address')
    expect(again).toEqual(first)
  })
})
