import { expect, it } from 'vitest'
import { refundDay } from './working-days.ts'

it('a refund takes three working days from the first working day on', () => {
  // a Friday
  expect(refundDay('1404-08-23')).toBe('1404-08-27')
  // a Saturday
  expect(refundDay('1404-08-24')).toBe('1404-08-27')
  // a Wednesday: Thursday, Saturday, Sunday
  expect(refundDay('1404-08-28')).toBe('1404-09-02')
})
