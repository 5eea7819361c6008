import { describe, expect, it } from 'vitest'
import { instantDeadline, isInstantPaymentOffered } from './instant-payment.ts'

const endingOn = (lastPolicyExpDate: string | null) => instantDeadline({ lastPolicyExpDate }, '1404-08-24')

describe('instant payment', () => {
  it('allows three days for the details', () => {
    expect(endingOn(null)).toBe('1404-08-27')
    expect(endingOn('1404-09-04')).toBe('1404-08-27')
  })
  it('requires them before the last policy ends', () => {
    expect(endingOn('1404-08-27')).toBe('1404-08-26')
    expect(endingOn('1404-08-25')).toBe('1404-08-24')
  })
  it('requires them on the same day if the last policy has ended', () => {
    expect(endingOn('1404-08-24')).toBe('1404-08-24')
    expect(endingOn('1404-07-14')).toBe('1404-08-24')
  })
  it('is not available for insurers that always send a paper copy', () => {
    expect((['optional', 'no_delivery', 'required'] as const).map(isInstantPaymentOffered)).toEqual([
      true,
      true,
      false,
    ])
  })
})
