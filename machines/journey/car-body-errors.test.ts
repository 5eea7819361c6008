import { describe, expect, it } from 'vitest'
import { translate } from '#contract/texts.ts'
import { carBodyConfiguration } from '#explorer/stubs/car-body-answers.ts'
import { insuranceErrors } from './car-body-errors.ts'

const policy = { policyStatus: 'with_policy', previousCompany: 'damavand', carBodyDiscount: '2' } as const
const errorsOf = (lastPolicyExpDate: string) =>
  insuranceErrors({ ...policy, lastPolicyExpDate }, { ...carBodyConfiguration, today: '1404-08-24' })

describe('the expiry of the earlier car-body policy', () => {
  it('is at most one year, one month and five days from today, and no start is named', () => {
    expect(errorsOf('1405-09-29')).toEqual({})
    expect(errorsOf('1405-09-30')).toEqual({ lastPolicyExpDate: 'expiry.far' })
    expect(translate('expiry.far', 'fa')).toContain('پس از امروز')
  })
})
