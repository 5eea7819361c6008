import { beforeAll, describe, expect, it } from 'vitest'
import { speakPersian } from '../testing/stage.tsx'
import { momentText } from './moments.ts'

beforeAll(speakPersian)

describe('a moment in words', () => {
  it('shows only the time in Tehran when it is today', () => {
    expect(momentText('2025-11-15T11:00:00.000Z', '1404-08-24')).toBe('ساعت ۱۴:۳۰')
  })

  it('omits zero minutes', () => {
    expect(momentText('2025-11-15T17:30:00.000Z', '1404-08-24')).toBe('ساعت ۲۱')
  })

  it('names another day by the date in Tehran, not in UTC', () => {
    expect(momentText('2025-11-15T20:45:00.000Z', '1404-08-24')).toBe('۲۵ آبان، ساعت ۰:۱۵')
  })

  it('shows midnight as the end of the previous day', () => {
    expect(momentText('2025-11-15T20:30:00.000Z', '1404-08-24')).toBe('پایان امروز')
    expect(momentText('2025-11-16T20:30:00.000Z', '1404-08-24')).toBe('پایان ۲۵ آبان')
  })
})
