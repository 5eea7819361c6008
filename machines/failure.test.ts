import { describe, expect, it } from 'vitest'
import { failure } from '#explorer/stubs/gateway-answers.ts'
import { failureOf, withoutEditedFields } from './failure.ts'

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
    expect(withoutEditedFields(refused, { cellNumber: '09123456789' })).toEqual({
      ...refused,
      fields: { 'policyHolder.birthDate': 'تاریخ' },
    })
    expect(withoutEditedFields(refused, { firstName: 'سارا' })).toEqual(refused)
  })
  it('is over once every refused field was changed, and at any change where it refused no field', () => {
    expect(withoutEditedFields(refused, { cellNumber: '', birthDate: null })).toBeNull()
    expect(withoutEditedFields(failure('unreachable'), { firstName: 'سارا' })).toBeNull()
    expect(withoutEditedFields(null, { firstName: 'سارا' })).toBeNull()
  })
})
