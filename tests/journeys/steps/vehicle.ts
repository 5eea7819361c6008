/** Vehicle steps of the manual entry. */
import { drivers } from './drivers/vehicle.ts'
import type { StepTable } from './table.ts'

const step = { heading: 'بیمهٔ شخص ثالث', primary: /^ثبت و (ادامه|بازگشت به پیشنهادها)$/ } as const
/** A field that is empty, or that the registry left empty. */
const choose = /(?:برند|ظرفیت|نوع موتورسیکلت|سال ساخت) را انتخاب کنید\.|در سنهاب ثبت نشده است؛/
/** No answer, or a new vehicle without its day. */
const tellStatus = /یکی از گزینه‌ها را انتخاب کنید\.|تاریخ تحویل را انتخاب کنید\./

const views: StepTable['views'] = {
  'vehicle.details.pristine': { ...step, texts: ['خودروی شما چیست؟'] },
  'vehicle.details.showingErrors': { ...step, texts: ['خودروی شما چیست؟'], errors: [choose] },
  'vehicle.status.pristine': { ...step, texts: ['خودرو بیمهٔ شخص ثالث داشته است؟'] },
  'vehicle.status.showingErrors': {
    ...step,
    texts: ['خودرو بیمهٔ شخص ثالث داشته است؟'],
    errors: [tellStatus],
  },
}

export const vehicle: StepTable = { views, drivers }
