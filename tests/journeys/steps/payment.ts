/** Review and pay, its sheets, and the bank. */
import { drivers } from './drivers/payment.ts'
import type { StepTable } from './table.ts'

const heading = 'بازبینی و پرداخت'
const paying = { heading: 'چطور پرداخت می‌کنید؟', primary: /^(ادامه با همین روش|ثبت روش تازه)$/ } as const
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
const review = {
  heading,
  primary: /^(تکمیل سفارش|پرداخت .*تومان.*)$/,
  texts: ['جزئیات قیمت'],
} as const
const atBank = {
  heading: 'پرداخت',
  primary: null,
  texts: ['منتظر پرداخت شما در صفحهٔ بانک هستیم'],
  why: 'What is to be done is done at the bank; the buttons lead back, or to the bank once more.',
} as const
const skeleton = {
  heading,
  primary: null,
  texts: ['سفارش شما خوانده می‌شود…'],
  why: 'Order and invoice are on their way.',
} as const

const views: StepTable['views'] = {
  'payment.readingAnswers': skeleton,
  'payment.answersFailed': { heading, primary: 'تلاش دوباره', texts: ['سفارش نرسید', 'کد خطا'] },
  'payment.readingInvoice': { ...skeleton, or: [review] },
  'payment.invoiceFailed': { heading, primary: 'تلاش دوباره', texts: ['قیمت نرسید'] },
  'payment.checking.reviewing': review,
  'payment.checking.choosingPayment': paying,
  'payment.changingPaymentType': paying,
  'payment.checking.decidingOnPrice': changed,
  'payment.checking.acceptingPrice': { ...changed, or: [skeleton] },
  'payment.checking.enteringDiscount': code,
  'payment.checking.applyingDiscount': { ...code, or: [applied, skeleton] },
  'payment.checking.removingDiscount': { ...review, or: [skeleton] },
  'payment.invoice.checkingLast': {
    heading: 'آخرین نگاه پیش از پرداخت',
    primary: /^درست است، [۰-۹٬]+ تومان می‌پردازم$/,
    coversFailure: 'The sheet lies over the answers, which say it again once the sheet is closed.',
  },
  'payment.invoice.starting': { ...review, or: [atBank] },
  'payment.invoice.atTheBank': atBank,
}

export const payment: StepTable = { views, drivers }
