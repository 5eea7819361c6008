/** History steps: previous policy, change of owner, discounts, claims. */
import { drivers } from './drivers/history.ts'
import type { StepTable } from './table.ts'

const step = { heading: 'بیمهٔ شخص ثالث', primary: /^ثبت و (ادامه|بازگشت به پیشنهادها)$/ } as const
const claims = { heading: 'بیمهٔ شخص ثالث', primary: /^(دیدن قیمت‌ها|ثبت و بازگشت به پیشنهادها)$/ } as const
const empty = 'این بخش را خالی نگذارید.'

const views: StepTable['views'] = {
  'history.policy.pristine': { ...step, texts: ['بیمه‌نامهٔ قبلی از کدام شرکت است؟'] },
  'history.policy.showingErrors': { ...step, texts: ['بیمه‌نامهٔ قبلی از کدام شرکت است؟'], errors: [empty] },
  'history.ownership.pristine': { ...step, texts: ['از بیمهٔ خودروی دیگری تخفیف دارید؟'] },
  'history.ownership.showingErrors': {
    ...step,
    texts: ['از بیمهٔ خودروی دیگری تخفیف دارید؟'],
    errors: [empty],
  },
  'history.discounts.pristine': { ...step, texts: ['روی بیمه‌نامهٔ قبلی چند درصد تخفیف نوشته شده؟'] },
  'history.discounts.showingErrors': {
    ...step,
    texts: ['روی بیمه‌نامهٔ قبلی چند درصد تخفیف نوشته شده؟'],
    errors: [empty],
  },
  'history.claims.pristine': { ...claims, texts: ['از بیمه‌نامهٔ قبلی خسارت گرفته‌اید؟'] },
  'history.claims.showingErrors': { ...claims, texts: ['از بیمه‌نامهٔ قبلی خسارت گرفته‌اید؟'], errors: [empty] },
}

export const history: StepTable = { views, drivers }
