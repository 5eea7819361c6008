/** Vehicle steps of the manual entry. */
import { drivers } from './drivers/vehicle.ts'
import type { StepTable } from './table.ts'

const step = { heading: 'بیمهٔ شخص ثالث', primary: /^ثبت و (ادامه|بازگشت به پیشنهادها)$/ } as const
const empty = 'این بخش را خالی نگذارید.'

const shown: StepTable['views'] = {
  'vehicle.details.calm': { ...step, says: ['خودروی شما چیست؟'] },
  'vehicle.details.correcting': { ...step, says: ['خودروی شما چیست؟'], errors: [empty] },
  'vehicle.status.calm': { ...step, says: ['خودرو بیمهٔ شخص ثالث داشته است؟'] },
  'vehicle.status.correcting': { ...step, says: ['خودرو بیمهٔ شخص ثالث داشته است؟'], errors: [empty] },
}

export const vehicle: StepTable = { views: shown, drivers }
