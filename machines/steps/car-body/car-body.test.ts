/**
 * The car-body journey: its own questions, its covers, its inspection and its conditions. Document 3 section
 * 4.
 */
import { describe, expect, it, vi } from 'vitest'
import { errors } from '#contract/errors.ts'
import { carBodyConfiguration, carBodyLookup, carBodyOffer } from '#explorer/stubs/car-body-answers.ts'
import { failure } from '#explorer/stubs/gateway-answers.ts'
import { startCarBody } from '#tests/samples/car-body.ts'
import { queryOf, sharedQueryOf } from '../../journey/address-query.ts'
import { carBodyQuoteOf } from '../../journey/quote.ts'

const go = { type: 'continue' } as const
const back = { type: 'back' } as const
const price = { type: 'value.changed', change: { carValue: 680_000_000 } } as const
const atValue = async () => {
  const walk = startCarBody()
  await walk.settle()
  await walk.press(
    { type: 'plate.changed', change: { plk1: '24', plk2: '10', plk3: '318', plkSrl: '44' } },
    { type: 'owner-code.changed', value: '0084575948' },
    go,
    go,
    go,
    go,
  )
  return walk
}

const atOffers = async () => {
  const walk = await atValue()
  await walk.press(price, go)
  return walk
}

describe('the inquiry of car-body insurance', () => {
  it('asks for the price last, and refuses one below the minimum', async () => {
    const walk = await atValue()
    expect(walk.path()).toMatchObject({ path: '/car-body/sanhub', step: 'value' })
    await walk.press({ type: 'value.changed', change: { carValue: 40_000_000 } }, go)
    expect(walk.has('showingErrors')).toBe(true)
    await walk.press(price, go)
    expect(walk.value()).toEqual({ offers: { list: 'browsing' } })
  })
  it('takes the minimum from the configuration, which is in rials', async () => {
    const walk = startCarBody()
    walk.answer('load the configuration', { ...carBodyConfiguration, minCarValue: 6_900_000_000 })
    await walk.settle()
    await walk.press(
      { type: 'plate.changed', change: { plk1: '24', plk2: '10', plk3: '318', plkSrl: '44' } },
      { type: 'owner-code.changed', value: '0084575948' },
      go,
      go,
      go,
      go,
    )
    await walk.press(price, go)
    expect(walk.value()).toEqual({ inquiry: { value: 'showingErrors' } })
    await walk.press({ type: 'value.changed', change: { carValue: 690_000_000 } }, go)
    expect(walk.value()).toEqual({ offers: { list: 'browsing' } })
  })
  it('keeps the instalment-only flag of a link to manual entry up to the search', async () => {
    const walk = startCarBody({
      saved: { requested: { to: '#vehicle', query: { installmentActive: 'true' } } },
    })
    await walk.settle()
    expect(carBodyQuoteOf(walk.context()).installmentActive).toBe(true)
    expect(queryOf(walk.context(), 'change')).toEqual({ installmentActive: 'true' })
    const car = { carBrand: 'peugeot', carModel: 'peugeot-207-manual', carProductionYear: '1399' }
    await walk.press(
      { type: 'vehicle.changed', change: car },
      go,
      price,
      go,
      { type: 'insurance.changed', change: { policyStatus: 'without' } },
      go,
      { type: 'third-party-discount.chosen', discount: '2' },
      go,
    )
    expect(walk.callsOf('search offers')).toMatchObject([{ installmentActive: true }])
    await walk.press({ type: 'xstate.route', to: '#vehicle', query: { installmentActive: 'false' } })
    expect(carBodyQuoteOf(walk.context()).installmentActive).toBe(false)
  })
  it('leads from the first 1000 or 1027 to manual entry, and shows a repeat in a toast', async () => {
    const walk = startCarBody()
    const [down, foreign] = (['registryDown', 'plateNotOwners'] as const).map((name) =>
      failure('refused', errors[name].code, name),
    )
    walk.fail('look up the plate', down, foreign)
    await walk.settle()
    await walk.press(
      { type: 'plate.changed', change: { plk1: '24', plk2: '10', plk3: '318', plkSrl: '44' } },
      { type: 'owner-code.changed', value: '0084575948' },
      go,
    )
    expect(walk.path()?.path).toBe('/car-body/vehicle-information')
    expect(walk.context().failure).toEqual(down)
    expect(walk.context().quote.plate.plk3).toBe('318')
    expect(walk.emitted).toEqual([])
    await walk.press(back, go)
    expect(walk.path()).toMatchObject({ path: '/car-body/sanhub', step: 'owner' })
    expect(walk.emitted).toEqual([{ type: 'toast.failure', failure: foreign }])
    expect(walk.context().failure).toBeNull()
  })
  it.each([
    ['the registry’s message', 'این خودرو سواری نیست.', { type: 'toast', text: 'این خودرو سواری نیست.' }],
    ['a message of the app, if it has none', null, { type: 'toast.message', id: 'registry-incomplete' }],
  ])('leads from an incomplete answer to manual entry, with %s in a toast', async (_, message, toast) => {
    const walk = startCarBody()
    walk.answer('look up the plate', { ...carBodyLookup, isDefective: true, message, carModel: null })
    await walk.settle()
    await walk.press(
      { type: 'plate.changed', change: { plk1: '24', plk2: '10', plk3: '318', plkSrl: '44' } },
      { type: 'owner-code.changed', value: '0084575948' },
      go,
    )
    expect(walk.path()?.path).toBe('/car-body/vehicle-information')
    expect(walk.emitted).toEqual([{ kind: 'info', ...toast }])
    expect(walk.context().quote.vehicle).toMatchObject({ carBrand: 'peugeot', carModel: null })
  })
  it('sends the registry’s car, the stated price and the two proposed covers', async () => {
    const walk = await atOffers()
    expect(walk.callsOf('search offers')).toEqual([
      expect.objectContaining({
        carModel: 'peugeot-207-manual',
        carValue: 680_000_000,
        carAccessoriesValue: null,
        carBodyDiscount: '2',
        covers: ['cover_price_fluctuation_25', 'cover_theft_of_parts'],
        sbId: carBodyLookup.sbId,
      }),
    ])
  })
  it('clears the amount of accessories when their box is unticked', async () => {
    const walk = await atValue()
    await walk.press(
      { type: 'value.changed', change: { hasAccessories: true, carAccessoriesValue: 25_000_000 } },
      { type: 'value.changed', change: { hasAccessories: false } },
    )
    expect(carBodyQuoteOf(walk.context()).value.carAccessoriesValue).toBeNull()
  })
  it('clears the answers about an earlier policy if there was none', async () => {
    const walk = await atValue()
    await walk.press(back, back, { type: 'insurance.changed', change: { policyStatus: 'new' } })
    expect(carBodyQuoteOf(walk.context()).insurance).toEqual({
      policyStatus: 'new',
      previousCompany: null,
      lastPolicyExpDate: null,
      carBodyDiscount: null,
    })
  })
})

describe('a link to the offers of car-body insurance', () => {
  const open = async (wrong: Readonly<Record<string, string>>) => {
    const query = sharedQueryOf((await atOffers()).context())
    const walk = startCarBody()
    await walk.press({ type: 'xstate.route', to: '#offers', query: { ...query, ...wrong } })
    return walk
  }
  it('shows prices of a private passenger car', async () => {
    const walk = await open({})
    expect(walk.value()).toEqual({ offers: { list: 'browsing' } })
    expect(walk.callsOf('search offers')).toMatchObject([{ carType: 'car', carUsage: 'passenger' }])
  })
  it.each([
    ['another type', { carType: 'motorcycle' }],
    ['another usage', { carUsage: 'taxi' }],
  ])('leads to the inquiry with %s, and asks for the car', async (_, wrong) => {
    const walk = await open(wrong)
    expect(walk.path()).toEqual({ path: '/car-body/sanhub', step: 'owner' })
    expect(walk.emitted).toEqual([{ type: 'toast.message', kind: 'info', id: 'link-incomplete' }])
    expect(walk.callsOf('search offers')).toEqual([])
    expect(walk.context().quote.vehicle).toMatchObject({ carModel: null, carProductionYear: '1399' })
  })
})

describe('a car that is entered by hand', () => {
  const atCar = async () => {
    const walk = startCarBody()
    await walk.settle()
    await walk.press({ type: 'manual-entry.chosen' })
    await walk.press({
      type: 'vehicle.changed',
      change: { carBrand: 'peugeot', carModel: 'peugeot-207-manual', carProductionYear: '1399' },
    })
    return walk
  }
  it('keeps the equal year in the other calendar, and clears a year without an equal one', async () => {
    const walk = await atCar()
    await walk.press({ type: 'vehicle.changed', change: { carImported: true } })
    expect(walk.context().quote.vehicle).toMatchObject({ carImported: true, carProductionYear: '2020' })
    const other = startCarBody()
    other.answer('load the configuration', { ...carBodyConfiguration, carProductionYearsGC: [] })
    await other.settle()
    await other.press({ type: 'manual-entry.chosen' })
    await other.press({ type: 'vehicle.changed', change: { carProductionYear: '1399' } })
    await other.press({ type: 'vehicle.changed', change: { carImported: true } })
    expect(other.context().quote.vehicle.carProductionYear).toBeNull()
  })
  it('clears its model with another brand, and its month with another year', async () => {
    const walk = await atCar()
    await walk.press(
      { type: 'vehicle.changed', change: { carProductionYear: '1404', carProductionMonth: '2' } },
      { type: 'vehicle.changed', change: { carBrand: 'saipa' } },
    )
    expect(walk.context().quote.vehicle).toMatchObject({ carModel: null, carProductionMonth: '2' })
    await walk.press({ type: 'vehicle.changed', change: { carProductionYear: '1399' } })
    expect(walk.context().quote.vehicle.carProductionMonth).toBeNull()
  })
  it('needs its month in the newest years only', async () => {
    const walk = await atCar()
    await walk.press({ type: 'vehicle.changed', change: { carProductionYear: '1404' } }, go)
    expect(walk.has('showingErrors')).toBe(true)
    await walk.press({ type: 'vehicle.changed', change: { carProductionMonth: '2' } }, go)
    expect(walk.path()).toMatchObject({ path: '/car-body/vehicle-information', step: 'value' })
  })
})

describe('the covers of the offers', () => {
  it('are searched one second after the last change, and clear the choice', async () => {
    const walk = await atOffers()
    await walk.press({ type: 'offer.chosen', offer: carBodyOffer }, { type: 'sheet.closed' })
    expect(walk.context().choice).not.toBeNull()
    vi.useFakeTimers()
    walk.actor.send({ type: 'cover.toggled', code: 'cover_glass_breaking' })
    await vi.advanceTimersByTimeAsync(800)
    walk.actor.send({ type: 'cover.toggled', code: 'cover_price_fluctuation_25' })
    await vi.advanceTimersByTimeAsync(800)
    expect(walk.callsOf('search offers')).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(300)
    vi.useRealTimers()
    expect(walk.callsOf('search offers')).toHaveLength(2)
    expect(walk.callsOf('search offers').at(-1)).toMatchObject({
      covers: ['cover_theft_of_parts', 'cover_glass_breaking'],
    })
    expect(walk.context().choice).toBeNull()
  })
  it('replace the cover of the same kind when another level is confirmed', async () => {
    const walk = await atOffers()
    await walk.press({ type: 'cover-levels.opened', kind: 'theft-of-parts' })
    expect(walk.actor.getSnapshot().can(go)).toBe(false)
    walk.actor.send({ type: 'cover-level.picked', code: 'cover_theft_of_parts_20' })
    walk.actor.send(go)
    expect(carBodyQuoteOf(walk.context()).covers).toEqual([
      'cover_price_fluctuation_25',
      'cover_theft_of_parts_20',
    ])
  })
  it('of the sheet of all covers are a draft until they are confirmed', async () => {
    const walk = await atOffers()
    const { covers } = carBodyQuoteOf(walk.context())
    await walk.press(
      { type: 'cover-sheet.opened' },
      { type: 'cover.toggled', code: 'cover_glass_breaking' },
      { type: 'sheet.closed' },
    )
    expect(carBodyQuoteOf(walk.context()).covers).toEqual(covers)
    expect(walk.callsOf('search offers')).toHaveLength(1)
  })
})
