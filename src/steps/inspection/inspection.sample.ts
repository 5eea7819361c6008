/** Sample addresses and days for tests of the inspection. */
import type { Address } from '#contract/operations/addresses.ts'
import type { InspectionDay } from '#contract/operations/inspection.ts'

/** The place of the stubbed order, where a visit is possible. */
export const nearAddress: Address = {
  uid: '0b6f8f9e-2b57-4a52-9d9b-0d7f3f6f1a11',
  province: 'tehran',
  provinceFa: 'تهران',
  city: 'tehran',
  cityFa: 'تهران',
  address: 'خیابان شریعتی، کوچهٔ گلستان',
  plaqueNumber: '12',
  unitNumber: '',
  postalCode: '1938765431',
  enable: true,
  inspection: {
    reason: null,
    nearestCityFa: null,
    earliest: { date: '1404-08-25', startTime: '10:00', endTime: '12:00' },
  },
}
export const secondAddress: Address = {
  ...nearAddress,
  uid: '7c1d6f0a-58a3-4f0e-8a58-0b1f5a8d6e11',
  province: 'alborz',
  provinceFa: 'البرز',
  city: 'karaj',
  cityFa: 'کرج',
  address: 'عظیمیه، بلوار کاج',
}

/** An address in a city without visits of the insurer. */
export const farAddress: Address = {
  ...nearAddress,
  uid: '1b6f8f9e-2b57-4a52-9d9b-0d7f3f6f1a22',
  provinceFa: 'مازندران',
  cityFa: 'نور',
  enable: false,
  inspection: { reason: 'city', nearestCityFa: 'آمل', earliest: null },
}
/** A past, two free and a full slot. */
export const days: readonly InspectionDay[] = [
  {
    date: '1404-08-24',
    available: true,
    times: [
      { code: 'visit-0', startTime: '8:00', endTime: '10:00', left: 0, reason: 'past' },
      { code: 'visit-1', startTime: '10:00', endTime: '12:00', left: 3, reason: null },
      { code: 'visit-2', startTime: '12:00', endTime: '14:00', left: 1, reason: null },
      { code: 'visit-3', startTime: '14:00', endTime: '16:00', left: 0, reason: 'full' },
    ],
  },
]
