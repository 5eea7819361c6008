/** The inspection of car-body insurance and its conditions. Document 3 section 4. */
import { describe, expect, it } from 'vitest'
import { errors } from '#contract/errors.ts'
import { carBodyOrder, placed, reserved } from '#explorer/stubs/car-body-answers.ts'
import { failure, otherAddressUid } from '#explorer/stubs/gateway-answers.ts'
import { startCarBody } from '#tests/samples/car-body.ts'

const go = { type: 'continue' } as const
const back = { type: 'back' } as const

/** An order whose address is saved, opened at its inspection. */
const atInspection = async (order: Partial<typeof carBodyOrder> = {}) => {
  const walk = startCarBody({ trackingCode: carBodyOrder.trackingCode })
  walk.answer('read the order', { ...carBodyOrder, stage: 4, inspection: placed, ...order })
  await walk.press({ type: 'xstate.route', to: '#inspection' })
  return walk
}

describe('the inspection', () => {
  it('reserves the earliest slot at once, and continues with it', async () => {
    const walk = await atInspection()
    expect(walk.value()).toEqual({ inspection: { choosingTime: 'pristine' } })
    expect(walk.callsOf('save the inspection time')).toMatchObject([{ body: { code: 'visit-1' } }])
    await walk.press(go)
    expect(walk.value()).toEqual({ terms: 'reading' })
    expect(walk.callsOf('save the inspection time')).toHaveLength(1)
  })
  it('loads the slots of another place, and reserves its earliest one', async () => {
    const walk = await atInspection()
    await walk.press(
      { type: 'inspection-place.reopened' },
      { type: 'inspection-place.picked', uid: otherAddressUid },
    )
    walk.answer('list the inspection times', { freeVisits: ['visit-9'] })
    await walk.press(go)
    expect(walk.callsOf('save the inspection place')).toMatchObject([
      { body: { addressUid: otherAddressUid } },
    ])
    expect(walk.context().inspection.timeCode).toBe('visit-9')
  })
  it('lists the slots again when the picked one is taken, and selects the reserved one again', async () => {
    const walk = await atInspection()
    walk.fail('save the inspection time', failure('refused', errors.slotTaken.code))
    await walk.press({ type: 'inspection-time.picked', code: 'visit-3' }, go)
    expect(walk.value()).toEqual({ inspection: { choosingTime: 'pristine' } })
    expect(walk.callsOf('list the inspection times')).toHaveLength(2)
    expect(walk.context().inspection.timeCode).toBe('visit-1')
  })
  it('leaves the choice to the user when the proposed slot is taken', async () => {
    const walk = startCarBody({ trackingCode: carBodyOrder.trackingCode })
    walk.answer('read the order', { ...carBodyOrder, stage: 4, inspection: placed })
    walk.fail('save the inspection time', failure('refused', errors.slotTaken.code))
    await walk.press({ type: 'xstate.route', to: '#inspection' })
    expect(walk.context().inspection.timeCode).toBeNull()
    await walk.press(go)
    expect(walk.has('showingErrors')).toBe(true)
  })
  it('says that a slot was given back, and asks for another one', async () => {
    const walk = await atInspection()
    await walk.release('wait until the slot is given back')
    expect(walk.emitted).toContainEqual(expect.objectContaining({ id: 'slot-given-back' }))
    expect(walk.context().savedInspection.timeCode).toBeNull()
  })
  it('books another visit after a missed one, and returns to My Insurance', async () => {
    const walk = startCarBody({ trackingCode: carBodyOrder.trackingCode })
    walk.answer('read the order', {
      ...carBodyOrder,
      status: 'paid',
      statusId: 53,
      editable: false,
      stage: 6,
    })
    await walk.press({
      type: 'xstate.route',
      to: '#inspection',
      query: { 'from-my-insurance': 'true' },
    })
    expect(walk.value()).toEqual({ inspection: { choosing: 'pristine' } })
    await walk.press(go)
    expect(walk.emitted).toContainEqual(expect.objectContaining({ id: 'visit-requested' }))
    expect(walk.value()).toBe('returned')
  })
  it('confirms the beginning of a visit on its day', async () => {
    const walk = startCarBody({ trackingCode: carBodyOrder.trackingCode })
    walk.answer('read the order', {
      ...carBodyOrder,
      status: 'paid',
      statusId: 64,
      editable: false,
      stage: 6,
      inspection: reserved,
    })
    await walk.press({
      type: 'xstate.route',
      to: '#inspection',
      query: { 'from-my-insurance': 'true' },
    })
    expect(walk.value()).toEqual({ inspection: 'visiting' })
    await walk.press(go)
    expect(walk.callsOf('start the visit')).toHaveLength(1)
    expect(walk.value()).toBe('returned')
  })
})

describe('the conditions', () => {
  it('are accepted once: when the user comes back, Continue sends nothing', async () => {
    const walk = await atInspection()
    await walk.press(go, go)
    expect(walk.callsOf('accept the terms')).toHaveLength(1)
    expect(walk.value()).toHaveProperty('documents')
    await walk.press(back)
    expect(walk.value()).toEqual({ terms: 'reading' })
    await walk.press(go)
    expect(walk.callsOf('accept the terms')).toHaveLength(1)
  })
})
