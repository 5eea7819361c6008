/** Inquiry: plate and owner, registry data, claims. */
import { drivers } from './drivers/inquiry.ts'
import type { StepTable } from './table.ts'

const heading = 'بیمهٔ شخص ثالث'
const plates = { heading: 'پلاک‌های قبلی شما', primary: null } as const
const empty = 'این بخش را خالی نگذارید.'

const views: StepTable['views'] = {
  'inquiry.owner.answering.pristine': { heading, primary: 'استعلام', texts: ['پلاک خودرو چند است؟'] },
  'inquiry.owner.answering.showingErrors': { heading, primary: 'استعلام', errors: ['پلاک کامل نیست'] },
  'inquiry.owner.lookingUp': {
    heading,
    primary: 'استعلام',
    texts: ['مشخصات خودرو را از سامانهٔ سنهاب می‌گیریم…'],
  },
  'inquiry.owner.listingPlates': {
    ...plates,
    texts: ['پلاک‌های قبلی شما خوانده می‌شود…'],
    why: 'The plates are on their way.',
  },
  'inquiry.owner.choosingPlate': { ...plates, texts: [/۲۰۷/], why: 'Each plate is a choice of its own.' },
  'inquiry.vehicle.reviewing': {
    heading,
    primary: /^(درست است، ادامه|ثبت و بازگشت به پیشنهادها)$/,
    texts: ['این خودروی شماست؟'],
  },
  'inquiry.vehicle.editing.pristine': { heading: 'ویرایش مشخصات خودرو', primary: 'تأیید و ادامه' },
  'inquiry.vehicle.editing.showingErrors': {
    heading: 'ویرایش مشخصات خودرو',
    primary: 'تأیید و ادامه',
    errors: [empty],
  },
  'inquiry.insurance': { heading, primary: 'درست است، ادامه', texts: ['بیمه‌نامهٔ قبلی همین است؟'] },
  'inquiry.claims.pristine': { heading, primary: 'دیدن قیمت‌ها', texts: ['از بیمه‌نامهٔ قبلی خسارت گرفته‌اید؟'] },
  'inquiry.claims.showingErrors': { heading, primary: 'دیدن قیمت‌ها', errors: [empty] },
}

export const inquiry: StepTable = { views, drivers }
