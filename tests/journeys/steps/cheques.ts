/** Cheques step. */
import { uploads } from './drivers/uploads.ts'
import type { StepTable } from './table.ts'

const heading = 'چک‌ها'
const form = { heading, primary: /^(ثبت چک‌ها|ادامه|ثبت و بازگشت)$/, texts: ['چک را بفرستید'] } as const
const skeleton = {
  heading,
  primary: null,
  texts: ['فهرست چک‌ها خوانده می‌شود…'],
  why: 'The list is on its way.',
} as const

const views: StepTable['views'] = {
  'cheques.listing': skeleton,
  'cheques.failed': { heading, primary: 'تلاش دوباره', texts: ['فهرست چک‌ها نرسید', 'کد خطا'] },
  'cheques.gathering.pristine': form,
  'cheques.gathering.leaving': {
    heading: 'یک عکس هنوز در راه است',
    primary: 'می‌مانم تا برسد',
    texts: ['بارگذاری نیمه‌کاره می‌ماند'],
  },
  'cheques.gathering.showingErrors': { ...form, errors: ['هنوز فرستاده نشده است.'] },
  'cheques.submitting': { ...form, or: [skeleton] },
}

export const cheques: StepTable = { views, drivers: uploads }
