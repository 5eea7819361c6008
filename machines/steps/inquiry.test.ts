import { describe, expect, it } from 'vitest'
import { walkThirdParty } from '#tests/samples/walk.ts'

const go = { type: 'continue' } as const
const plate = {
  type: 'plate.changed',
  change: { plk1: '24', plk2: '10', plk3: '318', plkSrl: '44' },
} as const
const owner = { type: 'owner-code.changed', value: '0084575948' } as const

const reviewing = async () => {
  const walk = walkThirdParty()
  await walk.settle()
  await walk.press(plate, owner, go)
  return walk
}

describe('the vehicle that the registry knew', () => {
  it('moves on to its policy once an edit of it is confirmed', async () => {
    const walk = await reviewing()
    await walk.press(
      { type: 'vehicle-edit.opened' },
      { type: 'vehicle.changed', change: { carUsage: 'taxi_city' } },
      go,
    )
    expect(walk.context().vehicle.carUsage).toBe('taxi_city')
    expect(walk.path()).toEqual({ path: '/third-party/sanhub', step: '3' })
  })
  it('stays in the sheet while the edit is not complete', async () => {
    const walk = await reviewing()
    await walk.press(
      { type: 'vehicle-edit.opened' },
      { type: 'vehicle.changed', change: { carBrand: 'saipa' } },
      go,
    )
    expect(walk.has('sheet')).toBe(true)
    expect(walk.has('showingErrors')).toBe(true)
  })
})

describe('going on without a plate', () => {
  it('takes nothing along of what the registry said of another vehicle', async () => {
    const walk = await reviewing()
    await walk.press({ type: 'back' }, { type: 'manual-entry.chosen' })
    expect(walk.context()).toMatchObject({
      lookup: null,
      vehicle: { carType: null },
      status: { insured: null },
      history: { company: null },
      ownerNationalCode: '0084575948',
    })
  })
})
