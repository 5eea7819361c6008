/** Address book of the address and delivery steps, and of the details of a renewal. */
import type { ExpectedView } from './table.ts'

const form = { heading: /^(نشانی تازه|ویرایش نشانی)$/, primary: /^(ذخیرهٔ نشانی|ثبت و ادامه)$/ } as const
const deletion = {
  heading: 'این نشانی حذف شود؟',
  primary: null,
  why: 'What takes away is never solid.',
} as const

/** Returns the views of a step’s address book, by the state that it is in. */
export const addressBookViews = (
  step: 'address' | 'delivery' | 'information' | 'information.deliveryBook',
): Readonly<Record<string, ExpectedView>> => ({
  [`${step}.book`]: { heading: 'نشانی‌های من', primary: 'انتخاب این نشانی' },
  [`${step}.form.pristine`]: form,
  [`${step}.form.showingErrors`]: { ...form, errors: [/را (?:انتخاب|وارد) کنید|را بنویسید/] },
  [`${step}.savingAddress`]: form,
  [`${step}.confirmingDeletion`]: deletion,
  [`${step}.deletingAddress`]: deletion,
})
