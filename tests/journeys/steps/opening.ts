/** Opening: configuration and, if the address names one, the order. */
import { everyStepDrivers } from './drivers/every-step.ts'
import type { StepTable } from './table.ts'

const waits = {
  heading: 'بیمهٔ شخص ثالث',
  primary: null,
  why: 'Nothing can be done before the answer is there, but to go back.',
} as const

const views: StepTable['views'] = {
  'opening.configuring': { ...waits, texts: ['فهرست خودروها و شرکت‌های بیمه را می‌گیریم…'] },
  'opening.readingOrder': { ...waits, texts: ['سفارش شما را می‌خوانیم…'] },
  'opening.failed': { heading: 'بیمهٔ شخص ثالث', primary: 'تلاش دوباره', texts: ['اطلاعات نرسید', 'کد خطا'] },
  'opening.orderUnknown': {
    heading: 'بیمهٔ شخص ثالث',
    primary: 'رفتن به صفحهٔ اصلی',
    texts: ['چنین سفارشی پیدا نشد', 'کد پیگیری این نشانی را بررسی کنید'],
    failing: 'چنین سفارشی پیدا نشد',
  },
}

export const opening: StepTable = { views, drivers: everyStepDrivers }
