import { beforeAll, describe, expect, it } from 'vitest'
import { speakPersian } from '#ui/testing/stage.tsx'
import { premiumLines } from './premium-lines.ts'

beforeAll(speakPersian)

const of = (...breakdown: Parameters<typeof premiumLines>[0]['breakdown'][number][]) =>
  premiumLines({ breakdown, companyFa: 'بیمهٔ دماوند', delay: 12 })

describe('the lines of a premium', () => {
  it('are named after who gives what, with the percent behind them', () => {
    expect(of({ line: 'insurer-discount', amount: -148_400, percent: 2.5 })[0]).toMatchObject({
      label: 'تخفیف بیمهٔ دماوند (۲٫۵\u200F٪)',
      toman: -148_400,
    })
  })

  it('call a no-claim percent below zero what it is: a surcharge', () => {
    expect(of({ line: 'no-claim', amount: 801_000, percent: -10 })[0]).toMatchObject({
      label: 'اضافه‌نرخ خسارت‌های قبلی (۱۰\u200F٪)',
      toman: 801_000,
    })
  })

  it('count the days that a late fee is for', () => {
    expect(of({ line: 'lateness', amount: 285_300, percent: null })).toMatchObject([
      { label: 'جریمهٔ دیرکرد (۱۲ روز)', toman: 285_300 },
    ])
  })

  it('say that there is no late fee where there is none', () => {
    expect(of({ line: 'base', amount: 8_010_100, percent: null }).at(-1)).toMatchObject({
      label: 'جریمهٔ دیرکرد',
      toman: null,
      text: 'ندارید',
    })
  })
})
