/** Offers: the list, its sheets, and the way from a choice to an order. */
import { drivers } from './drivers/offers.ts'
import type { StepTable } from './table.ts'

/** The title counts the offers once they are there. */
const heading = /^(انتخاب بیمه|ثبت سفارش|گرفتن قیمت از|(?:[۰-۹]+|یک) پیشنهاد)/
const chosen = { heading, primary: 'ادامه', texts: ['انتخاب شما'] } as const
const list = { heading, primary: /^انتخاب بیمهٔ /, texts: ['پیشنهاد'] } as const
const nothingLeft = { heading, primary: 'نمایش همه', texts: ['با این فیلترها پیشنهادی نیست'] } as const
const pricing = {
  heading,
  primary: null,
  texts: ['در حال گرفتن قیمت از'],
  why: 'Prices are on their way.',
} as const
const failed = { heading, primary: 'تلاش دوباره' } as const
const applied = {
  heading: 'کد تخفیف',
  primary: null,
  texts: ['حذف کد'],
  why: 'A code that is applied can only be taken off.',
} as const
const code = { heading: 'کد تخفیف', primary: 'اعمال کد', or: [applied] } as const
const paying = { heading: 'چطور پرداخت می‌کنید؟', primary: /^(ورود و )?ثبت سفارش$/ } as const
const making = 'سفارش شما ثبت می‌شود…'
const priceChanged = {
  heading: 'قیمت تغییر کرده است',
  primary: 'ادامه با قیمت تازه',
  texts: ['قیمت قبلی', 'قیمت تازه'],
} as const

/** The order is being made over the list, below the sheet in which it was confirmed. */
export const registering = { ...paying, or: [priceChanged] } as const

const comparison = { heading: 'مقایسهٔ پیشنهادها', primary: /^انتخاب بیمهٔ / } as const

const views: StepTable['views'] = {
  'offers.searching': pricing,
  'offers.settling': pricing,
  'offers.failed': { ...failed, texts: ['پیشنهادها نرسید', 'کد خطا'] },
  'offers.list.browsing': { ...list, or: [chosen, nothingLeft] },
  'offers.list.swapping': { ...list, or: [nothingLeft] },
  'offers.list.choosingCeiling': { heading: 'سقف تعهد مالی', primary: 'دیدن قیمت‌های این سقف' },
  'offers.list.choosingTerm': { heading: 'مدت بیمه‌نامه', primary: 'دیدن قیمت‌های این مدت' },
  'offers.list.arranging': { heading: 'چینش و فیلتر', primary: /^(?:نمایش .+ پیشنهاد|دیدن فهرست)$/ },
  'offers.list.explaining': { heading: 'سپر چطور مقایسه می‌کند؟', primary: 'برگشت به پیشنهادها' },
  'offers.list.marking': {
    heading: 'کدام‌ها را مقایسه کنیم؟',
    primary: /^(مقایسهٔ [۲۳] پیشنهاد|دو پیشنهاد انتخاب کنید|یک پیشنهاد دیگر هم انتخاب کنید)$/,
  },
  'offers.list.comparing.differences': comparison,
  'offers.list.comparing.everything': comparison,
  'offers.list.enteringDiscount': code,
  'offers.list.applyingDiscount': code,
  'offers.list.removingDiscount': code,
  'offers.list.editing': {
    heading: 'قیمت‌ها بر پایهٔ این اطلاعات است',
    primary: null,
    texts: ['مشخصات خودرو'],
    why: 'Each answer has a way of its own to change it.',
  },
  'offers.askingAlternatives': {
    heading,
    primary: null,
    texts: ['پیشنهادهای نزدیک دیده می‌شود…'],
    why: 'The chosen offer waits for an answer.',
  },
  'offers.choosingAlternative': { heading: /^با .+ تومان بیشتر، /, primary: /^ادامه با سقف .+ میلیون$/ },
  'offers.choosingPayment': paying,
  'offers.reviewingInstalments': { ...paying, texts: ['سفارش هنوز ثبت نشده است'] },
  'offers.registering': {
    ...registering,
    or: [
      ...registering.or,
      { heading, primary: null, texts: [making], why: 'The order is being made, and no list was read yet.' },
    ],
  },
  'offers.repricing': {
    heading,
    primary: null,
    texts: ['قیمت تازه گرفته می‌شود…'],
    why: 'The price is on its way.',
  },
  'offers.decidingOnPrice': priceChanged,
  'offers.unanswered': { ...failed, texts: ['پاسخ ثبت سفارش نرسید', 'کد خطا'] },
}

export const offers: StepTable = { views, drivers }
