/** History steps: previous policy, change of owner, discounts, claims. */
import { drivers } from './drivers/history.ts'
import type { StepTable } from './table.ts'

const step = { heading: 'بیمهٔ شخص ثالث', primary: /^ثبت و (ادامه|بازگشت به پیشنهادها)$/ } as const
const claims = { heading: 'بیمهٔ شخص ثالث', primary: /^(دیدن قیمت‌ها|ثبت و بازگشت به پیشنهادها)$/ } as const
/** After a change of hands, the discounts are those of another vehicle's policy. */
const discounts = /روی بیمه‌نامهٔ (?:قبلی|خودروی دیگرتان) چند درصد تخفیف نوشته شده؟/
const yesOrNo = 'بله یا نه را انتخاب کنید.'

const views: StepTable['views'] = {
  'history.policy.pristine': { ...step, texts: ['بیمه‌نامهٔ قبلی از کدام شرکت است؟'] },
  'history.policy.showingErrors': {
    ...step,
    texts: ['بیمه‌نامهٔ قبلی از کدام شرکت است؟'],
    errors: ['شرکت بیمهٔ قبلی را انتخاب کنید.'],
  },
  'history.ownership.pristine': { ...step, texts: ['از بیمهٔ خودروی دیگری تخفیف دارید؟'] },
  'history.ownership.showingErrors': {
    ...step,
    texts: ['از بیمهٔ خودروی دیگری تخفیف دارید؟'],
    errors: [yesOrNo],
  },
  'history.discounts.pristine': { ...step, texts: [discounts] },
  'history.discounts.showingErrors': {
    ...step,
    texts: [discounts],
    errors: ['درصد را انتخاب کنید؛ اگر تخفیفی ننوشته است، صفر.'],
  },
  'history.claims.pristine': { ...claims, texts: ['از بیمه‌نامهٔ قبلی خسارت گرفته‌اید؟'] },
  'history.claims.showingErrors': {
    ...claims,
    texts: ['از بیمه‌نامهٔ قبلی خسارت گرفته‌اید؟'],
    errors: [yesOrNo],
  },
}

export const history: StepTable = { views, drivers }
