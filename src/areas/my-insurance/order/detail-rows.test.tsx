// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import type { PolicyDetail } from '#contract/operations/my-insurance.ts'
import { cancellableDetail, reportableDetail } from '#explorer/stubs/policies.ts'
import { stage } from '#ui/testing/stage.tsx'
import { DetailRows } from './DetailRows.tsx'

afterEach(cleanup)

/** The rows as the page shows them, label and value. */
const rowsOf = (detail: PolicyDetail): Record<string, string> => {
  const { container } = stage(<DetailRows detail={detail} />)
  const rows = [...container.querySelectorAll('dt')].map((term) => [
    term.textContent ?? '',
    (term.nextElementSibling?.textContent ?? '').replaceAll(/[\u200e\u200f\u2066-\u2069]/g, ''),
  ])
  return Object.fromEntries(rows)
}

const carBody: PolicyDetail = {
  ...cancellableDetail,
  insuranceType: 'carbody',
  liabilityPropertyDamage: null,
  carBody: {
    carValue: 900_000_000,

    covers: ['cover_theft_of_parts', 'cover_glass_breaking'],
  },
  noDamageFactor: 0.4,
  driverNoDamageFactor: null,
}

const motorcycle: PolicyDetail = {
  ...reportableDetail,
  insuranceType: 'motorcycle',
  carModelFa: 'موتورسیکلت تک‌سیلندر',
  carTypeFa: 'تک‌سیلندر',
}

describe('the order number of the details', () => {
  it('is copied by its button, which confirms it', async () => {
    const user = userEvent.setup()
    stage(<DetailRows detail={reportableDetail} />)
    await user.click(screen.getByRole('button', { name: 'کپی شمارهٔ سفارش' }))
    expect(await navigator.clipboard.readText()).toBe(reportableDetail.orderNumber)
    expect(screen.getByRole('status').textContent).toBe('کپی شد')
  })
})

describe('the rows of the details', () => {
  it('are shown with insurer, order number, status and payment', () => {
    const { container } = stage(<DetailRows detail={reportableDetail} />)
    for (const text of [
      'شخص ثالث، بیمهٔ دماوند',
      'شمارهٔ سفارش',
      '۴۰۸۲۱۷۶',
      'صادر شد',
      'پرداخت نقدی',
      '۵٬۴۸۷٬۴۰۰',
    ])
      expect(container.textContent).toContain(text)
  })
  it('are complete for third-party insurance', () => {
    expect(rowsOf({ ...reportableDetail, delayPenalty: 120_000, deliveryStatus: 'sent' }))
      .toMatchInlineSnapshot(`
      {
        "ارسال": "۸۵٬۰۰۰ تومان",
        "بیمه‌گذار": "سارا رستگار",
        "تخفیف راننده": "۲۵٪",
        "تخفیف عدم خسارت": "۳۵٪",
        "تخفیف‌ها": "−۱٬۰۷۷٬۶۰۰ تومان",
        "جریمهٔ دیرکرد": "۱۲۰٬۰۰۰ تومان",
        "حق‌بیمه با مالیات": "۶٬۴۸۰٬۰۰۰ تومان",
        "خودرو": "پژو ۲۰۷ دنده‌ای، سواری، شخصی، ۱۳۹۹",
        "سقف تعهد مالی": "۵۳٫۳ میلیون تومان",
        "مدت": "۱۲ ماه، تا ۴ آذر ۱۴۰۵",
        "موبایل": "۰۹۱۲ ۳۴۵ ۶۷۸۹",
        "نسخهٔ کاغذی": "فرستاده شد",
        "پایان بیمهٔ قبلی": "۴ آذر ۱۴۰۴",
        "پلاک": "I.R.IRAN۲۴س۳۱۸ایران۴۴",
      }
    `)
  })
  it('are complete for car-body insurance', () => {
    expect(rowsOf(carBody)).toMatchInlineSnapshot(`
      {
        "ارزش بیمه‌شده": "۹۰۰ میلیون تومان",
        "ارسال": "۸۵٬۰۰۰ تومان",
        "بیمه‌گذار": "سارا رستگار",
        "تخفیف عدم خسارت": "۴۰٪",
        "تخفیف‌ها": "−۱٬۰۷۷٬۶۰۰ تومان",
        "حق‌بیمه با مالیات": "۶٬۴۸۰٬۰۰۰ تومان",
        "خودرو": "پژو ۲۰۷ دنده‌ای، سواری، شخصی، ۱۳۹۹",
        "مدت": "۱۲ ماه",
        "موبایل": "۰۹۱۲ ۳۴۵ ۶۷۸۹",
        "پایان بیمهٔ قبلی": "۴ آذر ۱۴۰۴",
        "پلاک": "I.R.IRAN۲۴س۳۱۸ایران۴۴",
        "پوشش‌ها": "سرقت لوازم ۱۰٪، شکست شیشه",
      }
    `)
  })
  it('are complete for motorcycle insurance', () => {
    expect(rowsOf(motorcycle)).toMatchInlineSnapshot(`
      {
        "ارسال": "۸۵٬۰۰۰ تومان",
        "بیمه‌گذار": "سارا رستگار",
        "تخفیف راننده": "۲۵٪",
        "تخفیف عدم خسارت": "۳۵٪",
        "تخفیف‌ها": "−۱٬۰۷۷٬۶۰۰ تومان",
        "حق‌بیمه با مالیات": "۶٬۴۸۰٬۰۰۰ تومان",
        "سقف تعهد مالی": "۵۳٫۳ میلیون تومان",
        "مدت": "۱۲ ماه، تا ۴ آذر ۱۴۰۵",
        "موبایل": "۰۹۱۲ ۳۴۵ ۶۷۸۹",
        "موتورسیکلت": "موتورسیکلت تک‌سیلندر، شخصی، ۱۳۹۹",
        "پایان بیمهٔ قبلی": "۴ آذر ۱۴۰۴",
        "پلاک": "I.R.IRAN۲۴س۳۱۸ایران۴۴",
      }
    `)
  })
  it('are left out if they are empty', () => {
    const empty: PolicyDetail = {
      ...cancellableDetail,
      orderNumber: null,
      plate: null,
      insuredName: null,
      insuredCellNumber: null,
      carUsageFa: null,
      carTypeFa: null,
      lastPolicyExpDate: null,
      liabilityPropertyDamage: null,
      noDamageFactor: null,
      driverNoDamageFactor: null,
      totalDiscountAmount: 0,
      deliveryAmount: 0,
    }
    expect(Object.keys(rowsOf(empty))).toEqual(['خودرو', 'مدت', 'حق‌بیمه با مالیات'])
  })
})
