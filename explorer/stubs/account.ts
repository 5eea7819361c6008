/** Answers of the gateway about an account, for tests of its charts. */
import type {
  AccountOverview,
  AccountPayment,
  BankAccount,
  SignedInDevice,
  YearOfPayments,
} from '#contract/operations/account.ts'
import type { Address, Province } from '#contract/operations/addresses.ts'
import type { DeletionTerms, StartedDeletion } from '#contract/operations/own-data.ts'
import type { UserPageContent } from '#machines/areas/user-page-vocabulary.ts'
import { addressUid, otherAddressUid, trackingCode } from './gateway-answers.ts'

/** An account with something in every row. */
export const accountOverview: AccountOverview = {
  userName: 'سارا رستگار',
  cellNumber: '09123456789',
  addressCount: 2,
  sheba: '930990000000123456789041',
  dueCount: 3,
}

/** The account of a new user. */
export const newAccount: AccountOverview = {
  userName: null,
  cellNumber: '09360000001',
  addressCount: 0,
  sheba: null,
  dueCount: 0,
}

/** Digits of a Sheba of the sandbox's bank. */
export const sheba = '930990000000123456789041'

export const namedAccount: BankAccount = { sheba, holder: 'سارا رستگار' }
export const unnamedAccount: BankAccount = { sheba: null, holder: 'سارا رستگار' }

const payment: AccountPayment = {
  kind: 'paid',
  day: '1404-08-24',
  orderId: trackingCode,
  orderNumber: '10482301',
  insuranceType: 'thirdparty',
  vehicleTitle: 'پژو ۲۰۷ دنده‌ای',
  company: { code: 'damavand', name: 'دماوند', title: 'بیمهٔ دماوند' },
  paymentType: 'bnpl',
  payments: 4,
  amount: 1_371_850,
}

/** A year with a payment in instalments, one in cash, and a refund. */
export const paymentsOfYear: YearOfPayments = {
  year: '1404',
  payments: [
    payment,
    { ...payment, orderNumber: '10482302', paymentType: 'cash', payments: null, amount: 9_840_000 },
    { ...payment, kind: 'refunded', day: '1404-07-03', orderNumber: '10482303', amount: 2_150_000 },
    {
      ...payment,
      day: '1404-06-30',
      orderNumber: '10482303',
      paymentType: 'cash',
      payments: null,
      amount: 2_150_000,
    },
  ],
  years: [
    { year: '1404', total: 11_211_850 },
    { year: '1403', total: 13_420_000 },
  ],
  due: {
    count: 3,
    amount: 4_115_550,
    next: { dueDate: '1404-09-24', vehicleTitle: 'پژو ۲۰۷ دنده‌ای', orderId: trackingCode },
  },
}

/** The current year without a payment, after a year with payments. */
export const yearWithoutPayments: YearOfPayments = {
  ...paymentsOfYear,
  payments: [],
  years: [
    { year: '1404', total: 0 },
    { year: '1403', total: 13_420_000 },
  ],
  due: { count: 0, amount: 0, next: null },
}

/** The payments of a user who has not paid anything yet. */
export const noPayments: YearOfPayments = {
  ...yearWithoutPayments,
  years: [{ year: '1404', total: 0 }],
}

/** An address in the book. */
export const ownAddress: Address = {
  uid: addressUid,
  province: 'tehran',
  provinceFa: 'تهران',
  city: 'tehran',
  cityFa: 'تهران',
  address: 'خیابان شریعتی، کوچهٔ گلستان',
  plaqueNumber: '12',
  unitNumber: '4',
  postalCode: '1938765431',
  enable: true,
}

const device: SignedInDevice = {
  id: '00000000-0000-4000-8000-0000000000d1',
  device: { browser: 'Chrome', system: 'Android' },
  current: true,
  signedInAt: '2025-11-15T06:30:00.000Z',
  expiresAt: '2025-11-15T18:30:00.000Z',
}
/** A device beside the one that asks. */
export const otherDevice: SignedInDevice = {
  ...device,
  id: '00000000-0000-4000-8000-0000000000d2',
  device: { browser: 'Firefox', system: 'Windows' },
  current: false,
}

const provinces: Province[] = [
  {
    code: 'tehran',
    title: 'تهران',
    postalPrefixes: ['1'],
    cities: [
      { code: 'tehran', title: 'تهران' },
      { code: 'rey', title: 'ری' },
    ],
  },
  { code: 'fars', title: 'فارس', postalPrefixes: ['71'], cities: [{ code: 'shiraz', title: 'شیراز' }] },
]

/** The page of a user with two addresses and two devices. */
export const userPageContent: UserPageContent = {
  user: { userName: 'سارا رستگار', cellNumber: '09123456789' },
  addresses: [ownAddress, { ...ownAddress, uid: otherAddressUid, city: 'rey', cityFa: 'ری', unitNumber: '' }],
  provinces,
  devices: [device, otherDevice],
}

/** The page of a user with nothing yet. */
export const emptyUserPage: UserPageContent = {
  user: { userName: null, cellNumber: '09360000001' },
  addresses: [],
  provinces,
  devices: [device],
}

/** Terms of a deletion: the records of two paid orders are kept, and no order is under way. */
export const deletionTerms: DeletionTerms = { ordersUnderWay: [], keptRecords: 2, keptUntil: '1414-12-29' }

/** Terms of a deletion while an order is being issued, which prevents it. */
export const blockedDeletion: DeletionTerms = {
  ...deletionTerms,
  ordersUnderWay: [{ orderNumber: '10482301', vehicleTitle: 'پژو ۲۰۷ دنده‌ای' }],
}

/** A deletion that waits for its code. */
export const startedDeletion: StartedDeletion = {
  id: '00000000-0000-4000-8000-0000000000e1',
  sentTo: '09123456789',
  codeExpiresAt: '2025-11-15T06:35:00.000Z',
  shownCode: '40271',
}
