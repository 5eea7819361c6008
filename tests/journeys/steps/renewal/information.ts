/** The details of a renewal on one page, with the sheets of the holder and of the address book. */
import { addressBookViews } from '../address-book.ts'
import { informationDrivers } from '../drivers/renewal/information.ts'
import type { StepTable } from '../table.ts'

const heading = 'مشخصات و نشانی'
const page = { heading, primary: 'ادامه', texts: ['همه‌چیز مثل قبل است؟'] } as const
const reads = {
  heading,
  primary: null,
  texts: ['مشخصات شما خوانده می‌شود…'],
  why: 'The addresses are on their way.',
} as const
const shown = { ...page, or: [reads] } as const
const holder = { heading: 'بیمه‌گذار', primary: 'ثبت تغییر' } as const

const views: StepTable['views'] = {
  'information.listing': { ...reads, or: [page] },
  'information.failed': { heading, primary: 'تلاش دوباره', texts: ['نشانی‌ها نرسید', 'کد خطا'] },
  'information.choosing.pristine': page,
  'information.choosing.showingErrors': { ...page, errors: [/یک نشانی لازم است/] },
  'information.editingHolder.pristine': holder,
  'information.editingHolder.showingErrors': { ...holder, errors: [/را (?:انتخاب|وارد) کنید/] },
  'information.savingHolder': holder,
  'information.savingPolicyAddress': shown,
  'information.savingDelivery': shown,
  'information.confirming': shown,
  ...addressBookViews('information'),
  'information.deliveryBook.listing': shown,
  ...addressBookViews('information.deliveryBook'),
}

export const renewalInformation: StepTable = { views, drivers: informationDrivers }
