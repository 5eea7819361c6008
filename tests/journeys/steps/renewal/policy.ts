/** The policy that is renewed, its claims, and ordering at last year's terms. */
import { policyDrivers } from '../drivers/renewal/policy.ts'
import type { StepTable } from '../table.ts'

const heading = /^تمدید بیمهٔ (?:شخص ثالث|موتورسیکلت)$/
const page = {
  heading,
  primary: /^دیدن پیشنهادها(?:ی تمدید)?$/,
  texts: ['تخفیف عدم خسارت'],
} as const

const views: StepTable['views'] = {
  'policy.showing': page,
  'policy.reportingClaims': {
    heading: 'خسارت‌های این یک سال',
    primary: 'ثبت و ادامه',
    coversFailure: 'The sheet lies over the sentence about the refused details.',
  },
  'policy.quoting': { ...page, texts: ['قیمت امسال گرفته می‌شود…'] },
  'policy.registering': { ...page, texts: ['سفارش تمدید ثبت می‌شود…'] },
  'policy.confirming': { ...page, texts: ['مشخصات شما بررسی می‌شود…'] },
  'policy.unanswered': {
    heading,
    primary: 'تلاش دوباره',
    texts: ['پاسخ ثبت سفارش نرسید', 'کد خطا'],
  },
}

export const renewalPolicy: StepTable = { views, drivers: policyDrivers }
