import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { translate } from '../texts.ts'
import { toPersianDigits } from '../digits.ts'
import { hasNationalCodeCheckDigit, NationalCode } from './national-code.ts'

const refusal = (typed: string) => {
  const parsed = v.safeParse(NationalCode, typed, { abortPipeEarly: true })
  return parsed.success ? null : translate(parsed.issues[0].message, 'fa')
}

describe('a national code', () => {
  it('is accepted in Persian, Arabic and Latin digits, with surrounding spaces', () => {
    for (const typed of ['0084575948', '۰۰۸۴۵۷۵۹۴۸', ' ٠٠٨٤٥٧٥٩٤٨ '])
      expect(v.parse(NationalCode, typed)).toBe('0084575948')
  })
  it('says how many digits are missing or too many', () => {
    expect(refusal('008457594')).toBe('کد ملی ۱۰ رقم است؛ ۱ رقم کم دارد.')
    expect(refusal('008457594812')).toBe('کد ملی ۱۰ رقم است؛ ۲ رقم زیاد دارد.')
  })
  it('is refused when all digits are equal or the check digit is wrong', () => {
    expect(refusal('1111111111')).toContain('درست نیست')
    expect(refusal('0084575949')).toContain('درست نیست')
  })
  it('has exactly one correct check digit for any nine digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{9}$/), (nine) => {
        const right = [...'0123456789'].filter((last) => hasNationalCodeCheckDigit(nine + last))
        expect(right).toHaveLength(1)
      }),
    )
  })
  it('can be parsed from its displayed text', () => {
    expect(v.parse(NationalCode, toPersianDigits('0084575948'))).toBe('0084575948')
  })
})
