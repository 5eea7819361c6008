import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { translate } from '../texts.ts'
import { CellNumber } from './cell-number.ts'
import { onlyDigits, toLatinDigits, toPersianDigits } from '../digits.ts'
import { DiscountCode } from './discount-code.ts'
import { MoveReason } from './order-move.ts'
import { PersonName } from './person-name.ts'
import { Plate } from './plate.ts'
import { plateLetter, plateLetters } from './plate-letters.ts'
import { PlaqueNumber, StreetAddress, UnitNumber } from './postal-address.ts'
import { isUnusualPostalCode, PostalCode } from './postal-code.ts'
import { roundToHundred } from './toman.ts'
import { TRACKING_CODE_ALPHABET, TrackingCode } from './tracking-code.ts'

const refusal = (schema: v.GenericSchema, typed: unknown) => {
  const parsed = v.safeParse(schema, typed, { abortPipeEarly: true })
  return parsed.success ? null : translate(parsed.issues[0].message, 'fa')
}

describe('digits', () => {
  it('can be parsed from their displayed text, in either script', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^\d{0,12}$/),
        (digits) => toLatinDigits(toPersianDigits(digits)) === digits,
      ),
    )
  })
  it('are extracted from pasted text', () => {
    expect(onlyDigits('کد: ۰۰۸٤-575 948 (کارت)', 10)).toBe('0084575948')
  })
})

describe('a mobile number', () => {
  it('is accepted with spaces, in Persian digits', () => {
    expect(v.parse(CellNumber, '۰۹۱۲ ۳۴۵ ۶۷۸۹')).toBe('09123456789')
  })
  it.each(['9123456789', '0912345678', '08123456789', '091234567890'])(
    'refuses %s and shows an example',
    (typed) => {
      expect(refusal(CellNumber, typed)).toBe('شمارهٔ موبایل با ۰۹ شروع می‌شود و ۱۱ رقم است.')
    },
  )
})

describe('a postal code', () => {
  it('is accepted with a dash, and says how many digits are missing', () => {
    expect(v.parse(PostalCode, '۱۹۳۸۷-۶۵۴۳۱')).toBe('1938765431')
    expect(refusal(PostalCode, '۱۹۳۸۷')).toBe('کد پستی ۱۰ رقم است؛ ۵ رقم کم دارد.')
  })
  it('causes a warning, not an error, with 0 or 2 among its first five digits', () => {
    expect(v.parse(PostalCode, '1038765431')).toBe('1038765431')
    expect(isUnusualPostalCode('1038765431')).toBe(true)
    expect(isUnusualPostalCode('1938700000')).toBe(false)
  })
})

describe('a plate', () => {
  const plate = { plk1: '۲۴', plk2: '10', plk3: '۳۱۸', plkSrl: '۴۴' }
  it('is accepted in Persian digits with its letter’s code', () => {
    expect(v.parse(Plate, plate)).toEqual({ plk1: '24', plk2: '10', plk3: '318', plkSrl: '44' })
    expect(plateLetter('10')).toBe('س')
  })
  it('is refused without its letter, with an unknown letter, with a missing digit or an extra part', () => {
    expect(refusal(Plate, { ...plate, plk2: '' })).toBe('حرف پلاک را از فهرست انتخاب کنید.')
    expect(refusal(Plate, { ...plate, plk2: '99' })).toBe('حرف پلاک را از فهرست انتخاب کنید.')
    expect(refusal(Plate, { ...plate, plk3: '31' })).toContain('پلاک کامل نیست')
    expect(v.safeParse(Plate, { ...plate, more: 1 }).success).toBe(false)
  })
  it('has twenty-four different letters', () => {
    expect(new Set(plateLetters.map(({ letter }) => letter)).size).toBe(24)
  })
})

describe('a name', () => {
  it('is normalised: Persian letters for Arabic ones, single spaces', () => {
    expect(v.parse(PersonName, '  علي   اكبري ')).toBe('علی اکبری')
    expect(v.parse(PersonName, 'مریم‌السادات O')).toBe('مریم‌السادات O')
  })
  it('is refused if empty, with digits or punctuation, or longer than 29', () => {
    expect(refusal(PersonName, ' ')).toBe('نام را وارد کنید.')
    expect(refusal(PersonName, 'سارا۲')).toContain('عدد و نشانه')
    expect(refusal(PersonName, 'ا'.repeat(30))).toContain('۲۹')
    expect(v.parse(PersonName, 'ا'.repeat(29))).toHaveLength(29)
  })
})

describe('an address', () => {
  it('needs two words of two letters, not only digits', () => {
    expect(v.parse(StreetAddress, 'خیابان شریعتی، کوچهٔ گلستان ۱۲')).toContain('شریعتی')
    expect(refusal(StreetAddress, 'شریعتی')).toContain('دو کلمه')
    expect(refusal(StreetAddress, '۱۲ ۳۴')).toContain('فقط عدد نیست')
    expect(refusal(StreetAddress, 'خیابان <script>')).not.toBeNull()
  })
  it('accepts building numbers of up to five digits, and an empty unit', () => {
    expect(v.parse(PlaqueNumber, '۱۲')).toBe('12')
    expect(refusal(PlaqueNumber, '123456')).toContain('۵ رقم')
    expect(v.parse(UnitNumber, '')).toBe('')
  })
})

describe('codes', () => {
  it('of an order contain no look-alikes', () => {
    expect(TRACKING_CODE_ALPHABET).not.toMatch(/[ILOU01]/)
    expect(v.safeParse(TrackingCode, [...TRACKING_CODE_ALPHABET].slice(0, 14).join('')).success).toBe(true)
    expect(refusal(TrackingCode, '../../etc')).toBe('کد پیگیری درست نیست؛ بررسی‌اش کنید.')
  })
  it('of a discount are converted to capitals and Latin digits', () => {
    expect(v.parse(DiscountCode, ' separ۳۰ ')).toBe('SEPAR30')
    expect(refusal(DiscountCode, '  ')).toBe('کد تخفیف را وارد کنید.')
  })
})

describe('an amount', () => {
  it('is rounded to a hundred toman, halves up', () => {
    expect([roundToHundred(149), roundToHundred(150), roundToHundred(7_216_770)]).toEqual([
      100, 200, 7_216_800,
    ])
  })
})

describe('the reason of a move', () => {
  it('has 3 to 300 characters, spaces at its ends not counted', () => {
    expect(refusal(MoveReason, '   ')).toBe('دلیل را بنویسید.')
    expect(refusal(MoveReason, ' نه ')).toBe('دلیل حداقل ۳ نویسه است؛ کمی بیشتر بنویسید.')
    expect(refusal(MoveReason, 'ن'.repeat(301))).toBe('دلیل حداکثر ۳۰۰ نویسه است.')
    expect(v.parse(MoveReason, ' مدارك \0\r\nناخواناست ')).toBe('مدارک ناخواناست')
  })
})
