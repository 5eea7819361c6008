/** Stubbed answers for prices: five insurers at two ceilings, one of them inactive. */
import type { BnplAccount, Offer, OffersAnswer } from '#contract/operations/offers.ts'
import { offer, trackingCode } from './gateway-answers.ts'
import { stubEach } from './answer.ts'

const of = (
  companyCode: string,
  name: string,
  payableAmount: number,
  position: number,
  otherwise: Partial<Offer> = {},
): Offer => ({
  ...offer,
  companyCode,
  companyFa: `بیمهٔ ${name}`,
  companyTitle: companyCode,
  payableAmount,
  payableAmountWithoutDiscount: payableAmount + offer.totalDiscountValue,
  position,
  badge: null,
  ...otherwise,
})

/** Paths choose the first; the second has an alternative; the last is inactive. */
const offers = [
  offer,
  of('aftab', 'آفتاب', 5_801_000, 2, { badge: 'best-instalments', hasUpSelling: true }),
  of('hamoon', 'هامون', 5_918_300, 3),
  of('sahand', 'سهند', 6_104_700, 4, { badge: 'most-popular' }),
  of('alvand', 'الوند', 6_240_900, 5, { active: false }),
]

const dearer = 400_000
const at = (liabilityPropertyDamage: number): readonly Offer[] =>
  offers.map((one) => ({ ...one, liabilityPropertyDamage, payableAmount: one.payableAmount + dearer }))

export const found: OffersAnswer = {
  searchTrackingCode: 'SEARCH23456789',
  offersPerCoverage: { '53300000': offers, '200000000': [...at(200_000_000)] },
  market: {
    invented: true,
    insurers: offers.map(({ companyCode, companyFa }) => ({
      companyCode,
      companyFa,
      solvencyLevel: 2,
      complaints: 20,
    })),
  },
  missing: [
    {
      companyCode: 'sarv',
      companyFa: 'بیمهٔ سرو',
      reason: 'late',
      message: 'این بیمه‌گر به‌موقع پاسخ نداد؛ کمی بعد دوباره قیمت بگیرید.',
    },
  ],
  validUntil: '2099-11-15T14:30:00.000Z',
  instalments: {
    bnpl: {
      eligible: true,
      registered: true,
      credit: 20_000_000,
      dueDates: ['1404-08-24', '1404-09-24', '1404-10-24', '1404-11-24'],
    },
    cheques: {
      dueDates: ['1404-09-24', '1404-10-24', '1404-11-24', '1404-12-24'],
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

const withCode: OffersAnswer = {
  ...found,
  appliedDiscount: { discountCode: 'SEPAR30', percent: 30, atMost: 300_000 },
  message: 'کد تخفیف اعمال شد.',
}
const forBuyer = (answer: OffersAnswer, account: Partial<BnplAccount>): OffersAnswer => ({
  ...answer,
  instalments: { ...answer.instalments, bnpl: { ...answer.instalments.bnpl, ...account } },
})
const smallCredit = { credit: 900_000 } as const
const unregistered = { registered: false, credit: 0 } as const

/** The same offers at every ceiling, so that any choice gets this price. */
const priced = (now: readonly Offer[]): OffersAnswer => ({
  ...found,
  offersPerCoverage: { '53300000': [...now], '200000000': [...now] },
})

const search = 'searchOffers'

export const prices = {
  searchOffers: stubEach(search, {
    found,
    'found, with a code': withCode,
    'found, not registered for instalments': forBuyer(found, unregistered),
  }),
  searchWithDiscount: stubEach(search, { found: withCode }),
  searchWithoutDiscount: stubEach(search, { found }),
  listUpsells: stubEach('listUpsells', {
    none: { upsells: [] },
    one: {
      upsells: [
        {
          upsellingId: 'upsell-1',
          offer: { ...offer, liabilityPropertyDamage: 200_000_000 },
          difference: dearer,
          covers: null,
        },
      ],
    },
  }),
  registerOrder: stubEach('registerOrder', { '': { trackingCode } }),
  priceAgain: stubEach(search, {
    'same price': priced([offer]),
    'same price, a small credit': forBuyer(priced([offer]), smallCredit),
    'same price, not registered for instalments': forBuyer(priced([offer]), unregistered),
    'another price': priced([{ ...offer, payableAmount: 6_000_000 }]),
    gone: priced([]),
  }),
}
