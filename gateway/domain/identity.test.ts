import { registeredPerson } from '#contract/testing/policy-holder.sample.ts'
import { describe, expect, it } from 'vitest'
import type { PolicyHolder } from '#contract/operations/policy-holder.ts'
import { registry } from '../sandbox/registry.ts'
import { checkHolder } from './identity.ts'

const today = '1404-08-24'
const sara = registeredPerson
const sepidar = {
  insuredType: 3,
  type: 'car_owner',
  companyName: 'پخش سپیدار',
  companyNationalId: '14012345679',
  establishmentDate: '1392-05-14',
  cellNumber: '09000001484',
  email: null,
} as const
const refusal = (holder: PolicyHolder): unknown => {
  try {
    checkHolder(registry, holder, today)
    return null
  } catch (error) {
    return error
  }
}

describe('a policy holder', () => {
  it('is accepted if the registry agrees or does not know them', () => {
    expect(refusal(sara)).toBeNull()
    expect(
      refusal({ ...sara, nationalCode: '1234567891', birthDate: '1350-05-05', cellNumber: '09351112233' }),
    ).toBeNull()
  })
  it('may use a number that belongs to no other person', () => {
    expect(refusal({ ...sara, cellNumber: '09351112233' })).toBeNull()
  })
  it('is refused with a birth date that differs from the registry’s', () => {
    expect(refusal({ ...sara, birthDate: '1369-02-13' })).toMatchObject({ errorName: 'holderUnknown' })
  })
  it('is refused with another person’s number', () => {
    expect(refusal({ ...sara, cellNumber: '09000001011' })).toMatchObject({
      errorName: 'cellNumberNotHolders',
    })
  })
  it('is refused with a birth date that no living person has', () => {
    const unknown = { ...sara, nationalCode: '1234567891', cellNumber: '09351112233' }
    expect(refusal({ ...unknown, birthDate: '1284-08-24' })).toBeNull()
    for (const birthDate of ['1200-01-01', '1283-08-24'])
      expect(refusal({ ...unknown, birthDate })).toMatchObject({
        errorName: 'invalid',
        data: { fields: { 'policyHolder.birthDate': 'malformed' } },
      })
  })
  it('must be 18 today, to the day', () => {
    const unknown = { ...sara, nationalCode: '1234567891', cellNumber: '09351112233' }
    expect(refusal({ ...unknown, birthDate: '1386-08-24' })).toBeNull()
    expect(refusal({ ...unknown, birthDate: '1386-08-25' })).toMatchObject({
      errorName: 'invalid',
      data: { fields: { 'policyHolder.birthDate': 'birth-date.under-age' } },
    })
    expect(refusal({ ...unknown, birthDate: '1404-08-25' })).toMatchObject({
      data: { fields: { 'policyHolder.birthDate': 'birth-date.future' } },
    })
  })
})

describe('a buyer for another owner', () => {
  const buyer = {
    ...sara,
    type: 'another_person',
    carOwnerNationalCode: '9971126486',
    carOwnerBirthDate: '1362-07-03',
  } as const
  it('must name the owner as the registry has them', () => {
    expect(refusal(buyer)).toBeNull()
    expect(refusal({ ...buyer, carOwnerBirthDate: '1362-07-04' })).toMatchObject({
      errorName: 'holderUnknown',
    })
    expect(refusal({ ...buyer, carOwnerBirthDate: '1405-01-01' })).toMatchObject({
      data: { fields: { 'policyHolder.carOwnerBirthDate': 'birth-date.future' } },
    })
  })
  it('may buy for a company, with its establishment date', () => {
    const forCompany = { ...buyer, carOwnerNationalCode: '14012345679', carOwnerBirthDate: '1392-05-14' }
    expect(refusal(forCompany)).toBeNull()
    expect(refusal({ ...forCompany, carOwnerBirthDate: '1392-05-15' })).toMatchObject({
      errorName: 'companyUnknown',
    })
    expect(refusal({ ...forCompany, carOwnerBirthDate: '1404-08-25' })).toMatchObject({
      data: { fields: { 'policyHolder.carOwnerBirthDate': 'date.future' } },
    })
  })
  it('must be of age, whatever the owner’s age', () => {
    const young = { ...buyer, nationalCode: '1234567891', cellNumber: '09351112233', birthDate: '1390-01-01' }
    expect(refusal(young)).toMatchObject({
      data: { fields: { 'policyHolder.birthDate': 'birth-date.under-age' } },
    })
    expect(
      refusal({
        ...buyer,
        carOwnerNationalCode: '14012345679',
        carOwnerBirthDate: '1404-08-25',
        birthDate: '1404-08-25',
      }),
    ).toMatchObject({
      data: {
        fields: {
          'policyHolder.birthDate': 'birth-date.future',
          'policyHolder.carOwnerBirthDate': 'date.future',
        },
      },
    })
  })
})

describe('a company', () => {
  it('is accepted if the registry agrees, at any age, or does not know it', () => {
    expect(refusal(sepidar)).toBeNull()
    expect(
      refusal({ ...sepidar, companyNationalId: '10101234567', establishmentDate: '1404-08-24' }),
    ).toBeNull()
  })
  it('is refused with another establishment date, or one in the future', () => {
    expect(refusal({ ...sepidar, establishmentDate: '1392-05-15' })).toMatchObject({
      errorName: 'companyUnknown',
    })
    expect(refusal({ ...sepidar, establishmentDate: '1404-08-25' })).toMatchObject({
      errorName: 'invalid',
      data: { fields: { 'policyHolder.establishmentDate': 'date.future' } },
    })
  })
  it('may use its representative’s number, or one that belongs to no other person', () => {
    expect(refusal({ ...sepidar, cellNumber: '09351112233' })).toBeNull()
    expect(refusal({ ...sepidar, cellNumber: '09123456789' })).toMatchObject({
      errorName: 'cellNumberNotHolders',
    })
    expect(refusal({ ...sepidar, companyNationalId: '10101234567', cellNumber: '09123456789' })).toBeNull()
  })
})
