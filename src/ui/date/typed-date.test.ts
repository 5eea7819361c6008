import { describe, expect, it } from 'vitest'
import { dateTyped, tidyTypedDate } from './typed-date.ts'

describe('a typed date', () => {
  it('gets slashes automatically, digit by digit', () => {
    const steps: string[] = []
    for (const digit of '۱۳۶۹۰۲۱۲') steps.push(tidyTypedDate(`${steps.at(-1) ?? ''}${digit}`))
    expect(steps).toEqual(['1', '13', '136', '1369', '1369/0', '1369/02', '1369/02/1', '1369/02/12'])
  })
  it('respects separators that were typed', () => {
    expect(tidyTypedDate('۱۳۶۹/۲/۵')).toBe('1369/2/5')
    expect(tidyTypedDate('1369-02-12')).toBe('1369/02/12')
    expect(tidyTypedDate('1369/')).toBe('1369/')
  })
  it('becomes a date only when it exists in the calendar', () => {
    expect(dateTyped('1369/2/5')).toBe('1369-02-05')
    expect(dateTyped('1403/12/30')).toBe('1403-12-30')
    expect(dateTyped('1404/12/30')).toBeNull()
    expect(dateTyped('1404/13/01')).toBeNull()
    expect(dateTyped('1369/02')).toBeNull()
  })
})
