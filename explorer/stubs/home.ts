/** Stubbed answers of home. */
import type { RenewablePolicy, UnfinishedOrder } from '#contract/operations/home.ts'
import type { HomeContent } from '#contract/operations/home-content.ts'
import { ORDER_STATUS } from '#contract/values/order-status.ts'
import type { HomeLists } from '#machines/areas/home-cards.ts'
import type { RenewalQuote } from '#contract/operations/renewal.ts'
import { offer, trackingCode } from './gateway-answers.ts'

/** Published content with an item of each kind. */
export const homeContent: HomeContent = {
  version: 'published',
  sections: [
    {
      type: 'service',
      title: null,
      items: [
        {
          id: 'third-party',
          title: 'شخص ثالث',
          text: null,
          href: '/third-party',
          picture: 'shield',
          badge: null,
        },
        {
          id: 'motorcycle',
          title: 'موتورسیکلت',
          text: null,
          href: '/motorcycle/sanhub',
          picture: 'motorcycle',
          badge: '۱۰‏٪',
        },
      ],
    },
    {
      type: 'slider',
      title: 'از سپر چه بخرید؟',
      items: [
        {
          id: 'plain',
          title: 'گوشی نو، بیمهٔ نو',
          text: 'تا سقف ۲۰۰ میلیون تومان',
          href: null,
          picture: 'shield',
          badge: null,
        },
        {
          id: 'linked',
          title: 'سرقت گوشی',
          text: null,
          href: '/third-party',
          picture: 'motorcycle',
          badge: null,
        },
      ],
    },
    {
      type: 'reason',
      title: 'چرا سپر؟',
      items: [
        {
          id: 'one-list',
          title: '۲۲ شرکت، یک فهرست',
          text: 'قیمت‌ها را کنار هم ببینید و انتخاب کنید.',
          href: null,
          picture: 'list',
          badge: null,
        },
      ],
    },
  ],
}

/** An order that waits for the address. */
export const unfinishedOrder: UnfinishedOrder = {
  trackingCode,
  searchTrackingCode: trackingCode,
  insuranceTypeCode: 'thirdparty',
  routeStep: 3,
  steps: ['holder', 'address', 'delivery', 'documents'],
  nextState: 'address',
  statusId: ORDER_STATUS.unfinished,
  actions: [{ type: 'continue-purchase', value: trackingCode }],
  company: { code: 'damavand', title: 'بیمهٔ دماوند' },
  vehicleTitle: 'پژو ۲۰۷ دنده‌ای',
  plate: { plk1: '24', plk2: '10', plk3: '318', plkSrl: '44' },
  owes: [],
  deadline: null,
  orderedOn: '1404-08-24',
  renews: null,
}

/** A paid order that owes its documents until the day after tomorrow. */
export const owingOrder: UnfinishedOrder = {
  ...unfinishedOrder,
  trackingCode: `${trackingCode.slice(0, -1)}2`,
  insuranceTypeCode: 'motorcycle',
  vehicleTitle: 'موتورسیکلت دنده‌ای',
  plate: { plk1: '127', plk2: '58463' },
  nextState: null,
  statusId: ORDER_STATUS.paid,
  actions: [{ type: 'upload-documents', value: trackingCode }],
  owes: ['documents'],
  deadline: { day: '1404-08-26', hour: 21 },
}

export const issuingOrder: UnfinishedOrder = {
  ...unfinishedOrder,
  trackingCode: `${trackingCode.slice(0, -1)}3`,
  nextState: null,
  statusId: ORDER_STATUS.issuing,
  actions: [],
}

/** A policy that ends in ten days and is renewed in the app. */
export const renewablePolicy: RenewablePolicy = {
  renewableTrackingCode: `${trackingCode.slice(0, -1)}4`,
  insuranceTypeCode: 'thirdparty',
  currentPolicyExpDate: '1404-09-04',
  company: { code: 'aftab', title: 'بیمهٔ آفتاب' },
  vehicleTitle: 'تارا',
  plate: { plk1: '61', plk2: '13', plk3: '752', plkSrl: '68' },
  ownerNationalCode: '0084575948',
  isRedirectToExternalLink: false,
  externalLink: null,
}

/** The price of «same as last year». */
export const renewalQuote: RenewalQuote = {
  searchTrackingCode: trackingCode,
  offer: { ...offer, companyCode: 'aftab', companyFa: 'بیمهٔ آفتاب', payableAmount: 5_702_400 },
  policyTerm: 12,
  lastPremium: { amount: 4_986_000, breakdown: [] },
  discounts: { noClaim: { before: 35, now: 40 }, driverNoClaim: { before: 25, now: 30 } },
}

const lists = (change: Partial<HomeLists>): HomeLists => ({
  today: '1404-08-24',
  orders: [],
  renewals: [],
  ...change,
})

export const homeLists = {
  'orders and a renewal': lists({
    orders: [owingOrder, unfinishedOrder, issuingOrder],
    renewals: [renewablePolicy],
  }),
  none: lists({}),
} as const
