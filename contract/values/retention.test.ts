import { describe, expect, it } from 'vitest'
import { recordKeptUntil, recordsOverUntil } from './retention.ts'

describe('the record of a payment', () => {
  it('is kept until the end of the tenth year after its own', () => {
    expect(recordKeptUntil('1404-01-01')).toBe('1414-12-29')
    expect(recordKeptUntil('1404-12-29')).toBe('1414-12-29')
  })
  it('is kept through a leap day', () => {
    expect(recordKeptUntil('1398-08-24')).toBe('1408-12-30')
  })
  it('is removed on the day after that', () => {
    expect(recordsOverUntil('1414-12-29') >= '1404-01-01').toBe(false)
    expect(recordsOverUntil('1415-01-01') >= '1404-12-29').toBe(true)
  })
})
