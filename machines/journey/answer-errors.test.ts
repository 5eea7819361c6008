import { describe, expect, it } from 'vitest'
import { translate } from '#contract/texts.ts'
import { configuration } from '#explorer/stubs/gateway-answers.ts'
import { addressErrors } from './address-errors.ts'
import {
  claimErrors,
  deliveryErrors,
  previousPolicyErrors,
  statusErrors,
  vehicleErrors,
} from './answer-errors.ts'
import { type DeliveryAnswers, emptyAnswers } from './answers.ts'

const today = '1404-08-24'

describe('the errors of answers', () => {
  it('require brand, model and usage of a car, and the tonnage of a truck', () => {
    expect(
      Object.keys(
        vehicleErrors({ ...emptyAnswers.vehicle, carType: 'car', carProductionYear: '1399' }, configuration),
      ),
    ).toEqual(['carUsage', 'carBrand', 'carModel'])
    expect(
      Object.keys(
        vehicleErrors(
          { ...emptyAnswers.vehicle, carType: 'truck', carProductionYear: '1399' },
          configuration,
        ),
      ),
    ).toEqual(['carDetailCode'])
  })
  it('include a model of another brand', () => {
    const vehicle = {
      ...emptyAnswers.vehicle,
      carType: 'car',
      carUsage: 'passenger',
      carBrand: 'saipa',
      carModel: 'peugeot-207-manual',
      carProductionYear: '1399',
    }
    expect(vehicleErrors(vehicle, configuration)).toEqual({ carModel: 'choice.unknown' })
  })
  it('require the delivery date of a new vehicle, not in the future', () => {
    expect(statusErrors({ insured: 'new', plateHistory: null, deliveryDate: null }, today)).toEqual({
      deliveryDate: 'required',
    })
    expect(statusErrors({ insured: 'new', plateHistory: null, deliveryDate: '1404-08-25' }, today)).toEqual({
      deliveryDate: 'date.future',
    })
    expect(statusErrors({ insured: 'new', plateHistory: null, deliveryDate: today }, today)).toEqual({})
  })
  it('allow an expiry up to one year, one month and five days after the start, not later', () => {
    const policy = { ...emptyAnswers.history, previousCompany: 'damavand', lastPolicyStartDate: '1403-08-01' }
    expect(previousPolicyErrors({ ...policy, lastPolicyExpDate: '1404-09-06' }, today)).toEqual({})
    expect(previousPolicyErrors({ ...policy, lastPolicyExpDate: '1404-09-07' }, today)).toEqual({
      lastPolicyExpDate: 'expiry.late',
    })
    expect(previousPolicyErrors({ ...policy, lastPolicyExpDate: '1403-08-01' }, today)).toEqual({
      lastPolicyExpDate: 'expiry.order',
    })
  })
  it('require counts only if compensation was received', () => {
    expect(claimErrors({ ...emptyAnswers.history, receivedCompensation: false })).toEqual({})
    expect(Object.keys(claimErrors({ ...emptyAnswers.history, receivedCompensation: true }))).toEqual([
      'propertyDamageCount',
      'lifeDamageCount',
      'driverDamageCount',
    ])
  })
  it('have one message for an address', () => {
    const problems = addressErrors({
      province: '',
      city: '',
      address: '۱۲ ۳۴',
      plaqueNumber: '',
      unitNumber: '',
      postalCode: '۱۹۳۸۷',
    })
    expect(translate(problems.postalCode ?? '', 'fa')).toBe('کد پستی ۱۰ رقم است؛ ۵ رقم کم دارد.')
    expect(translate(problems.address ?? '', 'fa')).toContain('فقط عدد نیست')
  })
  it('require address and time for a paper copy, and name and number for another recipient', () => {
    const errorsOf = (change: Partial<DeliveryAnswers>, hasFreeSlot = true) =>
      Object.keys(deliveryErrors({ delivery: { ...emptyAnswers.delivery, ...change }, hasFreeSlot }))
    expect(errorsOf({ paper: false })).toEqual([])
    expect(errorsOf({ paper: true, otherRecipient: true })).toEqual([
      'receiverName',
      'receiverPhoneNumber',
      'addressUid',
      'timeCode',
    ])
    expect(errorsOf({ paper: true }, false)).toEqual(['addressUid'])
  })
})
