import { describe, expect, it } from 'vitest'
import { configuration } from '#explorer/stubs/gateway-answers.ts'
import { isFutureMonth } from './answer-errors.ts'
import { emptyAnswers } from './answers.ts'
import { insuredCarTypes, isPolicyKnown, registryGaps } from './vehicle.ts'
import { emptyLiabilityQuote } from './quote.ts'

const lookup = { sbId: '3f6d1f0e-7a55-4a31-9a0e-2f4f1f6f3a10', isDefective: true }
const vehicle = { ...emptyAnswers.vehicle, carType: 'car', carUsage: 'passenger', carProductionYear: '1399' }

const quote = { ...emptyLiabilityQuote('thirdparty'), lookup, vehicle }

describe('the vehicle', () => {
  it('is of any type of the configuration but a motorcycle', () => {
    const [car, ...others] = configuration.carTypes
    if (car === undefined) throw new Error('The configuration has no types')
    const withMotorcycle = {
      ...configuration,
      carTypes: [car, { ...car, code: 'motorcycle' }, ...others],
    }
    expect(insuredCarTypes(withMotorcycle).map(({ code }) => code)).toEqual(['car', 'truck'])
    expect(insuredCarTypes(null)).toEqual([])
  })
  it('has gaps where the registry left out what its type needs', () => {
    expect(registryGaps({ quote, configuration })).toEqual(['carBrand', 'carModel'])
    expect(
      registryGaps({ quote: { ...quote, lookup: { ...lookup, isDefective: false } }, configuration }),
    ).toEqual([])
    expect(registryGaps({ quote: { ...quote, lookup: null }, configuration })).toEqual([])
  })
  it('has a known policy with an insurer and a discount', () => {
    const status = { ...emptyAnswers.status, insured: 'yes' as const }
    const history = { ...emptyAnswers.history, previousCompany: 'damavand', noDamageFactor: 0 }
    expect(isPolicyKnown({ quote: { ...quote, status, history } })).toBe(true)
    expect(
      isPolicyKnown({ quote: { ...quote, status, history: { ...history, noDamageFactor: null } } }),
    ).toBe(false)
    expect(isPolicyKnown({ quote: { ...quote, history } })).toBe(false)
  })
  it('cannot be produced in a month that has not begun', () => {
    expect(isFutureMonth('1404', 9, '1404-08-24')).toBe(true)
    expect(isFutureMonth('1404', 8, '1404-08-24')).toBe(false)
    expect(isFutureMonth('1403', 12, '1404-08-24')).toBe(false)
  })
})
