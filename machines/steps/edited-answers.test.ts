import { describe, expect, it } from 'vitest'
import { legs, walkThirdParty } from '#tests/samples/walk.ts'

const go = { type: 'continue' } as const
const back = { type: 'back' } as const

const atOffers = async () => {
  const walk = walkThirdParty()
  await legs.inquiry(walk)
  return walk
}

describe('an answer that is edited from the offers', () => {
  const places = [
    ['owner', '/third-party/sanhub', '1'],
    ['vehicle', '/third-party/sanhub', '2'],
    ['status', '/third-party/vehicle-information', '2'],
    ['policy', '/third-party/insurance-information', '1'],
    ['discounts', '/third-party/insurance-information', '3'],
    ['claims', '/third-party/insurance-information', '4'],
  ] as const
  it.each(places)('is edited at its own step, and Back returns directly: %s', async (answer, path, step) => {
    const walk = await atOffers()
    await walk.press({ type: 'edit-sheet.opened' }, { type: 'answer-change.chosen', answer })
    expect(walk.path()).toEqual({ path, step })
    expect(walk.context().changing).toBe(answer)
    await walk.press(back)
    expect(walk.value()).toEqual({ offers: { list: 'browsing' } })
    expect(walk.context().changing).toBeNull()
  })
  it.each(places.slice(1))('leads straight back when it is confirmed: %s', async (answer) => {
    const walk = await atOffers()
    await walk.press({ type: 'edit-sheet.opened' }, { type: 'answer-change.chosen', answer }, go)
    expect(walk.value()).toEqual({ offers: { list: 'browsing' } })
  })
  it('is part of the next search, for example a claim', async () => {
    const walk = await atOffers()
    await walk.press(
      { type: 'edit-sheet.opened' },
      { type: 'answer-change.chosen', answer: 'claims' },
      { type: 'history.changed', change: { receivedCompensation: true } },
      { type: 'history.changed', change: { propertyDamageCount: 1 } },
      { type: 'history.changed', change: { lifeDamageCount: 0 } },
      { type: 'history.changed', change: { driverDamageCount: 0 } },
      go,
    )
    expect(walk.value()).toEqual({ offers: { list: 'browsing' } })
    expect(walk.callsOf('search offers').at(-1)).toMatchObject({ propertyDamageCount: 1, lifeDamageCount: 0 })
  })
})
