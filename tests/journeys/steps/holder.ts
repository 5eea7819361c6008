/** Policy holder step, and the question whether to complete it later. */
import { drivers } from './drivers/holder.ts'
import type { StepTable } from './table.ts'

const heading = 'اطلاعات بیمه‌گذار'
const form = {
  heading,
  primary: /^ثبت و (ادامه|بازگشت)$/,
  texts: ['بیمه‌نامه به نام چه کسی صادر شود؟'],
} as const
const when = {
  heading,
  primary: /^(ادامه|رفتن به پرداخت)$/,
  texts: ['اطلاعات را الان کامل می‌کنید یا بعد از پرداخت؟'],
} as const

const views: StepTable['views'] = {
  'holder.readingDeadline': {
    heading,
    primary: null,
    texts: ['مهلت تکمیل اطلاعات خوانده می‌شود…'],
    why: 'The deadline is on its way.',
  },
  'holder.choosingWhen.pristine': when,
  'holder.choosingWhen.showingErrors': {
    ...when,
    errors: [/یکی از این دو را انتخاب کنید\.|این جمله را تأیید کنید\./],
  },
  'holder.savingWhen': when,
  'holder.recalling': form,
  'holder.answering.pristine': form,
  'holder.answering.showingErrors': { ...form, errors: [/را (?:انتخاب|وارد) کنید/] },
  'holder.saving': form,
}

export const holder: StepTable = { views, drivers }
