import { registeredPerson } from '#contract/testing/policy-holder.sample.ts'
import { describe, expect, it } from 'vitest'
import { failure, order } from '#explorer/stubs/gateway-answers.ts'
import { legs, type Walk, walkThirdParty } from '#tests/samples/walk.ts'
import type { KnownHolder } from '../journey/known-holder.ts'
import { emptyQuote } from '../journey/quote.ts'
import { hasUserInput, toPersisted } from '../journey/stored-context.ts'

const { trackingCode } = order
const sara = registeredPerson
const company = {
  insuredType: 3,
  type: 'car_owner',
  companyName: 'پخش سهند',
  companyNationalId: '19990001239',
  establishmentDate: '1390-03-01',
  cellNumber: '09121112233',
  email: null,
} as const
const signedInWith = '09350000001'

const known = (policyHolder: KnownHolder['policyHolder'], addressUid: string | null = null): KnownHolder => ({
  cellNumber: signedInWith,
  policyHolder,
  addressUid,
})
const atHolder = async (
  answer: KnownHolder,
  ownerNationalCode = '',
  prepare: (walk: Walk) => void = () => undefined,
) => {
  const walk = walkThirdParty({
    trackingCode,
    saved: { quote: { ...emptyQuote('thirdparty'), ownerNationalCode } },
  })
  walk.answer('read the order', { ...order, ownerNationalCode: ownerNationalCode || null })
  walk.answer('read the known holder', answer)
  prepare(walk)
  await walk.press({ type: 'xstate.route', to: '#holder' })
  return walk
}

describe('the mobile number of the sign-in', () => {
  it('is filled in for the owner, and not for another person', async () => {
    const walk = await atHolder(known(null), '0084575948')
    expect(walk.context().holder).toMatchObject({ nationalCode: '0084575948', cellNumber: signedInWith })
    await walk.press({ type: 'holder.changed', change: { type: 'another_person' } })
    expect(walk.context().holder.cellNumber).toBe('')
    await walk.press({ type: 'holder.changed', change: { type: 'car_owner' } })
    expect(walk.context().holder.cellNumber).toBe(signedInWith)
  })
  it('never replaces input that was typed before it arrived', async () => {
    let arrive = async () => {}
    const walk = await atHolder(known(sara), '0084575948', (to) => {
      arrive = to.holdOnce('read the known holder')
    })
    await walk.press({
      type: 'holder.changed',
      change: { firstName: 'ساره', cellNumber: '0912' },
    })
    await arrive()
    expect(walk.context().holder).toMatchObject({
      firstName: 'ساره',
      cellNumber: '0912',
      lastName: 'رستگار',
      birthDate: '1369-02-12',
    })
  })
  it('does not delay the form, which works without it', async () => {
    const walk = await atHolder(known(null), '0084575948', (to) =>
      to.fail('read the known holder', failure('broken')),
    )
    expect(walk.value()).toEqual({ holder: { answering: 'pristine' } })
    await legs.holder(walk)
    expect(walk.path()?.path).toBe(`/third-party/address/${trackingCode}`)
  })
})

describe('a returning holder', () => {
  it('finds name, code and birth date filled in, and continues with one press', async () => {
    for (const ownerCode of ['0084575948', '']) {
      const walk = await atHolder(known(sara), ownerCode)
      await walk.press({ type: 'continue' })
      expect(walk.callsOf('save the policy holder')).toMatchObject([{ body: { policyHolder: sara } }])
    }
  })
  it('is not used as the owner of a vehicle with another code', async () => {
    const walk = await atHolder(known(sara), '9971126486')
    expect(walk.context().holder).toMatchObject({
      nationalCode: '9971126486',
      firstName: '',
      birthDate: null,
      cellNumber: signedInWith,
    })
  })
  it('as a company finds its data filled in', async () => {
    const walk = await atHolder(known(company), '19990001239')
    await walk.press({ type: 'continue' })
    expect(walk.callsOf('save the policy holder')).toMatchObject([{ body: { policyHolder: company } }])
  })
  it('who insures for another person finds the owner’s birth date filled in, and no name', async () => {
    const walk = await atHolder(known(sara), '0084575948')
    await walk.press({ type: 'holder.changed', change: { type: 'another_person' } })
    expect(walk.context().holder).toMatchObject({
      firstName: '',
      nationalCode: '',
      birthDate: null,
      carOwnerNationalCode: '0084575948',
      carOwnerBirthDate: '1369-02-12',
    })
  })
  it('finds the address of the last policy chosen', async () => {
    const walk = await atHolder(known(sara, 'work'), '0084575948')
    walk.answer('list the addresses', [
      { uid: 'home', enable: true },
      { uid: 'work', enable: true },
    ])
    await walk.press({ type: 'continue' })
    expect(walk.context().addressUid).toBe('work')
  })
  it('is not stored on the device until its data is an answer of this order', async () => {
    const walk = await atHolder(known(sara), '0084575948')
    expect(toPersisted(walk.context()).holder).toMatchObject({
      firstName: '',
      lastName: '',
      birthDate: null,
      cellNumber: '',
    })
    expect(hasUserInput(toPersisted(walk.context()))).toBe(false)
    await walk.press({ type: 'holder.changed', change: { firstName: 'ساره' } })
    expect(toPersisted(walk.context()).holder).toMatchObject({ firstName: 'ساره', lastName: '' })
    walk.hold('save the policy holder')
    await walk.press({ type: 'continue' })
    expect(toPersisted(walk.context()).holder).toMatchObject({ lastName: 'رستگار' })
  })
})
