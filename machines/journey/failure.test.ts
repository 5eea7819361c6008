import { describe, expect, it } from 'vitest'
import { failure } from '../testing/answers-of-the-gateway.ts'
import { failureOf, forgiven } from './failure.ts'

const refused = {
  ...failure('refused', 4000, 'بعضی از اطلاعات درست نیست.'),
  fields: { 'policyHolder.cellNumber': 'شماره', 'policyHolder.birthDate': 'تاریخ' },
}

describe('a failure', () => {
  it('is taken as it is thrown, and anything else counts as broken', () => {
    expect(failureOf(refused)).toBe(refused)
    expect(failureOf(new Error('what?'))).toMatchObject({ kind: 'broken', message: null, fields: {} })
  })
  it('keeps refusing the fields that were not touched', () => {
    expect(forgiven(refused, { cellNumber: '09123456789' })).toEqual({
      ...refused,
      fields: { 'policyHolder.birthDate': 'تاریخ' },
    })
    expect(forgiven(refused, { firstName: 'سارا' })).toEqual(refused)
  })
  it('is over once every refused field was changed, and at any change where it refused no field', () => {
    expect(forgiven(refused, { cellNumber: '', birthDate: null })).toBeNull()
    expect(forgiven(failure('unreachable'), { firstName: 'سارا' })).toBeNull()
    expect(forgiven(null, { firstName: 'سارا' })).toBeNull()
  })
})
