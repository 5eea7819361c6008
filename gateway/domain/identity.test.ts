import { describe, expect, it } from 'vitest'
import type { PolicyHolder } from '#contract/operations/orders.ts'
import { checkHolder } from './identity.ts'

const today = '1404-08-24'
const sara: PolicyHolder = { type: 'car_owner', firstName: 'سارا', lastName: 'رستگار', nationalCode: '0084575948', birthDate: '1369-02-12', cellNumber: '09123456789', email: null }
const refusal = (holder: PolicyHolder): unknown => {
  try {
    checkHolder(holder, today)
    return null
  } catch (error) {
    return error
  }
}

describe('a policy holder', () => {
  it('is taken when the registry knows them so, or does not know them', () => {
    expect(refusal(sara)).toBeNull()
    expect(refusal({ ...sara, nationalCode: '1234567891', birthDate: '1350-05-05', cellNumber: '09351112233' })).toBeNull()
  })
  it('may use a number that is nobody else’s', () => {
    expect(refusal({ ...sara, cellNumber: '09351112233' })).toBeNull()
  })
  it('is refused with another birth date than the registry’s', () => {
    expect(refusal({ ...sara, birthDate: '1369-02-13' })).toMatchObject({ errorName: 'holderUnknown' })
  })
  it('is refused with somebody else’s number', () => {
    expect(refusal({ ...sara, cellNumber: '09000001011' })).toMatchObject({ errorName: 'cellNumberNotHolders' })
  })
  it('must be 18 today, to the day', () => {
    const unknown = { ...sara, nationalCode: '1234567891', cellNumber: '09351112233' }
    expect(refusal({ ...unknown, birthDate: '1386-08-24' })).toBeNull()
    expect(refusal({ ...unknown, birthDate: '1386-08-25' })).toMatchObject({ errorName: 'invalid', fields: { 'policyHolder.birthDate': 'birth-date.under-age' } })
    expect(refusal({ ...unknown, birthDate: '1404-08-25' })).toMatchObject({ fields: { 'policyHolder.birthDate': 'birth-date.future' } })
  })
  it('who buys for an owner names an owner whom the registry knows so', () => {
    const buyer: PolicyHolder = { ...sara, type: 'another_person', carOwnerNationalCode: '9971126486', carOwnerBirthDate: '1362-07-03' }
    expect(refusal(buyer)).toBeNull()
    expect(refusal({ ...buyer, carOwnerBirthDate: '1362-07-04' })).toMatchObject({ errorName: 'holderUnknown' })
    expect(refusal({ ...buyer, carOwnerBirthDate: '1405-01-01' })).toMatchObject({ fields: { 'policyHolder.carOwnerBirthDate': 'birth-date.future' } })
  })
})
