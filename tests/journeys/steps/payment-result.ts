/** Page of the payment result: its views by state and the drivers of its events. */
import type { EventFrom } from 'xstate'
import type { paymentResult } from '#machines/app/payment-result.ts'
import type { Reasons } from '#explorer/coverage.ts'
import { goBack, pressPrimary, pressDriver, pressNamed } from './drivers/every-step.ts'
import type { PlainDriver, ExpectedView } from './table.ts'

const heading = 'نتیجهٔ پرداخت'
const open = { heading, primary: 'پرسیدن دوباره', texts: ['پرداخت هنوز تمام نشده است'] } as const

const receipt = {
  heading: 'رسید خرید',
  primary: /^(فرستادن رسید|کامل کردن اطلاعات|فرستادن (مدارک|چک‌ها))$/,
  texts: ['پرداخت انجام شد', 'شمارهٔ سفارش'],
} as const

export const paymentResultViews: Readonly<Record<string, ExpectedView>> = {
  asking: { heading, primary: null, why: 'The gateway is being asked.', or: [open] },
  paid: receipt,
  refreshing: receipt,
  unpaid: { heading, primary: /^(رفتن به پرداخت|پرداخت دوبارهٔ) [۰-۹٬]+ تومان$/ },
  open,
  signedOut: { heading, primary: 'ورود به حساب', texts: ['برای دیدن نتیجه وارد شوید'] },
  unknown: { heading, primary: 'رفتن به صفحهٔ اصلی', texts: ['سفارش پیدا نشد'] },
  failed: { heading, primary: 'تلاش دوباره', texts: ['نتیجه نرسید', 'کد خطا'] },
}

/** Buttons that continue where the primary action is another one. */
const aside: Readonly<Record<string, string>> = {
  open: 'برگشت به پرداخت',
  paid: 'رفتن به صفحهٔ اصلی',
}

export const paymentResultDrivers: Readonly<
  Record<Exclude<EventFrom<typeof paymentResult>['type'], 'labels.relocalised'>, PlainDriver>
> = {
  continue: async (page, here) => {
    const name = aside[here.state]
    await (name === undefined ? pressPrimary(page, here) : pressNamed(page, name))
  },
  'documents.chosen': pressDriver(/^فرستادن (مدارک|چک‌ها)$/),
  'details.chosen': pressDriver('کامل کردن اطلاعات'),
  retry: pressPrimary,
  back: async (page, here) => (here.state === 'paid' ? pressNamed(page, 'بستن') : goBack(page, here)),
}

/** Transitions that no walk of the page fires. */
export const unreachableInPaymentResult: Reasons = {
  '(any) | labels.relocalised':
    'Sent after a change of language; tests/journeys/languages.spec.ts changes it on a receipt.',
  'paid | xstate.after.issue poll interval.payment-result.paid':
    'A real order is issued meanwhile, and then nothing is asked; gateway/http/order-moves.test.ts issues it.',
}
