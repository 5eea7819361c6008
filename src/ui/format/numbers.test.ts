import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { onlyDigits } from '#contract/digits.ts'
import { speakPersian } from '../testing/stage.tsx'
import {
  kilobytesText,
  megabytesText,
  millionsText,
  numberText,
  percentText,
  roundTomanText,
  tomanText,
} from './numbers.ts'

beforeAll(speakPersian)

describe('a number for Persian readers', () => {
  it('is grouped by ٬ and has its decimals after ٫', () => {
    expect(numberText(5_702_400)).toBe('۵٬۷۰۲٬۴۰۰')
    expect(numberText(999)).toBe('۹۹۹')
    expect(numberText(1000)).toBe('۱٬۰۰۰')
    expect(numberText(53.3, 1)).toBe('۵۳٫۳')
    expect(numberText(3.04, 1)).toBe('۳')
  })
  it('has a minus sign before its digits, and none before zero', () => {
    expect(numberText(-324_000)).toBe('\u2212۳۲۴٬۰۰۰')
    expect(numberText(-0.2)).toBe('۰')
  })
  it('keeps every digit', () => {
    fc.assert(
      fc.property(fc.nat(), (value) => {
        expect(onlyDigits(numberText(value))).toBe(String(value))
      }),
    )
  })
})

describe('an amount', () => {
  it('has its unit', () => expect(tomanText(300_000)).toBe('۳۰۰٬۰۰۰ تومان'))
  it('is in words when it is large and round', () => {
    expect(roundTomanText(200_000_000)).toBe('۲۰۰ میلیون تومان')
    expect(roundTomanText(53_300_000)).toBe('۵۳٫۳ میلیون تومان')
    expect(roundTomanText(1_600_000_000)).toBe('۱٫۶ میلیارد تومان')
    expect(roundTomanText(1_650_000_000)).toBe('۱٬۶۵۰ میلیون تومان')
    expect(roundTomanText(5_702_400)).toBe('۵٬۷۰۲٬۴۰۰ تومان')
    expect(roundTomanText(85_000)).toBe('۸۵٬۰۰۰ تومان')
  })
  it('is counted in millions on chips', () => expect(millionsText(53_300_000)).toBe('۵۳٫۳'))
})

describe('other figures', () => {
  it('show the percent sign on the left', () => expect(percentText(12)).toBe('۱۲\u200F٪'))
  it('count kilobytes', () => expect([kilobytesText(1), kilobytesText(81_900)]).toEqual(['۱', '۸۰']))
  it('count megabytes', () => expect(megabytesText(1_992_294)).toBe('۱٫۹'))
})
