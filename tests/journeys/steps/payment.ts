/** Check of the answers, invoice and bank. */
import { drivers } from './drivers/payment.ts'
import type { StepTable } from './table.ts'

const checkHeading = 'بررسی پیش از پرداخت'
const heading = 'فاکتور نهایی'
const paying = { heading: 'چطور پرداخت می‌کنید؟', primary: /^(همین روش|ثبت روش تازه)$/ } as const
const applied = {
  heading: 'کد تخفیف',
  primary: null,
  texts: ['حذف کد'],
  why: 'A code that is applied can only be taken off.',
} as const
const code = { heading: 'کد تخفیف', primary: 'اعمال کد', or: [applied] } as const
const changed = {
  heading: 'قیمت تغییر کرده است',
  primary: 'ادامه با قیمت تازه',
  texts: ['قیمت قبلی', 'قیمت تازه'],
} as const
const bill = { heading, primary: 'تأیید و پرداخت', texts: ['مبلغ قابل پرداخت'] } as const
const skeleton = {
  heading,
  primary: null,
  texts: ['فاکتور شما آماده می‌شود…'],
  why: 'The invoice is on its way.',
} as const
const checks = {
  heading: checkHeading,
  primary: null,
  texts: ['پاسخ‌های شما خوانده می‌شود…'],
  why: 'The answers are on their way.',
} as const

const views: StepTable['views'] = {
  'payment.readingAnswers': checks,
  'payment.answersFailed': { heading: checkHeading, primary: 'تلاش دوباره', texts: ['سفارش نرسید', 'کد خطا'] },
  'payment.checking.reviewing': {
    heading: checkHeading,
    primary: 'درست است، ادامه',
    texts: ['همه چیز درست است؟'],
  },
  'payment.checking.choosingPayment': paying,
  'payment.changingPaymentType': paying,
  'payment.invoice.loading': { ...skeleton, or: [bill] },
  'payment.invoice.failed': { heading, primary: 'تلاش دوباره', texts: ['فاکتور نرسید', 'کد خطا'] },
  'payment.invoice.decidingOnPrice': changed,
  'payment.invoice.acceptingPrice': { ...changed, or: [skeleton] },
  'payment.invoice.reviewing': bill,
  'payment.invoice.checkingLast': {
    heading: 'یک بار دیگر ببینید',
    primary: 'درست است، پرداخت',
    coversFailure: 'The sheet lies over the invoice, which says it again once the sheet is closed.',
  },
  'payment.invoice.enteringDiscount': code,
  'payment.invoice.applyingDiscount': { ...code, or: [applied, skeleton] },
  'payment.invoice.removingDiscount': { ...bill, or: [skeleton] },
  'payment.invoice.starting': bill,
  'payment.invoice.atTheBank': {
    heading: 'پرداخت',
    primary: null,
    texts: ['منتظر پرداخت شما در صفحهٔ بانک هستیم'],
    why: 'What is to be done is done at the bank; going back is a second action.',
  },
}

export const payment: StepTable = { views, drivers }
