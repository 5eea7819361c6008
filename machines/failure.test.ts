import { describe, expect, it } from 'vitest'
import { failure } from '#explorer/stubs/gateway-answers.ts'
import { failureOf, withoutEditedFields } from './failure.ts'

const refused = {
  ...failure('refused', 4000, 'بعضی از اطلاعات درست نیست.'),
  fields: { 'policyHolder.cellNumber': 'شماره', 'policyHolder.birthDate': 'تاریخ' },
}

describe('a failure', () => {
  it('is used as thrown, and any other error counts as broken', () => {
    expect(failureOf(refused)).toBe(refused)
    expect(failureOf(new Error('what?'))).toMatchObject({ kind: 'broken', message: null, fields: {} })
  })
  it('stays for the refused fields that were not edited', () => {
    expect(withoutEditedFields(refused, { cellNumber: '09123456789' })).toEqual({
      ...refused,
      fields: { 'policyHolder.birthDate': 'تاریخ' },
    })
    expect(withoutEditedFields(refused, { firstName: 'سارا' })).toEqual(refused)
  })
  it('ends once every refused field was edited, or at any change if it has no fields', () => {
    expect(withoutEditedFields(refused, { cellNumber: '', birthDate: null })).toBeNull()
    expect(withoutEditedFields(failure('unreachable'), { firstName: 'سارا' })).toBeNull()
    expect(withoutEditedFields(null, { firstName: 'سارا' })).toBeNull()
  })
})
