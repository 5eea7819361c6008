import { expect, it } from 'vitest'
import { colourOfMobileStatus } from './mobile-policy.ts'

it('colours the statuses of mobile policies as document 3 says, and unknown ones neutral', () => {
  const statuses = ['active', 'expired', 'renewal', 'previous_insurance', 'ready_to_pay', 'cancelled', 'new']
  expect(statuses.map(colourOfMobileStatus)).toEqual([
    'success',
    'error',
    'error',
    'error',
    'warning',
    'neutral',
    'neutral',
  ])
})
