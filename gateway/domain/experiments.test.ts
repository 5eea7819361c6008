import { describe, expect, it } from 'vitest'
import { assignedVariants } from '../sandbox/experiments.ts'
import { parseVariants, variantsOf } from './experiments.ts'

const shown = (cellNumber: string | null, fixed = parseVariants([])) =>
  variantsOf(cellNumber, fixed, assignedVariants).map(({ name, variant }) => `${name} ${variant}`)

describe('the variants of experiments', () => {
  it('are A for all users and guests', () => {
    expect(shown(null)).toEqual(['offer-card A', 'complete-later A', 'car-body-card A'])
    expect(shown('09351112233')).toEqual(shown(null))
  })
  it('differ for the listed numbers', () => {
    expect(shown('09000001605')).toEqual(['offer-card B', 'complete-later A', 'car-body-card A'])
    expect(shown('09000001616')).toEqual(['offer-card A', 'complete-later B', 'car-body-card A'])
    expect(shown('09000001627')).toEqual(['offer-card B', 'complete-later B', 'car-body-card B'])
  })
  it('are missing for one of them', () => {
    expect(shown('09000001638')).toEqual([])
  })
  it('that are fixed apply to all users', () => {
    const fixed = parseVariants(['offer-card=B'])
    expect(shown(null, fixed)).toEqual(['offer-card B', 'complete-later A', 'car-body-card A'])
    expect(shown('09000001638', fixed)).toEqual(['offer-card B'])
    expect(shown('09000001605', parseVariants(['offer-card=A', 'complete-later=B']))).toEqual([
      'offer-card A',
      'complete-later B',
      'car-body-card A',
    ])
  })
})
