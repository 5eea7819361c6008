import { describe, expect, it } from 'vitest'
import { COMPANY } from '#contract/values/insured-type.ts'
import { emptyAnswers } from './answers.ts'
import { holderKind, holderName } from './holder.ts'

const person = { ...emptyAnswers.holder, firstName: 'سارا', lastName: 'رستگار', companyName: 'فولاد البرز' }
const company = { ...person, insuredType: COMPANY } as const

describe('the policy holder', () => {
  it('is a company only as the owner', () => {
    expect(holderKind(person)).toBe('person')
    expect(holderKind(company)).toBe('company')
    expect(holderKind({ ...company, type: 'another_person' })).toBe('another-person')
  })
  it('is called by the name of its kind', () => {
    expect(holderName(person)).toBe('سارا رستگار')
    expect(holderName(company)).toBe('فولاد البرز')
    expect(holderName({ ...company, type: 'another_person' })).toBe('سارا رستگار')
  })
})
