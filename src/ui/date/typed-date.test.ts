import { i18n } from '@lingui/core'
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
    expect(dateTyped('1990/05/02'), 'Gregorian, in Persian').toBeNull()
  })
  it('may be Gregorian in English', () => {
    i18n.loadAndActivate({ locale: 'en', messages: {} })
    expect(dateTyped('1990/05/02')).toBe('1369-02-12')
    expect(dateTyped('2025/3/21')).toBe('1404-01-01')
    expect(dateTyped('2024/02/29')).toBe('1402-12-10')
    expect(dateTyped('2023/02/29')).toBeNull()
    expect(dateTyped('2023/13/01')).toBeNull()
    expect(dateTyped('1369/2/5')).toBe('1369-02-05')
    i18n.loadAndActivate({ locale: 'fa', messages: {} })
  })
})
