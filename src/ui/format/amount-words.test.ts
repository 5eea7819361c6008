import { i18n } from '@lingui/core'
import { afterEach, describe, expect, it } from 'vitest'
import { amountWords } from './amount-words.ts'

afterEach(() => i18n.loadAndActivate({ locale: 'fa', messages: {} }))

describe('an amount in words', () => {
  it.each([
    [0, ''],
    [1, 'یک تومان'],
    [19, 'نوزده تومان'],
    [1_005, 'یک هزار و پنج تومان'],
    [25_000_000, 'بیست و پنج میلیون تومان'],
    [840_000_000, 'هشتصد و چهل میلیون تومان'],
    [
      99_999_999_999,
      'نود و نه میلیارد و نهصد و نود و نه میلیون و نهصد و نود و نه هزار و نهصد و نود و نه تومان',
    ],
  ])('reads %i in Persian', (toman, words) => {
    i18n.loadAndActivate({ locale: 'fa', messages: {} })
    expect(amountWords(toman)).toBe(words)
  })

  it('differs by a zero that is missing', () => {
    expect(amountWords(84_000_000)).toBe('هشتاد و چهار میلیون تومان')
    expect(amountWords(840_000_000)).not.toBe(amountWords(84_000_000))
  })

  it('reads amounts in English', () => {
    i18n.loadAndActivate({ locale: 'en', messages: {} })
    expect(amountWords(840_000_000)).toBe('Eight hundred and forty million Toman')
    expect(amountWords(25_000_000)).toBe('Twenty-five million Toman')
    expect(amountWords(1_100_012)).toBe('One million one hundred thousand twelve Toman')
  })
})
