import { describe, expect, it } from 'vitest'
import { isImei, readPhoneForm } from './phone-form.ts'
import { phonePremium } from './phones.data.ts'

const form = {
  cellNumber: '۰۹۱۲۳۴۵۶۷۸۹',
  buyerName: 'سارا رستگار',
  device: 'samsung-galaxy-a56',
  imei: '۴۹-۰۱۵۴۲۰-۳۲۳۷۵۱-۸',
  phonePrice: '۴۲٬۰۰۰٬۰۰۰',
  repaired: 'no',
  plan: 'theft',
}
const problemsOf = (change: Partial<typeof form>) => readPhoneForm({ ...form, ...change }).problems

describe('an IMEI', () => {
  it('has fifteen digits, of which the last one checks the others', () => {
    expect(isImei('490154203237518')).toBe(true)
    for (const wrong of ['490154203237517', '490154203237581', '49015420323751', '000000000000000'])
      expect(isImei(wrong)).toBe(false)
  })
})

describe('the form of the phone insurer', () => {
  it('takes Persian digits, separators and blanks', () => {
    expect(readPhoneForm(form).purchase).toMatchObject({
      cellNumber: '09123456789',
      imei: '490154203237518',
      phonePrice: 42_000_000,
      plan: 'theft',
      phone: { name: 'Samsung Galaxy A56' },
    })
  })
  it.each(['samsung-galaxy-z-flip6', 'motorola-edge-50'])('refuses %s', (device) => {
    expect(problemsOf({ device })).toEqual([{ field: 'device', reason: 'not-insured' }])
  })
  it('refuses a repaired phone, a price above 200 million toman and a wrong IMEI, each at its field', () => {
    expect(problemsOf({ repaired: 'yes', phonePrice: '200000001', imei: '490154203237519' })).toEqual([
      { field: 'imei', reason: 'wrong' },
      { field: 'phonePrice', reason: 'high' },
      { field: 'repaired', reason: 'repaired' },
    ])
    expect(problemsOf({ phonePrice: '200000000' })).toEqual([])
  })
  it('names every field that is empty', () => {
    const empty = { cellNumber: '', buyerName: '', device: '', imei: '', phonePrice: '', repaired: '' }
    expect(problemsOf(empty).map(({ field }) => field)).toEqual(Object.keys(empty))
  })
})

it('a premium is a share of the price, rounded to 1,000 toman', () => {
  expect(phonePremium('theft', 42_050_000)).toBe(1_262_000)
  expect(phonePremium('theft-and-breakage', 42_050_000)).toBe(2_523_000)
})
