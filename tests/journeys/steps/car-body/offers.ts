/** Car-body offers: the shared list and choice, and the sheets of the covers in place of ceiling and term. */
import { carBodyOfferDrivers } from '../drivers/car-body/offers.ts'
import { offers, registering } from '../offers.ts'
import type { StepTable } from '../table.ts'

const ofLiability: ReadonlySet<string> = new Set([
  'offers.list.choosingCeiling',
  'offers.list.choosingTerm',
  'offers.list.swapping',
])
const levels = { heading: /^پوشش (?:سرقت لوازم|نوسان قیمت)$/, primary: 'اعمال پوشش' } as const

const comparison = { heading: /^مقایسهٔ (?:دو|سه) بیمه‌نامه$/, primary: /^انتخاب بیمهٔ / } as const

const views: StepTable['views'] = {
  ...Object.fromEntries(Object.entries(offers.views).filter(([state]) => !ofLiability.has(state))),
  'offers.list.choosingLevel': levels,
  'offers.list.comparing.differences': comparison,
  'offers.list.comparing.everything': comparison,
  'offers.list.choosingCovers.listing': {
    heading: 'پوشش بیشتر',
    primary: /^(?:نمایش .+ پیشنهاد|دیدن قیمت‌ها)$/,
  },
  'offers.list.choosingCovers.choosingLevel': levels,
  'offers.list.choosingCovers.explaining': {
    heading: / چیست؟$/,
    primary: /^(?:افزودن|نگه‌داشتن) پوشش$/,
    texts: ['مثال با خودروی شما'],
  },
  'offers.list.editing': {
    heading: 'قیمت‌ها بر پایهٔ این اطلاعات است',
    primary: null,
    texts: ['ارزش بیمه‌شده'],
    why: 'Each answer has a way of its own to change it.',
  },
  'offers.registering': {
    ...registering,
    or: [
      ...registering.or,
      {
        heading: 'ورود انجام شد',
        primary: null,
        texts: ['چند لحظه صبر کنید؛ سفارش شما ثبت می‌شود…'],
        why: 'A guest has signed in: the order is being made, and no list was read yet.',
      },
    ],
  },
  'offers.choosingAlternative': { heading: 'با کمی بیشتر، پوشش بهتر', primary: 'ادامه با همین پوشش‌ها' },
}

export const carBodyOffers: StepTable = { views, drivers: carBodyOfferDrivers }
