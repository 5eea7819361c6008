/** Small answers of the gateway for tests of the charts, valid by the contract's schemas. */
import type { AnswerOf } from '#contract/index.ts'
import type { LiabilityOrderDetail } from '#contract/operations/orders.ts'
import type { Receipt } from '#contract/operations/receipt.ts'
import type { Failure } from '#machines/failure.ts'

const choice = (code: string, title: string) => ({ code, title })

export const configuration: AnswerOf<'readConfiguration'> = {
  today: '1404-08-24',
  carTypes: [
    {
      code: 'car',
      title: 'سواری',
      picks: 'model',
      usages: [choice('passenger', 'شخصی'), choice('taxi_city', 'تاکسی')],
      defaultUsage: 'passenger',
      details: [],
    },
    {
      code: 'truck',
      title: 'کامیون',
      picks: 'tonnage',
      usages: [],
      defaultUsage: null,
      details: [choice('truck_3_5t', '۳ تا ۵ تن')],
    },
  ],
  cars: [
    {
      code: 'peugeot',
      title: 'پژو',
      models: [choice('peugeot-207-manual', '۲۰۷ دنده‌ای'), choice('peugeot-pars', 'پارس')],
    },
    { code: 'saipa', title: 'سایپا', models: [choice('saipa-tiba', 'تیبا')] },
  ],
  carProductionYears: [
    { code: '1404', gregorian: '2025', needsMonth: true },
    { code: '1399', gregorian: '2020', needsMonth: false },
  ],
  policyStatuses: ['new', 'without', 'with_policy', 'ownership_change'],
  changeOwnershipStatuses: ['another_thirdparty_discount', 'no_another_thirdparty_discount'],
  propertyDamages: [0, 1, 2, 3],
  lifeDamages: [0, 1, 2, 3],
  driverDamages: [0, 1, 2, 3],
  noDamageFactors: [0, 35],
  driverNoDamageFactors: [0, 35],
  companies: [choice('damavand', 'بیمهٔ دماوند'), choice('aftab', 'بیمهٔ آفتاب')],
  liabilityPropertyDamages: [53_300_000, 200_000_000],
  policyTerms: [6, 12],
  offersConfig: {
    liabilityPropertyDamage: 53_300_000,
    policyTerm: 12,
    chips: [53_300_000, 200_000_000],
    economical: { from: 200_000_000, to: 400_000_000 },
  },
}

export const lookup: AnswerOf<'lookUpPlate'> = {
  sbId: '3f6d1f0e-7a55-4a31-9a0e-2f4f1f6f3a10',
  isDefective: false,
  message: null,
  carType: 'car',
  carUsage: 'passenger',
  carBrand: 'peugeot',
  carModel: 'peugeot-207-manual',
  carDetailCode: null,
  carProductionYear: '1399',
  carProductionMonth: null,
  policyStatus: 'with_policy',
  previousCompany: 'damavand',
  lastPolicyStartDate: '1403-09-04',
  lastPolicyExpDate: '1404-09-04',
  noDamageFactor: 35,
  driverNoDamageFactor: 35,
}

export const defectiveLookup: AnswerOf<'lookUpPlate'> = {
  ...lookup,
  isDefective: true,
  message: 'مدل خودرو پیدا نشد؛ خودتان وارد کنید.',
  carModel: null,
  carBrand: null,
}

export const offer: AnswerOf<'searchOffers'>['offersPerCoverage'][string][number] = {
  companyCode: 'damavand',
  companyFa: 'بیمهٔ دماوند',
  companyTitle: 'Damavand',
  branchesNum: 214,
  liabilityPropertyDamage: 53_300_000,
  payableAmount: 5_702_400,
  payableAmountWithoutDiscount: 6_480_000,
  totalDiscountValue: 777_600,
  discountPercentage: 12,
  breakdown: [],
  delay: 0,
  delayPenalty: 0,
  hasPaymentOnDelivery: false,
  active: true,
  hasUpSelling: false,
  position: 1,
  badge: 'lowest-price',
  bnpl: { first: 1_425_600, each: 1_425_600, count: 3 },
  installment: { first: 1_800_000, each: 1_100_000, count: 4, payableAmount: 6_200_000 },
}

/**
 * An offer of an insurer that has stopped selling. Only a user's earlier visit can have marked it for
 * comparison.
 */
export const inactiveOffer: typeof offer = {
  ...offer,
  companyCode: 'alvand',
  companyFa: 'بیمهٔ الوند',
  companyTitle: 'Alvand',
  active: false,
}

export const addressUid = '0b6f8f9e-2b57-4a52-9d9b-0d7f3f6f1a11'
export const otherAddressUid = '4c1d7a52-8e07-4b0e-9a55-2f6f0b1c9d23'

export const trackingCode = '23456789ABCDEF'

export const order: LiabilityOrderDetail = {
  product: 'thirdparty',
  trackingCode,
  status: 'open',
  statusId: 1,
  stage: 2,
  companyCode: 'damavand',
  companyFa: 'بیمهٔ دماوند',
  vehicleTitle: 'پژو ۲۰۷',
  plate: null,
  liabilityPropertyDamage: 53_300_000,
  policyTerm: 12,
  paymentType: 'cash',
  payableAmount: 5_702_400,
  deliveryMode: 'optional',
  policyHolder: null,
  policyInfo: null,
  delivery: null,
  documents: { submitted: false, later: false },
  cheques: { active: false, submitted: false, later: false },
  instantPaymentInfo: { chosen: false, deadline: '1404-08-27', deadlineFa: 'سه‌شنبه ۲۷ آبان ۱۴۰۴' },
  editable: true,
  correction: null,
  renews: null,
  showPaymentModal: false,
  search: {
    carType: 'car',
    carUsage: 'passenger',
    carModel: 'peugeot-207-manual',
    carDetailCode: null,
    carProductionYear: '1399',
    carProductionMonth: null,
    policyStatus: 'with_policy',
    changeOwnershipStatus: null,
    deliveryDate: null,
    previousCompany: 'damavand',
    lastPolicyStartDate: '1403-09-04',
    lastPolicyExpDate: '1404-09-04',
    noDamageFactor: 35,
    driverNoDamageFactor: 35,
    propertyDamageCount: 0,
    lifeDamageCount: 0,
    driverDamageCount: 0,
    policyTerm: 12,
    discountCode: null,
    sbId: '3f6d1f0e-7a55-4a31-9a0e-2f4f1f6f3a10',
  },
  ownerNationalCode: '0084575948',
  paymentOptions: {
    cash: 5_702_400,
    bnpl: null,
    installment: {
      first: 1_800_000,
      each: 1_100_000,
      count: 4,
      payableAmount: 6_200_000,
      descriptions: ['چک‌ها به نام خریدار و در وجه بیمه‌گر باشند.'],
    },
  },
  validUntil: '2025-11-15T20:30:00.000Z',
}

export const invoice: AnswerOf<'readInvoice'> = {
  trackingCode,
  companyCode: 'damavand',
  companyFa: 'بیمهٔ دماوند',
  vehicleTitle: 'پژو ۲۰۷',
  liabilityPropertyDamage: 53_300_000,
  policyTerm: 12,
  breakdown: [],
  amount: 5_702_400,
  discount: 0,
  deliveryAmount: 0,
  totalAmount: 5_702_400,
  discountCode: null,
  paymentType: 'cash',
  payNow: 5_702_400,
  plan: null,
  validUntil: '2025-11-15T20:30:00.000Z',
  priceChange: null,
  yearChange: null,
  issueBy: { day: '1404-08-24', hour: 21 },
}

export const receipt: Receipt = {
  plate: { plk1: '24', plk2: '10', plk3: '318', plkSrl: '44' },
  productionYear: '1399',
  holder: 'سارا رستگار',
  liabilityPropertyDamage: 53_300_000,
  carBody: null,
  policyTerm: 12,
  totalAmount: 5_702_400,
  paymentType: 'cash',
  plan: null,
  cover: { from: '1404-09-05', to: '1405-09-04' },
  issued: null,
  issueBy: { day: '1404-08-24', hour: 21 },
  delivery: null,
  visit: null,
  paid: { day: '1404-08-24', time: '9:41' },
  status: 5,
}

export const failure = (
  kind: Failure['kind'],
  code: number | null = null,
  message: string | null = null,
): Failure => ({
  kind,
  code,
  message,
  fields: {},
  locale: message === null ? null : 'fa',
  errorId: 'E-50417',
})
