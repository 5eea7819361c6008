/** Address step. */
import { addressBook } from './drivers/address-book.ts'
import { addressBookViews } from './address-book.ts'
import type { StepTable } from './table.ts'

const heading = 'نشانی'
/** An empty book offers to add an address; otherwise the selected one is confirmed. */
const choosing = {
  heading,
  primary: /^(ثبت و (ادامه|بازگشت)|افزودن نشانی)$/,
  texts: [/کدام نشانی روی بیمه‌نامه نوشته شود؟|هنوز نشانی ندارید/],
} as const

const views: StepTable['views'] = {
  'address.listing': {
    heading,
    primary: null,
    texts: ['نشانی‌های شما خوانده می‌شود…'],
    why: 'The addresses are on their way.',
    or: [choosing],
  },
  'address.listingFirst': {
    heading,
    primary: null,
    texts: ['نشانی‌های شما خوانده می‌شود…'],
    why: 'The first address was saved, and the order goes on with it.',
  },
  'address.failed': { heading, primary: 'تلاش دوباره', texts: ['نشانی‌ها نرسید', 'کد خطا'] },
  'address.choosing.pristine': choosing,
  'address.choosing.showingErrors': {
    ...choosing,
    errors: ['هیچ‌کدام از نشانی‌های شما برای این سفارش قابل انتخاب نیست؛ یکی اضافه کنید.'],
  },
  'address.saving': choosing,
  ...addressBookViews('address'),
}

export const address: StepTable = { views, drivers: addressBook }
