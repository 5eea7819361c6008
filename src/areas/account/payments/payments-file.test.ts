import { beforeAll, describe, expect, it } from 'vitest'
import { paymentsOfYear } from '#explorer/stubs/account.ts'
import { speakPersian } from '#ui/testing/stage.tsx'
import { paymentsCsv, paymentsFile } from './payments-file.ts'

beforeAll(speakPersian)

/** Parses a CSV text by RFC 4180 into cells. */
const cellsOf = (csv: string): string[][] =>
  csv
    .split('\r\n')
    .slice(0, -1)
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
        ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
      ),
    )

const [payment] = paymentsOfYear.payments
if (payment === undefined) throw new Error('The stub has no payment.')

describe('the file of payments', () => {
  it('begins with a byte order mark, and has Persian headings', () => {
    const csv = paymentsCsv(paymentsOfYear)
    expect(csv.codePointAt(0)).toBe(0xfeff)
    expect(cellsOf(csv.slice(1))[0]).toEqual([
      'تاریخ',
      'شمارهٔ سفارش',
      'بیمه',
      'بیمه‌گر',
      'روش پرداخت',
      'مبلغ (تومان)',
      'وضعیت',
    ])
  })
  it('has a row for each payment, and its amounts add up to payments minus refunds', () => {
    const [, ...rows] = cellsOf(paymentsCsv(paymentsOfYear))
    expect(rows[0]).toEqual([
      '1404/08/24',
      '10482301',
      'شخص ثالث پژو ۲۰۷ دنده‌ای',
      'بیمهٔ دماوند',
      'قسط ۱ از ۴',
      '1371850',
      'پرداخت شد',
    ])
    expect(rows[2]?.slice(4)).toEqual(['به حساب بانکی', '-2150000', 'برگشت به شما'])
    expect(rows.reduce((sum, row) => sum + Number(row[5]), 0)).toBe(paymentsOfYear.years[0]?.total)
  })
  it.each(['=1+1', '+98', '-2', '@SUM(A1)', '\tx', '\rx'])(
    'runs no formula of a text: %j',
    (vehicleTitle) => {
      const csv = paymentsCsv({ payments: [{ ...payment, insuranceType: 'motorcycle', vehicleTitle }] })
      expect(csv).toContain(`"'${vehicleTitle}"`)
    },
  )
  it('keeps quotes, commas and line ends inside a cell', () => {
    const csv = paymentsCsv({
      payments: [{ ...payment, company: { code: 'x', name: 'x', title: 'بیمهٔ «"الف"»، ب,\nج' } }],
    })
    expect(cellsOf(csv)[1]?.[3]).toBe('بیمهٔ «"الف"»، ب,\nج')
  })
  it('is named after its year', () => {
    const file = paymentsFile(paymentsOfYear)
    expect([file.name, file.type]).toEqual(['separ-payments-1404.csv', 'text/csv;charset=utf-8'])
  })
})
