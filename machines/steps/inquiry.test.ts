import { describe, expect, it } from 'vitest'
import { errorText } from '#contract/error-texts.ts'
import { errors } from '#contract/errors.ts'
import { failure } from '#explorer/stubs/gateway-answers.ts'
import { walkThirdParty } from '#tests/samples/walk.ts'
import { restoreContext, toPersisted } from '../journey/stored-context.ts'

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

describe('the vehicle from the registry', () => {
  it('leads to its policy once an edit is confirmed', async () => {
    const walk = await reviewing()
    await walk.press(
      { type: 'vehicle-edit.opened' },
      { type: 'vehicle.changed', change: { carUsage: 'taxi_city' } },
      go,
    )
    expect(walk.context().quote.vehicle.carUsage).toBe('taxi_city')
    expect(walk.path()).toEqual({ path: '/third-party/sanhub', step: '3' })
  })
  it('stays in the sheet while the edit is incomplete', async () => {
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

describe('manual entry', () => {
  it('does not use the registry’s data of another vehicle', async () => {
    const walk = await reviewing()
    await walk.press({ type: 'back' }, { type: 'manual-entry.chosen' })
    expect(walk.context()).toMatchObject({
      quote: {
        lookup: null,
        vehicle: { carType: null },
        status: { insured: null },
        history: { company: null },
        ownerNationalCode: '0084575948',
      },
    })
  })
})

describe('a lookup that fails', () => {
  const down = failure('broken', errors.registryDown.code, errorText('registryDown', 'fa'))
  const said = (text: string) => ({ type: 'toast', kind: 'error', text })

  it('leads to manual entry when the registry is down twice, over a reload too', async () => {
    const before = walkThirdParty()
    before.fail('look up the plate', down)
    await before.settle()
    await before.press(plate, owner, go)
    expect(before.path()).toEqual({ path: '/third-party/sanhub', step: '1' })
    expect(before.emitted).toEqual([said(errorText('registryDown', 'fa'))])

    const walk = walkThirdParty({
      saved: restoreContext('thirdparty', JSON.parse(JSON.stringify(toPersisted(before.context())))),
    })
    walk.fail('look up the plate', down)
    await walk.press({ type: 'xstate.route', to: '#inquiry-owner' }, go)
    expect(walk.path()).toEqual({ path: '/third-party/vehicle-information', step: '1' })
    expect(walk.emitted).toEqual([])
    await walk.press({ type: 'back' })
    expect(walk.path()).toEqual({ path: '/third-party/sanhub', step: '1' })
    expect(walk.context()).toMatchObject({
      quote: { plate: plate.change, ownerNationalCode: owner.value },
    })
  })
  it.each(['registryRefused', 'plateUnknown'] as const)(
    'says every time that %s, and keeps what was typed',
    async (name) => {
      const refused = failure('refused', errors[name].code, errorText(name, 'fa'))
      const walk = walkThirdParty()
      walk.fail('look up the plate', refused, refused)
      await walk.settle()
      await walk.press(plate, owner, go, go)
      expect(walk.callsOf('look up the plate')).toHaveLength(2)
      expect(walk.emitted).toEqual([said(errorText(name, 'fa')), said(errorText(name, 'fa'))])
      expect(walk.path()).toEqual({ path: '/third-party/sanhub', step: '1' })
      expect(walk.context()).toMatchObject({
        quote: { plate: plate.change, ownerNationalCode: owner.value },
      })
    },
  )
  it('is taken back by Back while it is slow: no answer is waited for', async () => {
    const walk = walkThirdParty()
    walk.hold('look up the plate')
    await walk.settle()
    await walk.press(plate, owner, go)
    expect(walk.value()).toMatchObject({ inquiry: { owner: 'lookingUp' } })
    await walk.press({ type: 'back' })
    expect(walk.value()).toMatchObject({ inquiry: { owner: { answering: 'pristine' } } })
    expect(walk.context().quote.ownerNationalCode).toBe(owner.value)
  })
})
