/**
 * Sample offers for tests: three insurers at two ceilings, with lines that add up, and two insurers without a
 * price.
 */
import type { BreakdownLine, Offer, OffersAnswer } from '#contract/operations/offers.ts'

const line = (name: BreakdownLine['line'], amount: number, percent: number | null = null): BreakdownLine => ({
  line: name,
  amount,
  percent,
})

const dueDates = ['1404-08-24', '1404-09-24', '1404-10-24', '1404-11-24']

/** An offer whose lines add up to its price. */
export const offerOf = (
  companyCode: string,
  name: string,
  payableAmount: number,
  otherwise: Partial<Offer> = {},
): Offer => {
  const each = Math.floor(payableAmount / 400) * 100
  const first = payableAmount - 3 * each
  return {
    companyCode,
    companyFa: `بیمهٔ ${name}`,
    companyTitle: name,
    branchesNum: 214,
    liabilityPropertyDamage: 53_300_000,
    payableAmount,
    payableAmountWithoutDiscount: payableAmount + 600_000,
    totalDiscountValue: 600_000,
    discountPercentage: 9,
    breakdown: [
      line('base', 8_010_100),
      line('driver', 1_120_000),
      line('no-claim', -2_803_500, 35),
      line('insurer-discount', -148_400, 2.5),
      line('tax', 600_000, 10),
      line('lateness', 285_300),
      line('discount-code', payableAmount - 7_063_500),
    ],
    delay: 13,
    delayPenalty: 285_300,
    hasPaymentOnDelivery: false,
    active: true,
    hasUpSelling: false,
    position: 1,
    badge: null,
    bnpl: { first, each, count: 3 },
    installment: null,
    ...otherwise,
  }
}

const offers = [
  offerOf('hamoon', 'هامون', 6_268_200, { badge: 'lowest-price', bnpl: null }),
  offerOf('damavand', 'دماوند', 6_300_100, { position: 2, badge: 'best-instalments' }),
  offerOf('aftab', 'آفتاب', 6_331_900, { position: 3, badge: 'most-popular' }),
]

export const offersAnswer: OffersAnswer = {
  searchTrackingCode: 'SEARCH23456789',
  offersPerCoverage: {
    '53300000': offers,
    '200000000': [offerOf('aftab', 'آفتاب', 7_411_000, { liabilityPropertyDamage: 200_000_000 })],
  },
  market: {
    invented: true,
    insurers: [
      { companyCode: 'aftab', companyFa: 'بیمهٔ آفتاب', solvencyLevel: 1, complaints: 18 },
      { companyCode: 'damavand', companyFa: 'بیمهٔ دماوند', solvencyLevel: 1, complaints: 21 },
      { companyCode: 'sarv', companyFa: 'بیمهٔ سرو', solvencyLevel: 2, complaints: 29 },
      { companyCode: 'oruj', companyFa: 'بیمهٔ عروج', solvencyLevel: 4, complaints: 63 },
      { companyCode: 'hamoon', companyFa: 'بیمهٔ هامون', solvencyLevel: 3, complaints: 47 },
    ],
  },
  missing: [
    {
      companyCode: 'sarv',
      companyFa: 'بیمهٔ سرو',
      reason: 'late',
      message: 'این بیمه‌گر به‌موقع پاسخ نداد؛ کمی بعد دوباره قیمت بگیرید.',
    },
    {
      companyCode: 'oruj',
      companyFa: 'بیمهٔ عروج',
      reason: 'refused',
      message: 'این بیمه‌گر «سواری» را بیمه نمی‌کند.',
    },
  ],
  validUntil: '2025-11-15T14:30:00.000Z',
  instalments: {
    bnpl: { eligible: true, registered: true, credit: null, dueDates },
    cheques: {
      dueDates: ['1404-09-24', '1404-10-24', '1404-11-24', '1404-12-24', '1405-01-24'],
      descriptions: [
        'پیش‌پرداخت را از درگاه بانک می‌پردازید.',
        'چک‌ها در سامانهٔ صیاد ثبت شده باشند.',
        'تخفیف سپر به خرید با چک تعلق نمی‌گیرد.',
      ],
    },
  },
  yearChange: null,
  appliedDiscount: null,
  message: null,
}
