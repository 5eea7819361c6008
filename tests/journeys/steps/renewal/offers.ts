/** Offers of a renewal: the shared sheets and choice, over a list of three parts. */
import { renewalOfferDrivers } from '../drivers/renewal/offers.ts'
import { offers } from '../offers.ts'
import type { StepTable } from '../table.ts'

/** States of the list that a renewal does not have. */
const ofPurchases: ReadonlySet<string> = new Set([
  'offers.list.arranging',
  'offers.list.marking',
  'offers.list.comparing.differences',
  'offers.list.comparing.everything',
  'offers.list.editing',
  'offers.askingAlternatives',
  'offers.choosingAlternative',
])

const heading = /^(?:ثبت سفارش|گرفتن قیمت از|پیشنهادهای تمدید|(?:[۰-۹]+|یک) پیشنهاد برای تمدید)/
const failed = { heading: 'پیشنهادهای تمدید', primary: 'تلاش دوباره' } as const
const chosen = { heading, primary: 'ادامه', texts: ['انتخاب شما'] } as const
const list = { heading, primary: /^(?:تمدید با|انتخاب) بیمهٔ /, texts: ['بیمهٔ قبلی شما'] } as const

const views: StepTable['views'] = {
  ...Object.fromEntries(Object.entries(offers.views).filter(([state]) => !ofPurchases.has(state))),
  'offers.readingHistory': {
    heading,
    primary: null,
    texts: ['بیمه‌نامهٔ قبلی خوانده می‌شود…'],
    why: 'What the policy was bought with is on its way.',
  },
  'offers.historyFailed': { ...failed, texts: ['بیمه‌نامهٔ قبلی نرسید', 'کد خطا'] },
  'offers.failed': { ...failed, texts: ['پیشنهادها نرسید', 'کد خطا'] },
  'offers.unanswered': { ...failed, texts: ['پاسخ ثبت سفارش نرسید', 'کد خطا'] },
  'offers.list.browsing': { ...list, or: [chosen] },
  'offers.list.swapping': list,
}

export const renewalOffers: StepTable = { views, drivers: renewalOfferDrivers }
