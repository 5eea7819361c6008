/** Vehicle steps of the manual entry. */
import { drivers } from './drivers/vehicle.ts'
import type { StepTable } from './table.ts'

const step = { heading: 'بیمهٔ شخص ثالث', primary: /^ثبت و (ادامه|بازگشت به پیشنهادها)$/ } as const
const empty = 'این بخش را خالی نگذارید.'

const views: StepTable['views'] = {
  'vehicle.details.pristine': { ...step, texts: ['خودروی شما چیست؟'] },
  'vehicle.details.showingErrors': { ...step, texts: ['خودروی شما چیست؟'], errors: [empty] },
  'vehicle.status.pristine': { ...step, texts: ['خودرو بیمهٔ شخص ثالث داشته است؟'] },
  'vehicle.status.showingErrors': { ...step, texts: ['خودرو بیمهٔ شخص ثالث داشته است؟'], errors: [empty] },
}

export const vehicle: StepTable = { views, drivers }
