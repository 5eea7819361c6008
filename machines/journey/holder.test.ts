import type { OrderDetail } from '#contract/operations/orders.ts'
import { personAnswers, registeredPerson } from '#contract/testing/policy-holder.sample.ts'
import { describe, expect, it } from 'vitest'
import { COMPANY } from '#contract/values/insured-type.ts'
import { complete } from '#tests/samples/complete-order.ts'
import { emptyAnswers, type HolderAnswers } from './answers.ts'
import { holderErrors, holderKind, holderName, replacedCodes, updateHolder, withOwnerCode } from './holder.ts'

const person = { ...emptyAnswers.holder, firstName: 'سارا', lastName: 'رستگار', companyName: 'فولاد البرز' }
const company = { ...person, insuredType: COMPANY } as const

describe('the policy holder', () => {
  it('is a company only as the owner', () => {
    expect(holderKind(person)).toBe('person')
    expect(holderKind(company)).toBe('company')
    expect(holderKind({ ...company, type: 'another_person' })).toBe('another-person')
  })
  it('is named by the name of its kind', () => {
    expect(holderName(person)).toBe('سارا رستگار')
    expect(holderName(company)).toBe('فولاد البرز')
    expect(holderName({ ...company, type: 'another_person' })).toBe('سارا رستگار')
  })
})

const ownerNationalCode = '0084575948'
const knownHolder = null
const owner = { ...emptyAnswers.holder, firstName: 'سارا', nationalCode: ownerNationalCode }

describe('the owner’s national code, known from the inquiry', () => {
  it('fills the holder’s field while the holder is the owner', () => {
    expect(withOwnerCode({ holder: emptyAnswers.holder, ownerNationalCode }).nationalCode).toBe(
      ownerNationalCode,
    )
  })
  it('does not replace a typed code', () => {
    const typed = { ...emptyAnswers.holder, nationalCode: '99' }
    expect(withOwnerCode({ holder: typed, ownerNationalCode }).nationalCode).toBe('99')
  })
  it('moves to the owner’s field when the holder is another person, and back', () => {
    const another = updateHolder(
      { holder: owner, ownerNationalCode, knownHolder },
      { type: 'another_person' },
    )
    expect(another).toMatchObject({
      firstName: 'سارا',
      nationalCode: '',
      carOwnerNationalCode: ownerNationalCode,
    })
    expect(
      updateHolder({ holder: another, ownerNationalCode, knownHolder }, { type: 'car_owner' }).nationalCode,
    ).toBe(ownerNationalCode)
  })
  it('does not move another person’s code', () => {
    const typed = { ...owner, nationalCode: '9971126486' }
    expect(
      updateHolder({ holder: typed, ownerNationalCode, knownHolder }, { type: 'another_person' })
        .nationalCode,
    ).toBe('9971126486')
  })
  it('is not moved when another answer changes', () => {
    expect(
      updateHolder({ holder: emptyAnswers.holder, ownerNationalCode, knownHolder }, { firstName: 'سارا' }),
    ).toEqual({
      ...emptyAnswers.holder,
      firstName: 'سارا',
    })
  })
})

const today = '1404-08-24'
const sara = {
  ...emptyAnswers.holder,
  ...personAnswers,
}

describe('the errors of the policy holder', () => {
  it('allow an eighteenth birthday today, not tomorrow', () => {
    expect(holderErrors({ ...sara, birthDate: '1386-08-24' }, today)).toEqual({})
    expect(holderErrors({ ...sara, birthDate: '1386-08-25' }, today)).toEqual({
      birthDate: 'birth-date.under-age',
    })
  })
  it('require the owner if another person is the holder', () => {
    expect(Object.keys(holderErrors({ ...sara, type: 'another_person' }, today))).toEqual([
      'carOwnerNationalCode',
      'carOwnerBirthDate',
    ])
  })
})

describe('a code that replaces the holder of an order', () => {
  const order: OrderDetail = { ...complete, documents: { submitted: true, later: false } }
  const { nationalCode: saved } = registeredPerson
  const another = '0499370899'
  const replaced = (change: Partial<HolderAnswers>, of: OrderDetail | null = order) => [
    ...replacedCodes({ holder: { ...emptyAnswers.holder, nationalCode: saved, ...change }, order: of }),
  ]
  it('is marked once it is complete, and only if the order has documents', () => {
    expect(replaced({ nationalCode: another })).toEqual(['nationalCode'])
    expect(replaced({ nationalCode: another.slice(1) })).toEqual([])
    expect(replaced({ firstName: 'ساره', cellNumber: '09350000002' })).toEqual([])
    expect(replaced({ nationalCode: another }, null)).toEqual([])
    const withoutDocuments = { ...order, documents: { submitted: false, later: false } }
    expect(replaced({ nationalCode: another }, withoutDocuments)).toEqual([])
    expect(replaced({ nationalCode: another }, { ...order, status: 'paid' })).toEqual([])
  })
  it('is also marked in the owner’s field if another person is the holder', () => {
    const type = 'another_person'
    expect(replaced({ type, nationalCode: another, carOwnerNationalCode: saved })).toEqual(['nationalCode'])
    expect(replaced({ type, carOwnerNationalCode: another })).toEqual(['carOwnerNationalCode'])
  })
  it('is a company’s if a company replaces a person', () => {
    const companyNationalId = '10861677542'
    expect(replaced({ insuredType: COMPANY, companyNationalId })).toEqual(['companyNationalId'])
  })
})
