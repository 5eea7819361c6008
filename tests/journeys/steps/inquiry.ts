/** Inquiry: plate and owner, registry data, claims. */
import { drivers } from './drivers/inquiry.ts'
import type { StepTable } from './table.ts'

const heading = 'بیمهٔ شخص ثالث'
/** After a failed lookup that allows manual entry, the solid button is in the box. */
const owner = {
  heading,
  primary: /^(?:استعلام(?: دوباره)?|تلاش دوباره.*)$/,
  texts: ['پلاک خودرو چند است؟'],
  or: [{ heading, primary: 'ورود دستی مشخصات', texts: ['پلاک خودرو چند است؟'] }],
} as const
const choose = /(?:برند|مدل|ظرفیت|نوع موتورسیکلت|سال ساخت) را انتخاب کنید\./

const views: StepTable['views'] = {
  'inquiry.owner.answering.pristine.listing': {
    ...owner,
    why: 'The form does not wait for the plates, whose place is reserved.',
  },
  'inquiry.owner.answering.pristine.idle': owner,
  'inquiry.owner.answering.showingErrors': { ...owner, errors: ['پلاک کامل نیست'] },
  'inquiry.owner.lookingUp': {
    ...owner,
    texts: ['مشخصات خودرو را از سامانهٔ سنهاب می‌گیریم…'],
  },
  'inquiry.vehicle.reviewing': {
    heading,
    primary: /^(درست است، ادامه|ثبت و بازگشت به پیشنهادها)$/,
    texts: ['این خودروی شماست؟'],
  },
  'inquiry.vehicle.editing.pristine': { heading: 'ویرایش مشخصات خودرو', primary: 'تأیید و ادامه' },
  'inquiry.vehicle.editing.showingErrors': {
    heading: 'ویرایش مشخصات خودرو',
    primary: 'تأیید و ادامه',
    errors: [choose],
  },
  'inquiry.insurance': { heading, primary: 'درست است، ادامه', texts: ['بیمه‌نامهٔ قبلی همین است؟'] },
  'inquiry.claims.pristine': { heading, primary: 'دیدن قیمت‌ها', texts: ['از بیمه‌نامهٔ قبلی خسارت گرفته‌اید؟'] },
  'inquiry.claims.showingErrors': { heading, primary: 'دیدن قیمت‌ها', errors: ['بله یا نه را انتخاب کنید.'] },
}

export const inquiry: StepTable = { views, drivers }
