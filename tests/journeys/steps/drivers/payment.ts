/** Review and pay: the answers, the payment type, the discount code, and the wait for the bank. */
import type { StepTable } from '../table.ts'
import {
  chooseRow,
  everyStepDrivers,
  goBack,
  pressDriver,
  pressNamed,
  scopeOf,
  textOf,
} from './every-step.ts'

/** The buttons that change an answer; a missing one is completed. */
const sections: Readonly<Record<string, string | RegExp>> = {
  holder: /^(تغییر|تکمیل) بیمه‌گذار$/,
  address: /^(تغییر|تکمیل) نشانی$/,
  delivery: /^(تغییر|تکمیل) تحویل$/,
  inspection: /^(تغییر|تکمیل) بازدید$/,
  documents: /^(تغییر|تکمیل) مدارک$/,
  cheques: /^(تغییر|تکمیل) چک‌ها$/,
  offer: 'تغییر بیمهٔ قبلی',
}

const ways: Readonly<Record<string, RegExp>> = { cash: /^نقدی/, bnpl: /^[۰-۹]+ قسط/, installment: /^چک/ }

export const drivers: StepTable['drivers'] = {
  ...everyStepDrivers,
  back: async (page, step) =>
    step.state === 'payment.invoice.atTheBank' ? pressNamed(page, 'برگشت به پرداخت') : goBack(page, step),
  'answer-change.chosen': async (page, { event }) =>
    pressNamed(page, sections[textOf(event, 'answer')] ?? ''),
  'payment-type-sheet.opened': pressDriver('تغییر روش پرداخت'),
  'payment-type.chosen': async (page, { event, view }) =>
    chooseRow(await scopeOf(page, view), ways[textOf(event, 'paymentType')] ?? ''),
  'bank-page.reopened': pressDriver('باز کردن دوبارهٔ صفحهٔ بانک'),
  'price.refused': pressDriver('دیدن پیشنهادهای دیگر'),
  'discount-sheet.opened': pressDriver('افزودن کد تخفیف'),
  'discount-code.changed': async (page, { event }) =>
    page.getByRole('dialog').getByLabel('کد تخفیف').fill(textOf(event, 'value')),
  'discount.submitted': pressDriver('اعمال کد'),
  'discount.removed': pressDriver('حذف کد'),
}
