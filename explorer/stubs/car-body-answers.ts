/** Small answers of the gateway about a car-body quote and order, valid by the contract's schemas. */
import type { AnswerOf } from '#contract/index.ts'
import type { CarBodyOffersAnswer } from '#contract/operations/car-body.ts'
import type { CarBodyOffer } from '#contract/operations/car-body-offer.ts'
import type { CarBodyOrderDetail } from '#contract/operations/orders.ts'
import { addressUid, configuration, lookup, offer, order } from './gateway-answers.ts'
import { found } from './offers.ts'

export const carBodyConfiguration: AnswerOf<'readCarBodyConfiguration'> = {
  today: configuration.today,
  cars: [
    {
      code: 'peugeot',
      title: 'پژو',
      models: [
        { code: 'peugeot-207-manual', title: '۲۰۷ دنده‌ای', newValue: 980_000_000 },
        { code: 'peugeot-pars', title: 'پارس', newValue: 640_000_000 },
      ],
    },
    { code: 'saipa', title: 'سایپا', models: [{ code: 'saipa-tiba', title: 'تیبا', newValue: 410_000_000 }] },
  ],
  carProductionYearsSC: [
    { code: '1404', other: '2025', needsMonth: true },
    { code: '1399', other: '2020', needsMonth: false },
  ],
  carProductionYearsGC: [
    { code: '2025', other: '1404', needsMonth: true },
    { code: '2020', other: '1399', needsMonth: false },
  ],
  policyStatuses: ['with_policy', 'without', 'new'],
  carBodyDiscounts: [
    { code: '0', percent: 0 },
    { code: '2', percent: 35 },
  ],
  thirdPartyDiscounts: ['0', '1', '2', '3', '4', '5'],
  companies: configuration.companies,
  covers: [
    'cover_price_fluctuation_25',
    'cover_price_fluctuation_50',
    'cover_theft_of_parts',
    'cover_theft_of_parts_20',
    'cover_glass_breaking',
    'cover_war',
  ],
  minCarValue: 500_000_000,
}

export const carBodyLookup: AnswerOf<'lookUpCarBody'> = {
  sbId: lookup.sbId,
  isDefective: false,
  message: null,
  carBrand: 'peugeot',
  carModel: 'peugeot-207-manual',
  carImported: false,
  carProductionYear: '1399',
  carProductionMonth: null,
  usualValue: 686_000_000,
  policyStatus: 'with_policy',
  previousCompany: 'damavand',
  lastPolicyExpDate: '1404-09-04',
  carBodyDiscount: '2',
  thirdPartyDiscount: '5',
}

const { liabilityPropertyDamage: _, delay: __, delayPenalty: ___, breakdown: ____, ...anyOffer } = offer

const coverPrices: CarBodyOffer['coverPrices'] = {
  cover_price_fluctuation_25: 734_000,
  cover_price_fluctuation_50: 1_312_000,
  cover_theft_of_parts: 856_300,
  cover_theft_of_parts_20: 1_468_000,
  cover_glass_breaking: 611_600,
}

export const carBodyOffer: CarBodyOffer = {
  ...anyOffer,
  breakdown: [
    { line: 'base', cover: null, amount: 4_812_100, percent: 2.7 },
    { line: 'cover', cover: 'cover_theft_of_parts', amount: 156_300, percent: 7 },
    { line: 'cover', cover: 'cover_price_fluctuation_25', amount: 734_000, percent: 6 },
  ],
  coverPrices,
  ownShare: { first: 10, second: 20, further: 30 },
}

export const inactiveCarBodyOffer: CarBodyOffer = {
  ...carBodyOffer,
  companyCode: 'alvand',
  companyFa: 'بیمهٔ الوند',
  companyTitle: 'Alvand',
  active: false,
}

const { offersPerCoverage, yearChange: _yearChange, ...anyAnswer } = found

/** The same insurers as those of third-party insurance, with the same prices. */
export const carBodyFound: CarBodyOffersAnswer = {
  ...anyAnswer,
  offers: (offersPerCoverage['53300000'] ?? []).map(
    ({ companyCode, companyFa, companyTitle, payableAmount, position, badge, hasUpSelling, active }) => ({
      ...carBodyOffer,
      companyCode,
      companyFa,
      companyTitle,
      payableAmount,
      position,
      badge,
      hasUpSelling,
      active,
    }),
  ),
  coverPrices,
  boughtTogether: [
    { code: 'cover_glass_breaking', orders: 12 },
    { code: 'cover_war', orders: 0 },
  ],
}

const { liabilityPropertyDamage: _ceiling, search: _search, product: _product, ...anyOrder } = order

/** A new order. Its policy has no paper copy. */
export const carBodyOrder: CarBodyOrderDetail = {
  ...anyOrder,
  product: 'carbody',
  deliveryMode: 'no_delivery',
  instantPaymentInfo: null,
  liabilityPropertyDamage: null,
  search: {
    carType: 'car',
    carUsage: 'passenger',
    carBrand: 'peugeot',
    carModel: 'peugeot-207-manual',
    carImported: false,
    carProductionYear: '1399',
    carProductionMonth: null,
    carValue: 680_000_000,
    carAccessoriesValue: null,
    policyStatus: 'with_policy',
    previousCompany: 'damavand',
    lastPolicyExpDate: '1404-09-04',
    carBodyDiscount: '2',
    thirdPartyDiscount: '5',
    installmentActive: false,
    covers: ['cover_price_fluctuation_25', 'cover_theft_of_parts'],
    discountCode: null,
    sbId: lookup.sbId,
  },
  covers: ['cover_price_fluctuation_25', 'cover_theft_of_parts'],
  carValue: 680_000_000,
  inspection: null,
  termsAcceptedAt: null,
}

const place = {
  addressUid,
  province: 'tehran',
  provinceFa: 'تهران',
  city: 'tehran',
  cityFa: 'تهران',
  address: 'خیابان شریعتی، کوچهٔ گلستان',
  plaqueNumber: '12',
  unitNumber: '',
  postalCode: '1938765431',
}

/** The policy address has become the place of the inspection. */
export const placed = { address: place, time: null, heldUntil: null } as const

/** A reserved slot. */
export const reserved = {
  address: place,
  time: { code: 'visit-1', date: '1404-08-24', startTime: '10:00', endTime: '12:00' },
  heldUntil: '2099-11-15T14:30:00.000Z',
} as const

export const acceptedAt = '2025-11-15T14:00:00.000Z'
