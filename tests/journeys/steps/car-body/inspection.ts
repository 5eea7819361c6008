/** Inspection of the car: place, slot, and the beginning of the visit. */
import { addressBookViews } from '../address-book.ts'
import { inspectionDrivers } from '../drivers/car-body/inspection.ts'
import type { StepTable } from '../table.ts'

const heading = 'بازدید خودرو'
const readsPlaces = {
  heading,
  primary: null,
  texts: ['نشانی‌های شما خوانده می‌شود…'],
  why: 'Order and addresses are on their way.',
} as const
const readsTimes = {
  heading,
  primary: null,
  texts: ['نوبت‌های این شهر خوانده می‌شود…'],
  why: 'The slots are on their way.',
} as const
const place = { heading, primary: 'انتخاب روز و ساعت', texts: ['خودرو را کجا ببینیم؟'] } as const
const time = {
  heading,
  primary: /^(?:ثبت زمان|ثبت و بازگشت)$/,
  texts: ['روز بازدید', 'ساعت بازدید'],
} as const
const visit = { heading: 'بازدید خودرو', primary: 'بازدید شروع شد', texts: ['کارشناس رسیده است؟'] } as const
const failed = { heading, primary: 'تلاش دوباره' } as const
const {
  'address.form.pristine': form,
  'address.form.showingErrors': formWithErrors,
  'address.savingAddress': savesAddress,
} = addressBookViews('address')

const views: StepTable['views'] = {
  'inspection.reading': readsPlaces,
  'inspection.listing': readsPlaces,
  'inspection.failed': { ...failed, texts: ['نشانی‌ها نرسید', 'کد خطا'] },
  'inspection.choosing.pristine': place,
  'inspection.choosing.showingErrors': {
    ...place,
    errors: [/یکی از نشانی‌ها را انتخاب کنید\.|در نشانی‌های شما بازدید نمی‌شود/],
  },
  'inspection.savingPlace': place,
  ...(form && { 'inspection.form.pristine': form }),
  ...(formWithErrors && { 'inspection.form.showingErrors': formWithErrors }),
  ...(savesAddress && { 'inspection.savingAddress': savesAddress }),
  'inspection.listingTimes': readsTimes,
  'inspection.listingTimesAgain': readsTimes,
  'inspection.savingFirstTime': readsTimes,
  'inspection.timesFailed': { ...failed, texts: ['نوبت‌ها نرسید', 'کد خطا'] },
  'inspection.choosingTime.pristine': time,
  'inspection.choosingTime.showingErrors': { ...time, errors: ['یکی از ساعت‌ها را انتخاب کنید.'] },
  'inspection.savingTime': time,
  'inspection.completing': time,
  'inspection.visiting': visit,
  'inspection.startingVisit': visit,
}

export const inspection: StepTable = { views, drivers: inspectionDrivers }
