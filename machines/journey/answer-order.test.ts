import { describe, expect, it } from 'vitest'
import { configuration } from '#explorer/stubs/gateway-answers.ts'
import { addressFieldBefore, historyFieldBefore, vehicleFieldBefore } from './answer-order.ts'
import { emptyAnswers } from './answers.ts'

const { vehicle, history, address } = emptyAnswers

describe('fields that wait for an earlier answer', () => {
  it('are every field of a vehicle without a type, and the model without a brand', () => {
    const car = { ...vehicle, carType: 'car' }
    expect(vehicleFieldBefore('carType', vehicle, configuration)).toBeNull()
    expect(vehicleFieldBefore('carModel', vehicle, configuration)).toBe('carType')
    expect(vehicleFieldBefore('carProductionYear', car, configuration)).toBeNull()
    expect(vehicleFieldBefore('carModel', car, configuration)).toBe('carBrand')
    expect(vehicleFieldBefore('carModel', { ...car, carBrand: 'peugeot' }, configuration)).toBeNull()
  })
  it('wait for a type and a brand that are in the lists', () => {
    expect(vehicleFieldBefore('carUsage', { ...vehicle, carType: 'ship' }, configuration)).toBe('carType')
    const unknownBrand = { ...vehicle, carType: 'car', carBrand: 'unknown' }
    expect(vehicleFieldBefore('carModel', unknownBrand, configuration)).toBe('carBrand')
  })
  it('are the driver’s discount, and each count of claims after the one before', () => {
    expect(historyFieldBefore('driverNoDamageFactor', history)).toBe('noDamageFactor')
    expect(historyFieldBefore('driverNoDamageFactor', { ...history, noDamageFactor: 0 })).toBeNull()
    const claims = { ...history, receivedCompensation: true }
    expect(historyFieldBefore('propertyDamageCount', history)).toBe('receivedCompensation')
    expect(historyFieldBefore('driverDamageCount', claims)).toBe('propertyDamageCount')
    expect(historyFieldBefore('driverDamageCount', { ...claims, propertyDamageCount: 0 })).toBe(
      'lifeDamageCount',
    )
    expect(historyFieldBefore('previousCompany', history)).toBeNull()
  })
  it('are the city of an address until its province is chosen', () => {
    expect(addressFieldBefore('city', address)).toBe('province')
    expect(addressFieldBefore('city', { ...address, province: 'tehran' })).toBeNull()
    expect(addressFieldBefore('address', address)).toBeNull()
  })
})
