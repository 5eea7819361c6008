import { describe, expect, it } from 'vitest'
import { registeredPerson } from '#contract/testing/policy-holder.sample.ts'
import { order } from '#explorer/stubs/gateway-answers.ts'
import { emptyAnswers } from './answers.ts'
import { wrongAddressFields, wrongHolderFields } from './corrections.ts'

const address = {
  province: 'tehran',
  city: 'tehran',
  address: 'خیابان شریعتی، کوچهٔ گلستان',
  plaqueNumber: '12',
  unitNumber: '',
  postalCode: '1938765431',
}
const returned: typeof order = {
  ...order,
  policyHolder: registeredPerson,
  policyInfo: {
    ...address,
    addressUid: '0b6f8f9e-2b57-4a52-9d9b-0d7f3f6f1a11',
    provinceFa: 'تهران',
    cityFa: 'تهران',
  },
  correction: { reason: null, fields: ['birthDate', 'postalCode', 'plaqueNumber'] },
}
const { email: _, ...saved } = registeredPerson
const holder = { ...emptyAnswers.holder, ...saved }

describe('details that an expert found wrong', () => {
  it('are marked while they have the saved value', () => {
    expect([...wrongHolderFields({ order: returned, holder })]).toEqual(['birthDate'])
    expect(wrongHolderFields({ order: returned, holder: { ...holder, birthDate: '1369-02-13' } }).size).toBe(
      0,
    )
    expect(wrongAddressFields({ order: returned }, address)).toEqual(['postalCode', 'plaqueNumber'])
    expect(wrongAddressFields({ order: returned }, { ...address, postalCode: '1938765432' })).toEqual([
      'plaqueNumber',
    ])
  })
  it('are none in an order that was not returned', () => {
    expect(wrongHolderFields({ order: { ...returned, correction: null }, holder }).size).toBe(0)
    expect(wrongAddressFields({ order: { ...returned, correction: null } }, address)).toEqual([])
    expect(wrongAddressFields({ order: returned }, undefined)).toEqual([])
  })
})
