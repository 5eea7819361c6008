/** Vehicle steps of the manual entry. */
import { drivers } from './drivers/vehicle.ts'
import type { StepTable } from './table.ts'

const step = { heading: 'بیمهٔ شخص ثالث', primary: /^ثبت و (ادامه|بازگشت به پیشنهادها)$/ } as const
const empty = 'این بخش را خالی نگذارید.'

const shown: StepTable['views'] = {
  'vehicle.details.pristine': { ...step, says: ['خودروی شما چیست؟'] },
  'vehicle.details.showingErrors': { ...step, says: ['خودروی شما چیست؟'], errors: [empty] },
  'vehicle.status.pristine': { ...step, says: ['خودرو بیمهٔ شخص ثالث داشته است؟'] },
  'vehicle.status.showingErrors': { ...step, says: ['خودرو بیمهٔ شخص ثالث داشته است؟'], errors: [empty] },
}

export const vehicle: StepTable = { views: shown, drivers }
