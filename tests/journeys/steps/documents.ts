/** Documents step. */
import { uploads } from './drivers/uploads.ts'
import type { StepTable } from './table.ts'

const heading = 'مدارک'
const form = {
  heading,
  primary: /^(ثبت مدارک|ادامه|ثبت و بازگشت)$/,
  texts: [/مدرک (را بفرستید|آماده است)/],
} as const
const skeleton = {
  heading,
  primary: null,
  texts: ['فهرست مدارک خوانده می‌شود…'],
  why: 'The list is on its way.',
} as const

const views: StepTable['views'] = {
  'documents.completing': skeleton,
  'documents.listing': skeleton,
  'documents.failed': { heading, primary: 'تلاش دوباره', texts: ['مدارک نرسید', 'کد خطا'] },
  'documents.gathering.pristine': form,
  'documents.gathering.leaving': {
    heading: 'یک عکس هنوز در راه است',
    primary: 'می‌مانم تا برسد',
    texts: ['بارگذاری نیمه‌کاره می‌ماند'],
  },
  'documents.gathering.showingErrors': { ...form, errors: ['هنوز فرستاده نشده است.'] },
  'documents.submitting': { ...form, or: [skeleton] },
}

export const documents: StepTable = { views, drivers: uploads }
