/** Payment: the check of the answers, the payment type, the invoice and its discount code. */
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

/** Sections of the check by answer. */
const sections: Readonly<Record<string, string | RegExp>> = {
  holder: 'تغییر بیمه‌گذار',
  address: 'تغییر نشانی بیمه‌نامه',
  delivery: 'تغییر ارسال',
  documents: 'تغییر مدارک',
  cheques: 'تغییر چک‌ها',
  offer: /^تغییر بیمه‌گر و پوشش/,
}

const ways: Readonly<Record<string, RegExp>> = { cash: /^نقدی/, bnpl: /^[۰-۹]+ قسط/, installment: /^چک/ }

export const drivers: StepTable['drivers'] = {
  ...everyStepDrivers,
  back: async (page, step) =>
    step.state === 'payment.invoice.atTheBank' ? pressNamed(page, 'برگشت به فاکتور') : goBack(page, step),
  'answer-change.chosen': async (page, { event }) =>
    pressNamed(page, sections[textOf(event, 'answer')] ?? ''),
  'payment-type-sheet.opened': pressDriver('تغییر روش پرداخت'),
  'payment-type.chosen': async (page, { event, view }) =>
    chooseRow(await scopeOf(page, view), ways[textOf(event, 'paymentType')] ?? ''),
  'price.refused': pressDriver('دیدن پیشنهادهای دیگر'),
  'discount-sheet.opened': pressDriver('افزودن کد تخفیف'),
  'discount-code.changed': async (page, { event }) =>
    page.getByRole('dialog').getByLabel('کد تخفیف').fill(textOf(event, 'value')),
  'discount.submitted': pressDriver('اعمال کد'),
  'discount.removed': pressDriver('حذف کد'),
}
