/** Delivery step. */
import { drivers } from './drivers/delivery.ts'
import { addressBookViews } from './address-book.ts'
import type { StepTable } from './table.ts'

const heading = 'ارسال'
const form = { heading, primary: /^ثبت و (ادامه|بازگشت)$/, texts: ['نسخهٔ کاغذی هم می‌خواهید؟'] } as const
const times = 'روزهای تحویل خوانده می‌شود…'
const skeleton = { heading, primary: null, texts: [times], why: 'Days are on their way.' } as const

const views: StepTable['views'] = {
  'delivery.listing': { ...form, or: [skeleton] },
  'delivery.listingTimes': { ...skeleton, or: [form] },
  'delivery.failed': { heading, primary: 'تلاش دوباره', texts: ['زمان‌های تحویل نرسید', 'کد خطا'] },
  'delivery.choosing.pristine': form,
  'delivery.choosing.showingErrors': { ...form, errors: [/انتخاب کنید|یک نشانی لازم است/] },
  'delivery.saving': { ...form, or: [skeleton] },
  'delivery.savingTime': { ...form, or: [skeleton] },
  ...addressBookViews('delivery'),
}

export const delivery: StepTable = { views, drivers }
