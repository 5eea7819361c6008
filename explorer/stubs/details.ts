/** Stubbed answers for an order's details: holder, addresses, delivery, documents, cheques. */
import type { AnswerOf } from '#contract/index.ts'
import { addressUid, otherAddressUid } from './gateway-answers.ts'
import { done, stubEach, stubOne, type StubbedAnswer } from './answer.ts'

const deadline = '1404-09-03'
export const homeAddress = {
  uid: addressUid,
  province: 'tehran',
  provinceFa: 'تهران',
  city: 'tehran',
  cityFa: 'تهران',
  address: 'خیابان شریعتی، کوچهٔ گلستان',
  plaqueNumber: '12',
  unitNumber: '',
  postalCode: '1938765431',
  enable: true,
}

export const provinces: StubbedAnswer = {
  operation: 'listProvinces',
  answer: {
    provinces: [
      {
        code: 'tehran',
        title: 'تهران',
        postalPrefixes: ['19'],
        cities: [
          { code: 'tehran', title: 'تهران' },
          { code: 'rey', title: 'ری' },
        ],
      },
      {
        code: 'isfahan',
        title: 'اصفهان',
        postalPrefixes: ['81'],
        cities: [{ code: 'kashan', title: 'کاشان' }],
      },
    ],
  },
}
const bookOf = (...addresses: AnswerOf<'listAddresses'>['addresses']): StubbedAnswer => ({
  operation: 'listAddresses',
  answer: { addresses },
})
export const book = bookOf(homeAddress)
export const workAddress = {
  ...homeAddress,
  uid: otherAddressUid,
  address: 'میدان ونک، کوچهٔ نگار',
  plaqueNumber: '7',
}

const times = (available: boolean) => [
  { code: 'slot-1', startTime: '9:00', endTime: '13:00', available },
  { code: 'slot-2', startTime: '13:00', endTime: '17:00', available: false },
]
const days: AnswerOf<'listDeliveryTimes'>['deliveryTimes'] = ['25', '26', '27', '28', '29', '30'].map(
  (day, index) => ({
    date: `1404-08-${day}`,
    available: index < 2,
    times: times(index === 0).map(({ code, ...time }) => ({
      ...time,
      code: index === 0 ? code : `${code}-${day}`,
    })),
  }),
)

const allTaken = days.map((day) => ({
  ...day,
  available: false,
  times: day.times.map((time) => ({ ...time, available: false })),
}))
const deliveryAmount = 85_000

/** The one document that the stubbed orders need. */
export const card = {
  tag: 'national-card',
  order: 1,
  title: 'کارت ملی',
  description: 'روی کارت ملی بیمه‌گذار.',
  minioImageId: null,
  fileType: null,
} as const
const payments: AnswerOf<'listInstallmentDocuments'>['installmentDto']['paymentOrders'] = [
  { order: 0, prepayment: true, amount: 1_800_000, dueDate: '1404-08-24', document: null },
  {
    order: 1,
    prepayment: false,
    amount: 4_400_000,
    dueDate: '1404-09-24',
    document: { tag: 'cheque-1', minioImageId: null, fileType: null },
  },
]
const uploadLater = { allowed: true, deadline }

/** Deadline of an order that is paid first. */
const instant = { deadline: '1404-08-27', deadlineFa: 'سه‌شنبه ۲۷ آبان ۱۴۰۴' }

export const details = {
  readInstantPayment: stubEach('readInstantPayment', { '': instant }),
  chooseInstantPayment: stubOne({ operation: 'chooseInstantPayment', answer: done }),
  readKnownHolder: stubEach('readHolder', {
    '': { cellNumber: '09123456789', policyHolder: null, addressUid: null },
  }),
  saveHolder: stubOne({ operation: 'savePolicyHolder', answer: done }),
  listAddresses: {
    one: [book, provinces],
    two: [bookOf(homeAddress, workAddress), provinces],
    'one that cannot be chosen': [bookOf({ ...homeAddress, enable: false }), provinces],
    empty: [bookOf(), provinces],
  },
  saveAddress: stubOne(
    { operation: 'createAddress', answer: { uid: addressUid } },
    { operation: 'updateAddress', answer: done },
  ),
  deleteAddress: stubOne({ operation: 'deleteAddress', answer: done }),
  savePolicyAddress: stubOne(book, { operation: 'savePolicyInfo', answer: done }),
  listDeliveryTimes: stubEach('listDeliveryTimes', {
    '': { deliveryTimes: days, deliveryAmount },
    'all taken': { deliveryTimes: allTaken, deliveryAmount },
  }),
  saveDeliveryAddress: {
    'by post': [book, { operation: 'saveDeliveryAddress', answer: { isPost: true, needsTime: true } }],
    'by post, without a time': [
      book,
      { operation: 'saveDeliveryAddress', answer: { isPost: true, needsTime: false } },
    ],
    digital: [book, { operation: 'saveDeliveryAddress', answer: { isPost: false, needsTime: false } }],
  },
  saveDeliveryTime: stubOne({ operation: 'saveDeliveryTime', answer: done }),
  completeOrder: stubOne({ operation: 'completeOrder', answer: done }),
  listDocuments: stubOne({ operation: 'listDocuments', answer: { orderDocumentDtos: [card], uploadLater } }),
  submitDocuments: stubOne({ operation: 'submitDocuments', answer: done }),
  listCheques: stubOne({
    operation: 'listInstallmentDocuments',
    answer: { installmentDto: { active: true, payee: 'بیمهٔ دماوند', paymentOrders: payments }, uploadLater },
  }),
  submitCheques: stubOne({ operation: 'submitDocuments', answer: done }),
} satisfies Record<string, Readonly<Record<string, readonly StubbedAnswer[]>>>
