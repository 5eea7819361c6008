import { describe, expect, it } from 'vitest'
import { errorText } from '#contract/error-texts.ts'
import { errors } from '#contract/errors.ts'
import { failure } from '#explorer/stubs/gateway-answers.ts'
import { refusedFields } from './form-state.ts'

describe('fields that the gateway refused', () => {
  it('are matched by the last part of the path', () => {
    const refused = {
      ...failure('refused', errors.invalid.code, errorText('invalid', 'fa')),
      fields: { 'policyHolder.cellNumber': 'شماره', plk1: 'پلاک' },
    }
    expect([...refusedFields(refused, { plk1: 'plate' })]).toEqual([
      ['cellNumber', 'شماره'],
      ['plate', 'پلاک'],
    ])
  })
  it('include the field that an error is about', () => {
    const taken = failure('refused', errors.slotTaken.code, errorText('slotTaken', 'fa'))
    expect([...refusedFields(taken, { slotTaken: 'timeCode' })]).toEqual([['timeCode', taken.message]])
    expect(refusedFields(taken, { cellNumberNotHolders: 'cellNumber' }).size).toBe(0)
  })
  it('are none without a failure, or when the gateway is unreachable', () => {
    expect(refusedFields(null, {}).size).toBe(0)
    expect(refusedFields(failure('unreachable'), { slotTaken: 'timeCode' }).size).toBe(0)
  })
})
