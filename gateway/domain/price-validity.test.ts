import { describe, expect, it } from 'vitest'
import { priceStandsUntil } from './price-validity.ts'

describe('the price of an order', () => {
  it('stands until the day ends in Tehran', () => {
    expect(priceStandsUntil(new Date('2025-11-15T09:00:00+03:30'))).toEqual(new Date('2025-11-16T00:00:00+03:30'))
    expect(priceStandsUntil(new Date('2025-11-15T00:00:00+03:30'))).toEqual(new Date('2025-11-16T00:00:00+03:30'))
  })
  it('stands for half an hour where the day ends sooner', () => {
    expect(priceStandsUntil(new Date('2025-11-15T23:45:00+03:30'))).toEqual(new Date('2025-11-16T00:15:00+03:30'))
  })
})
