/** Documents step. */
import { uploads } from './drivers/uploads.ts'
import type { StepTable } from './table.ts'

const heading = 'مدارک'
const form = { heading, primary: /^(ثبت مدارک|ادامه|ثبت و بازگشت)$/, says: ['مدرک را بفرستید'] } as const
const skeleton = {
  heading,
  primary: null,
  says: ['فهرست مدارک خوانده می‌شود…'],
  why: 'The list is on its way.',
} as const

const shown: StepTable['views'] = {
  'documents.completing': skeleton,
  'documents.listing': skeleton,
  'documents.failed': { heading, primary: 'تلاش دوباره', says: ['مدارک نرسید', 'کد خطا'] },
  'documents.gathering.pristine': form,
  'documents.gathering.showingErrors': { ...form, errors: ['هنوز فرستاده نشده است.'] },
  'documents.submitting': { ...form, or: [skeleton] },
}

export const documents: StepTable = { views: shown, drivers: uploads }
