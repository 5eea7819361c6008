import { liabilityQuoteOf } from '../journey/quote.ts'
import { describe, expect, it } from 'vitest'
import { offer } from '#explorer/stubs/gateway-answers.ts'
import { legs, type Walk, walkThirdParty } from '#tests/samples/walk.ts'

const go = { type: 'continue' } as const
const back = { type: 'back' } as const
const otherPlate = { type: 'plate.changed', change: { plk1: '25' } } as const

const atOffers = async (walk: Walk = walkThirdParty()) => {
  await legs.inquiry(walk)
  return walk
}
const editFromOffers = async (answer: 'owner' | 'claims' | 'policy') => {
  const walk = await atOffers()
  const before = walk.context()
  await walk.press({ type: 'edit-sheet.opened' }, { type: 'answer-change.chosen', answer })
  return { walk, before }
}
const atCheck = async () => {
  const walk = await atOffers()
  await legs.offers(walk, offer)
  await legs.holder(walk)
  await legs.address(walk)
  await legs.delivery(walk)
  await legs.documents(walk)
  return walk
}

describe('a change while an answer is edited', () => {
  it('is discarded by Back, and the offers are those of the earlier answers', async () => {
    const { walk, before } = await editFromOffers('claims')
    await walk.press({ type: 'history.changed', change: { receivedCompensation: true } }, back)
    expect(walk.value()).toEqual({ offers: { list: 'browsing' } })
    expect(walk.context()).toMatchObject({
      quote: { history: liabilityQuoteOf(before).history },
      answersBeforeEdit: null,
    })
    const searches = walk.callsOf('search offers')
    expect(searches.at(-1)).toEqual(searches.at(0))
  })
  it('is discarded by Back from another plate, so the vehicle stays the same', async () => {
    const { walk, before } = await editFromOffers('owner')
    await walk.press(otherPlate)
    expect(walk.context().quote.lookup).toBeNull()
    await walk.press(back)
    expect(walk.value()).toEqual({ offers: { list: 'browsing' } })
    const { plate, lookup, vehicle, history } = liabilityQuoteOf(before)
    expect(walk.context()).toMatchObject({ quote: { plate, lookup, vehicle, history } })
  })
  it('is discarded when another address is opened', async () => {
    const { walk, before } = await editFromOffers('policy')
    await walk.press(
      { type: 'history.changed', change: { lastPolicyStartDate: '1403-01-01' } },
      { type: 'xstate.route', to: '#offers' },
    )
    expect(walk.value()).toEqual({ offers: { list: 'browsing' } })
    expect(liabilityQuoteOf(walk.context()).history).toEqual(liabilityQuoteOf(before).history)
  })
  it('is discarded by Back in the order, and reaches no later call', async () => {
    const walk = await atCheck()
    const { holder } = walk.context()
    await walk.press(
      { type: 'answer-change.chosen', answer: 'holder' },
      { type: 'holder.changed', change: { firstName: 'نگین' } },
      back,
    )
    expect(walk.value()).toEqual({ payment: { checking: 'reviewing' } })
    expect(walk.context().holder).toEqual(holder)
  })
  it('stays once it is saved, and the next Back does not discard it', async () => {
    const walk = await atCheck()
    await walk.press(
      { type: 'answer-change.chosen', answer: 'holder' },
      { type: 'holder.changed', change: { firstName: 'نگین' } },
      go,
    )
    expect(walk.value()).toEqual({ payment: { checking: 'reviewing' } })
    await walk.press({ type: 'answer-change.chosen', answer: 'holder' }, back)
    expect(walk.context().holder.firstName).toBe('نگین')
  })
  it('is restored after a reload, after which Back still discards it', async () => {
    const { walk, before } = await editFromOffers('claims')
    await walk.press({ type: 'history.changed', change: { receivedCompensation: true } })
    const { changing, answersBeforeEdit, quote } = walk.context()
    const { history, vehicle, status, plate, lookup, ownerNationalCode } = liabilityQuoteOf({ quote })
    const saved = { changing, answersBeforeEdit, history, vehicle, status, plate, lookup, ownerNationalCode }
    const again = walkThirdParty({ saved })
    again.actor.start()
    await again.press(
      { type: 'xstate.route', to: '#inquiry-claims', query: { 'edit-insurance': 'true' } },
      back,
    )
    expect(again.value()).toEqual({ offers: { list: 'browsing' } })
    expect(liabilityQuoteOf(again.context()).history).toEqual(liabilityQuoteOf(before).history)
  })
})

describe('another plate or owner', () => {
  it('clears the registry’s data, so that its steps cannot be opened for another vehicle', async () => {
    const walk = await atOffers()
    await walk.press(back, back, back, back)
    expect(walk.path()?.step).toBe('1')
    await walk.press(otherPlate, { type: 'xstate.route', to: '#inquiry-vehicle' })
    expect(walk.path()?.step).toBe('1')
    expect(walk.context()).toMatchObject({ quote: { lookup: null, vehicle: { carBrand: null } } })
  })
  it('changes nothing if the same value is typed again', async () => {
    const walk = await atOffers()
    await walk.press(back, back, back, back)
    const {
      quote: { plate, ownerNationalCode, lookup },
    } = walk.context()
    await walk.press(
      { type: 'plate.changed', change: plate },
      { type: 'owner-code.changed', value: ownerNationalCode },
    )
    expect(walk.context().quote.lookup).toEqual(lookup)
  })
})

describe('a confirmed choice', () => {
  const leaving = async () => {
    const walk = await atOffers(walkThirdParty({ signedIn: false }))
    await legs.offers(walk, offer)
    expect(walk.value()).toEqual({ signIn: 'leaving' })
    expect(walk.context().choice?.confirmed).toBe(true)
    return walk
  }
  it('is cleared when the user goes back from the sign-in', async () => {
    const walk = await leaving()
    await walk.press(back)
    expect(walk.value()).toBe('left')
    expect(walk.context().choice).toBeNull()
  })
  it('is not registered with the search of a link', async () => {
    const { choice, quote } = (await leaving()).context()
    const { vehicle, status, history, policyTerm, liabilityPropertyDamage } = liabilityQuoteOf({ quote })
    const saved = { choice, vehicle, status, history, policyTerm, liabilityPropertyDamage }
    const walk = walkThirdParty({ saved })
    const query = {
      carType: 'truck',
      carDetailCode: 'truck_3_5t',
      carProductionYear: '1399',
      policyStatus: 'without',
    }
    await walk.press({ type: 'xstate.route', to: '#offers', query })
    expect(walk.context().choice).toBeNull()
    expect(walk.callsOf('register the order')).toEqual([])
  })
  it('with an interrupted registration is not sent in another inquiry', async () => {
    const { choice } = (await leaving()).context()
    const intent = {
      change: 'registerOrder',
      key: 'key',
      fingerprint: 'print',
      status: 'under-way',
    } as const
    const walk = walkThirdParty({ saved: { choice, intent } })
    await walk.press({ type: 'xstate.route', to: '#inquiry-owner' })
    await legs.inquiry(walk)
    expect(walk.value()).toEqual({ offers: { list: 'browsing' } })
    expect(walk.callsOf('register the order')).toEqual([])
  })
})
