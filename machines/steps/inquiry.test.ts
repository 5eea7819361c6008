import { describe, expect, it } from 'vitest'
import { errorText } from '#contract/error-texts.ts'
import { errors } from '#contract/errors.ts'
import { failure, lookup } from '#explorer/stubs/gateway-answers.ts'
import { walkJourney, walkThirdParty } from '#tests/samples/walk.ts'
import { motorcycle } from '../motorcycle.ts'
import { restoreContext, toPersisted, withoutOrder } from '../journey/stored-context.ts'

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
  it('leads to its policy after a confirmed edit', async () => {
    const walk = await reviewing()
    await walk.press(
      { type: 'vehicle-edit.opened' },
      { type: 'vehicle.changed', change: { carUsage: 'taxi_city' } },
      go,
    )
    expect(walk.context().quote.vehicle.carUsage).toBe('taxi_city')
    expect(walk.path()).toEqual({ path: '/third-party/sanhub', step: '3' })
  })
  it('leads to the questions about the last policy after a confirmed edit, if the registry knows none', async () => {
    const walk = walkThirdParty()
    walk.answer('look up the plate', { ...lookup, previousCompany: null, policyStatus: 'new' })
    await walk.settle()
    await walk.press(plate, owner, go)
    await walk.press(
      { type: 'vehicle-edit.opened' },
      { type: 'vehicle.changed', change: { carUsage: 'taxi_city' } },
      go,
    )
    expect(walk.context().quote.vehicle.carUsage).toBe('taxi_city')
    expect(walk.value()).toMatchObject({ vehicle: { status: 'pristine' } })
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

const manually = { type: 'manual-entry.chosen' } as const
const car = {
  type: 'vehicle.changed',
  change: { carBrand: 'peugeot', carModel: 'peugeot-207-manual', carProductionYear: '1399' },
} as const

describe('manual entry', () => {
  it('does not use the registry’s data of another vehicle', async () => {
    const walk = await reviewing()
    await walk.press({ type: 'back' }, manually)
    expect(walk.context()).toMatchObject({
      quote: {
        lookup: null,
        vehicle: { carBrand: null },
        status: { insured: null },
        history: { previousCompany: null },
        ownerNationalCode: '0084575948',
      },
    })
  })
  it('proposes a passenger car, which does not count as input', async () => {
    const walk = walkThirdParty({ signedIn: false })
    await walk.settle()
    await walk.press(manually)
    expect(walk.context().quote.vehicle).toMatchObject({ carType: 'car', carUsage: 'passenger' })
    await walk.press({ type: 'back' }, { type: 'back' })
    expect(walk.value()).toBe('left')
  })
  it('without a plate starts without the vehicle that was typed before', async () => {
    const walk = walkThirdParty()
    await walk.settle()
    await walk.press(manually, car, go, { type: 'status.changed', change: { insured: 'without' } })
    await walk.press({ type: 'back' }, { type: 'back' }, manually)
    expect(walk.context()).toMatchObject({
      quote: { vehicle: { carBrand: null, carProductionYear: null }, status: { insured: null } },
    })
  })
})

describe('a lookup that fails', () => {
  const down = failure('broken', errors.registryDown.code, errorText('registryDown', 'fa'))
  const foreign = failure('refused', errors.plateNotOwners.code, errorText('plateNotOwners', 'fa'))
  const refused = failure('refused', errors.registryRefused.code, errorText('registryRefused', 'fa'))
  const typed = { quote: { plate: plate.change, ownerNationalCode: owner.value } }

  const failing = async (...failures: unknown[]) => {
    const walk = walkThirdParty()
    walk.fail('look up the plate', ...failures)
    await walk.settle()
    await walk.press(plate, owner, go)
    return walk
  }

  it('leads to manual entry if the registry is down twice, even with a reload between', async () => {
    const before = await failing(down)
    expect(before.path()).toEqual({ path: '/third-party/sanhub', step: '1' })
    expect(before.context().failure).toEqual(down)

    const walk = walkThirdParty({
      saved: restoreContext('thirdparty', JSON.parse(JSON.stringify(toPersisted(before.context())))),
    })
    walk.fail('look up the plate', down)
    await walk.press({ type: 'xstate.route', to: '#inquiry-owner' }, go)
    expect(walk.path()).toEqual({ path: '/third-party/vehicle-information', step: '1' })
    expect(walk.context()).toMatchObject({ ...typed, failure: down })
    await walk.press({ type: 'back' })
    expect(walk.path()).toEqual({ path: '/third-party/sanhub', step: '1' })
    expect(walk.context()).toMatchObject({ ...typed, failure: null })
  })
  it('is shown by the page, without a toast', async () => {
    for (const each of [down, foreign, refused, failure('unreachable')]) {
      const walk = await failing(each)
      expect(walk.context().failure).toEqual(each)
      expect(walk.emitted).toEqual([])
    }
  })
  it.each([
    ['the other way', [down, foreign]],
    ['the same way after another error in between', [foreign, refused, foreign]],
  ])('leads to manual entry when it fails again %s', async (_, failures) => {
    const walk = await failing(...failures)
    for (const _again of failures.slice(1)) await walk.press(go)
    expect(walk.path()).toEqual({ path: '/third-party/vehicle-information', step: '1' })
  })
  it('leads to manual entry the second time, even if plate and code were changed in between', async () => {
    const walk = await failing(foreign, down)
    await walk.press(
      { type: 'plate.changed', change: { plk3: '319' } },
      { type: 'owner-code.changed', value: '0079652484' },
      go,
    )
    expect(walk.path()).toEqual({ path: '/third-party/vehicle-information', step: '1' })
    expect(walk.context().quote).toMatchObject({ plate: { plk3: '319' }, ownerNationalCode: '0079652484' })
  })
  it('is cleared once the registry has answered', async () => {
    const walk = await failing(foreign)
    await walk.press(go, { type: 'back' })
    walk.fail('look up the plate', foreign)
    await walk.press(go)
    expect(walk.path()).toEqual({ path: '/third-party/sanhub', step: '1' })
  })
  it('is cleared by the next inquiry', async () => {
    const walk = await failing(foreign)
    expect(withoutOrder(toPersisted(walk.context())).quote.lookupError).toBeNull()
  })
  it.each([down, foreign, refused])('offers manual entry with all input (%#)', async (each) => {
    const walk = walkThirdParty()
    walk.fail('look up the plate', each)
    await walk.settle()
    await walk.press(manually, car, { type: 'back' }, plate, owner, go, manually)
    expect(walk.path()).toEqual({ path: '/third-party/vehicle-information', step: '1' })
    expect(walk.context()).toMatchObject({
      quote: { ...typed.quote, vehicle: { carType: 'car', ...car.change } },
    })
  })
  it('leads to manual entry of a motorcycle in the motorcycle’s journey', async () => {
    const walk = walkJourney(motorcycle)
    walk.fail('look up the plate', foreign, down)
    await walk.press({ type: 'xstate.route', to: '#inquiry-owner' })
    await walk.press({ type: 'plate.changed', change: { plk1: '127', plk2: '58463' } }, owner, go)
    expect(walk.path()).toEqual({ path: '/motorcycle/sanhub', step: '1' })
    await walk.press(go)
    expect(walk.path()).toEqual({ path: '/motorcycle/motorcycle-information', step: '1' })
  })
  it.each(['registryRefused', 'plateUnknown'] as const)(
    'stays on the page if %s is repeated, and keeps the input',
    async (name) => {
      const each = failure('refused', errors[name].code, errorText(name, 'fa'))
      const walk = walkThirdParty()
      walk.fail('look up the plate', each, each)
      await walk.settle()
      await walk.press(plate, owner, go, go)
      expect(walk.callsOf('look up the plate')).toHaveLength(2)
      expect(walk.context().failure).toEqual(each)
      expect(walk.path()).toEqual({ path: '/third-party/sanhub', step: '1' })
      expect(walk.context()).toMatchObject({
        quote: { plate: plate.change, ownerNationalCode: owner.value },
      })
    },
  )
  it('is cancelled by Back without waiting for a slow answer', async () => {
    const walk = walkThirdParty()
    walk.hold('look up the plate')
    await walk.settle()
    await walk.press(plate, owner, go)
    expect(walk.value()).toMatchObject({ inquiry: { owner: 'lookingUp' } })
    await walk.press({ type: 'back' })
    expect(walk.value()).toMatchObject({ inquiry: { owner: { answering: { pristine: 'idle' } } } })
    expect(walk.context().quote.ownerNationalCode).toBe(owner.value)
  })
})
