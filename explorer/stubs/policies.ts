/** Stubbed answers of My Insurance. */
import type { DeliveryDay } from '#contract/operations/orders.ts'
import type { PolicyDetail, PolicyTimeline, VehiclePolicy } from '#contract/operations/my-insurance.ts'
import { ORDER_STATUS } from '#contract/values/order-status.ts'
import { rulesOfStatus } from '#contract/values/policy-actions.ts'
import { trackingCode } from './gateway-answers.ts'

const actionsOf = (statusId: number, value = trackingCode): VehiclePolicy['actions'] =>
  rulesOfStatus(statusId).actions.map((type) => ({ type, value }))

/** An issued policy of a car. */
export const policy: VehiclePolicy = {
  orderId: trackingCode,
  orderNumber: '4082176',
  insuranceTypeEn: 'thirdparty',
  statusId: ORDER_STATUS.issued,
  statusFa: 'صادر شد',
  vehicleData: {
    title: 'پژو ۲۰۷ دنده‌ای',
    plate: { plk1: '24', plk2: '10', plk3: '318', plkSrl: '44' },
    productionYear: '1399',
  },
  insuranceCompany: { code: 'damavand', title: 'بیمهٔ دماوند' },
  orderedOn: '1404-08-24',
  expirationDate: '1405-09-04',
  liabilityPropertyDamage: 53_300_000,
  carValue: null,
  daysLate: null,
  stage: null,
  owes: [],
  deadline: null,
  delivery: null,
  visit: null,
  endorsement: null,
  nextInstalment: null,
  renews: null,
  actions: actionsOf(ORDER_STATUS.issued),
}

/** The policy in another status. */
export const policyInStatus = (statusId: number, change: Partial<VehiclePolicy> = {}): VehiclePolicy => ({
  ...policy,
  statusId,
  actions: actionsOf(statusId),
  ...change,
})

/** Policies of a full page, each with a code of its own. */
const fullPage = Array.from({ length: 10 }, (_, index) => ({
  ...policy,
  orderId: `${trackingCode.slice(0, -1)}${'23456789AB'.charAt(index)}`,
}))

export const policyPages = {
  'one page': { policies: [policy], hasMore: false },
  'a full page': { policies: fullPage, hasMore: true },
  none: { policies: [], hasMore: false },
} as const

/** A timeline of an order that an expert is checking. */
export const timeline: PolicyTimeline = {
  orderId: trackingCode,
  orderNumber: '4082176',
  insuranceType: 'thirdparty',
  statusId: ORDER_STATUS.checking,
  statusFa: 'در حال بررسی',
  companyName: 'بیمهٔ دماوند',
  vehicleTitle: 'پژو ۲۰۷ دنده‌ای',
  plate: policy.vehicleData.plate,
  orderedAt: { day: '1404-08-24', time: '9:02' },
  moves: [
    { statusId: ORDER_STATUS.paid, at: { day: '1404-08-24', time: '9:05' }, actor: 'bank', reason: null },
    {
      statusId: ORDER_STATUS.checking,
      at: { day: '1404-08-24', time: '9:20' },
      actor: 'gateway',
      reason: null,
    },
  ],
  paid: { amount: 5_487_400, paymentType: 'cash' },
  documents: { needed: 4, uploaded: 4 },
  owes: [],
  deadline: null,
  cover: null,
  correction: null,
  issueBy: { day: '1404-08-24', hour: 21 },
  renews: null,
  renewedBy: null,
  isRenewedHere: true,
  hasPaperCopy: false,
  delivery: null,
  visit: null,
  refund: null,
  actions: [],
}

/** The order paid, with documents missing. */
export const owingTimeline: PolicyTimeline = {
  ...timeline,
  statusId: ORDER_STATUS.paid,
  statusFa: 'پرداخت شد',
  moves: timeline.moves.slice(0, 1),
  documents: { needed: 4, uploaded: 0 },
  owes: ['documents'],
  deadline: '1404-09-03',
  issueBy: null,
  actions: [{ type: 'upload-documents', value: trackingCode }],
}

/** The order issued. */
export const issuedTimeline: PolicyTimeline = {
  ...timeline,
  statusId: ORDER_STATUS.issued,
  statusFa: 'صادر شد',
  moves: [
    ...timeline.moves,
    {
      statusId: ORDER_STATUS.approved,
      at: { day: '1404-08-24', time: '9:21' },
      actor: 'expert',
      reason: null,
    },
    {
      statusId: ORDER_STATUS.issuing,
      at: { day: '1404-08-24', time: '9:21' },
      actor: 'gateway',
      reason: null,
    },
    {
      statusId: ORDER_STATUS.issued,
      at: { day: '1404-08-24', time: '9:22' },
      actor: 'insurer',
      reason: null,
    },
  ],
  cover: { from: '1404-09-05', to: '1405-09-04' },
  issueBy: null,
  actions: actionsOf(ORDER_STATUS.issued),
}

/** An issued order whose paper copy could not be delivered. */
export const missedTimeline: PolicyTimeline = {
  ...issuedTimeline,
  statusId: ORDER_STATUS.choosingDelivery,
  statusFa: 'زمان تحویل را انتخاب کنید',
  moves: [
    ...issuedTimeline.moves,
    {
      statusId: ORDER_STATUS.choosingDelivery,
      at: { day: '1404-08-26', time: '11:40' },
      actor: 'courier',
      reason: null,
    },
  ],
  hasPaperCopy: true,
  actions: actionsOf(ORDER_STATUS.choosingDelivery),
}

const slot = (code: string, available: boolean) => ({ code, startTime: '9:00', endTime: '12:00', available })

/** A day with a free and a full slot, and a full day. */
export const deliveryDays: readonly DeliveryDay[] = [
  { date: '1404-08-28', available: true, times: [slot('1404-08-28-9', true), slot('1404-08-28-12', false)] },
  { date: '1404-08-29', available: false, times: [slot('1404-08-29-9', false)] },
]

/** Before issuing. */
export const cancellableDetail: PolicyDetail = {
  orderId: trackingCode,
  orderNumber: '4082176',
  insuranceType: 'thirdparty',
  statusId: ORDER_STATUS.checking,
  statusFa: 'در حال بررسی',
  companyCode: 'damavand',
  companyName: 'بیمهٔ دماوند',
  plate: policy.vehicleData.plate,
  deliveryStatus: 'none',
  insuredName: 'سارا رستگار',
  insuredCellNumber: '09123456789',
  carUsageFa: 'شخصی',
  carTypeFa: 'سواری',
  carModelFa: 'پژو ۲۰۷ دنده‌ای',
  manufactureYear: '1399',
  lastPolicyExpDate: '1404-09-04',
  cover: null,
  policyTerm: 12,
  liabilityPropertyDamage: 53_300_000,
  carBody: null,
  noDamageFactor: 0.35,
  driverNoDamageFactor: 0.25,
  price: 6_480_000,
  delayPenalty: 0,
  totalDiscountAmount: 1_077_600,
  deliveryAmount: 85_000,
  paymentMethod: 'cash',
  payableAmount: 5_487_400,
  cancellable: true,
  reportUntil: null,
  actions: [],
}

/** Within 48 hours after issuing. */
export const reportableDetail: PolicyDetail = {
  ...cancellableDetail,
  statusId: ORDER_STATUS.issued,
  statusFa: 'صادر شد',
  cover: { from: '1404-09-05', to: '1405-09-04' },
  cancellable: false,
  reportUntil: { day: '1404-08-26', time: '9:22' },
  actions: actionsOf(ORDER_STATUS.issued),
}
