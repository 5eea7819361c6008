import { describe, expect, it } from 'vitest'
import { failure, order } from '#explorer/stubs/gateway-answers.ts'
import { legs, walkThirdParty } from '#tests/samples/walk.ts'
import { emptyQuote } from '../journey/quote.ts'

const go = { type: 'continue' } as const
const back = { type: 'back' } as const
const { trackingCode } = order
const at = (step: string) => `/third-party/${step}/${trackingCode}`

describe('completing later, variant B', () => {
  const asked = async () => {
    const walk = walkThirdParty({ trackingCode })
    walk.answer('list the experiments', {
      list: [
        { name: 'offer-card', variant: 'A' },
        { name: 'complete-later', variant: 'B' },
      ],
    })
    await walk.press({ type: 'xstate.route', to: '#holder' })
    return walk
  }
  it('asks «now or later»; «now» leads to the form', async () => {
    const walk = await asked()
    expect(walk.value()).toMatchObject({ holder: { choosingWhen: 'pristine' } })
    await walk.press(go)
    expect(walk.has('showingErrors')).toBe(true)
    await walk.press({ type: 'complete-when.chosen', when: 'now' }, go)
    expect(walk.value()).toEqual({ holder: { answering: 'pristine' } })
  })
  it('accepts «later» only with the confirmation, which then leads to the payment', async () => {
    const walk = await asked()
    await walk.press({ type: 'complete-when.chosen', when: 'later' }, go)
    expect(walk.has('showingErrors')).toBe(true)
    walk.answer('read the order', {
      ...order,
      instantPaymentInfo: { chosen: true, deadline: '1404-08-27', deadlineFa: 'سه‌شنبه ۲۷ آبان ۱۴۰۴' },
    })
    await walk.press({ type: 'later-confirmation.changed', confirmed: true }, go)
    expect(walk.callsOf('choose to pay first')).toMatchObject([
      { body: { trackingCode, isInstantPayment: true } },
    ])
    expect(walk.path()).toEqual({ path: at('payment'), step: '1' })
    await walk.press(go)
    expect(walk.value()).toBe('settled')
  })
  it('returns to the question from the payment and the form; «now» then revokes paying first', async () => {
    const walk = await asked()
    walk.answer('read the order', {
      ...order,
      instantPaymentInfo: { chosen: true, deadline: '1404-08-27', deadlineFa: 'سه‌شنبه ۲۷ آبان ۱۴۰۴' },
    })
    await walk.press(
      { type: 'complete-when.chosen', when: 'later' },
      { type: 'later-confirmation.changed', confirmed: true },
      go,
      back,
    )
    expect(walk.value()).toMatchObject({ holder: { choosingWhen: 'pristine' } })
    expect(walk.context()).toMatchObject({ completeWhen: 'later', laterConfirmed: true })
    await walk.press({ type: 'complete-when.chosen', when: 'now' }, go)
    expect(walk.callsOf('choose to pay first')).toMatchObject([
      { body: { isInstantPayment: true } },
      { body: { isInstantPayment: false } },
    ])
    expect(walk.value()).toEqual({ holder: { answering: 'pristine' } })
    expect(walk.context().order?.instantPaymentInfo?.chosen).toBe(false)
    await walk.press(back)
    expect(walk.value()).toMatchObject({ holder: { choosingWhen: 'pristine' } })
  })
  it('counts a missing variant as A and reports it', async () => {
    const walk = walkThirdParty({ trackingCode })
    walk.answer('list the experiments', { list: [{ name: 'offer-card', variant: 'B' }] })
    await walk.press({ type: 'xstate.route', to: '#holder' })
    expect(walk.value()).toEqual({ holder: { answering: 'pristine' } })
    expect(walk.effects).toEqual(['report'])
  })
  it('continues with «now» if the deadline cannot be loaded', async () => {
    const walk = walkThirdParty({ trackingCode })
    walk.answer('list the experiments', { list: [{ name: 'complete-later', variant: 'B' }] })
    walk.fail('read the completion deadline', failure('broken'))
    await walk.press({ type: 'xstate.route', to: '#holder' })
    expect(walk.value()).toEqual({ holder: { answering: 'pristine' } })
    expect(walk.emitted).toHaveLength(1)
  })
  it('leads an order that was paid first through its details to the receipt', async () => {
    const walk = walkThirdParty({ trackingCode })
    walk.answer('read the order', {
      ...order,
      status: 'paid',
      instantPaymentInfo: { chosen: true, deadline: '1404-08-27', deadlineFa: 'x' },
    })
    await walk.press({ type: 'xstate.route', to: '#holder' })
    await legs.holder(walk)
    await legs.address(walk)
    await legs.delivery(walk)
    await walk.press({ type: 'documents-later.changed', later: true }, go)
    expect(walk.has('showingErrors')).toBe(true)
    await walk.press({ type: 'upload.changed', tag: 'national-card', imageId: 'there' }, go)
    expect(walk.value()).toBe('settled')
  })
})

describe('a company that owns the vehicle', () => {
  it('is the policy holder with its own data', async () => {
    const walk = walkThirdParty({
      trackingCode,
      saved: { quote: { ...emptyQuote('thirdparty'), ownerNationalCode: '19990001239' } },
    })
    await walk.press({ type: 'xstate.route', to: '#holder' })
    expect(walk.context().holder).toMatchObject({ insuredType: 3, companyNationalId: '19990001239' })
    await walk.press(
      {
        type: 'holder.changed',
        change: {
          companyName: 'پخش سهند',
          companyNationalId: '19990001239',
          establishmentDate: '1390-03-01',
          cellNumber: '09123456789',
        },
      },
      go,
    )
    expect(walk.callsOf('save the policy holder')).toMatchObject([
      {
        body: { policyHolder: { insuredType: 3, companyName: 'پخش سهند', establishmentDate: '1390-03-01' } },
      },
    ])
  })
})

describe('another person as the policy holder', () => {
  it('is sent with the owner’s code and birth date', async () => {
    const walk = walkThirdParty({
      trackingCode,
      saved: { quote: { ...emptyQuote('thirdparty'), ownerNationalCode: '0084575948' } },
    })
    await walk.press(
      { type: 'xstate.route', to: '#holder' },
      { type: 'holder.changed', change: { type: 'another_person' } },
      {
        type: 'holder.changed',
        change: {
          firstName: 'نگین',
          lastName: 'پارسا',
          nationalCode: '0499370899',
          birthDate: '1370-01-01',
          cellNumber: '09123456789',
          carOwnerBirthDate: '1369-02-12',
        },
      },
      go,
    )
    expect(walk.callsOf('save the policy holder')).toMatchObject([
      {
        body: {
          policyHolder: {
            insuredType: 1,
            type: 'another_person',
            firstName: 'نگین',
            lastName: 'پارسا',
            nationalCode: '0499370899',
            birthDate: '1370-01-01',
            cellNumber: '09123456789',
            email: null,
            carOwnerNationalCode: '0084575948',
            carOwnerBirthDate: '1369-02-12',
          },
        },
      },
    ])
  })
})
