/** Stubbed answers of the mobile tab of My Insurance. */
import type { MobilePolicy } from '#contract/operations/mobile-insurance.ts'
import type { MobilePages } from '#machines/areas/mobile-policies.ts'

/** A policy in force. */
export const mobilePolicy: MobilePolicy = {
  id: '00000000-0000-4000-8000-000000000001',
  insuranceStatusFa: 'فعال',
  insuranceStatusEn: 'active',
  insuranceCertificationNumber: '7200301',
  deviceModel: 'Samsung Galaxy A56',
  imeiOrDeviceSerialNumber: '356938035643817',
  insurancePlan: 'سرقت و شکستگی',
  buyerName: 'سارا رستگار',
  expireDate: '1405-08-23',
  actions: [{ type: 'download', url: 'https://gateway.test/file' }],
}

const numbered = (number: number): MobilePolicy => ({
  ...mobilePolicy,
  id: `00000000-0000-4000-8000-0000000001${String(number).padStart(2, '0')}`,
})

export const renewableMobilePolicy: MobilePolicy = {
  ...mobilePolicy,
  id: '00000000-0000-4000-8000-000000000002',
  insuranceStatusFa: 'وقت تمدید',
  insuranceStatusEn: 'renewal',
  deviceModel: null,
  expireDate: '1404-08-28',
  actions: [{ type: 'renewal', url: 'https://insurer.test/policy/1' }, ...mobilePolicy.actions],
}

export const previousMobilePolicy: MobilePolicy = {
  ...mobilePolicy,
  id: '00000000-0000-4000-8000-000000000003',
  insuranceStatusFa: 'تمدیدشده',
  insuranceStatusEn: 'previous_insurance',
  expireDate: '1404-02-12',
}

export const mobilePages = {
  'one page': {
    insurances: [renewableMobilePolicy, mobilePolicy],
    previousInsurances: [previousMobilePolicy],
    hasMore: false,
  },
  'a full page': {
    insurances: Array.from({ length: 10 }, (_, index) => numbered(index)),
    previousInsurances: [],
    hasMore: true,
  },
  none: { insurances: [], previousInsurances: [], hasMore: false },
} as const satisfies Record<string, MobilePages>
