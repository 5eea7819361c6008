/**
 * Page titles of the charts' states, by the ids in `meta.title`. A state within a step has the step's title.
 * A test compares the table with the machines. LOOK, section 6 "Words".
 */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

const titles: Readonly<Record<string, MessageDescriptor>> = {
  opening: msg`آماده‌سازی`,
  'opening.configuring': msg`گرفتن فهرست خودروها و شرکت‌ها`,
  'opening.reading-order': msg`خواندن سفارش`,
  'opening.failed': msg`آماده نشد`,
  'opening.order-unknown': msg`سفارش پیدا نشد`,
  'opening.reading-policy': msg`خواندن بیمه‌نامه`,
  'opening.nothing-to-renew': msg`بیمه‌نامه‌ای برای تمدید نیست`,

  'inquiry.owner': msg`پلاک و مالک`,
  'inquiry.vehicle': msg`مشخصات خودرو`,
  'inquiry.insurance': msg`سابقهٔ بیمه`,
  'inquiry.claims': msg`خسارت‌های قبلی`,

  'vehicle.details': msg`مشخصات خودرو`,
  'vehicle.status': msg`وضعیت بیمه`,

  'history.policy': msg`بیمه‌نامهٔ قبلی`,
  'history.ownership': msg`انتقال مالکیت`,
  'history.discounts': msg`تخفیف‌های قبلی`,
  'history.claims': msg`خسارت‌های قبلی`,

  offers: msg`انتخاب بیمه`,
  'renewal.policy': msg`تمدید بیمه‌نامه`,
  'renewal.offers': msg`پیشنهادهای تمدید`,
  'renewal.information': msg`مشخصات و نشانی`,

  holder: msg`بیمه‌گذار`,
  address: msg`نشانی`,
  delivery: msg`ارسال`,
  documents: msg`مدارک`,
  cheques: msg`چک‌ها`,
  payment: msg`پرداخت`,

  'payment-result.asking': msg`نتیجهٔ پرداخت`,
  'payment-result.failed': msg`نتیجه نرسید`,
  'payment-result.open': msg`پرداخت ناتمام`,
  'payment-result.paid': msg`پرداخت شد`,
  'payment-result.unpaid': msg`پرداخت نشد`,
  'payment-result.unknown': msg`سفارش پیدا نشد`,
  'payment-result.signed-out': msg`ورود به حساب`,

  'sign-in': msg`ورود به حساب`,
  'sign-in.leaving': msg`رفتن به صفحهٔ ورود`,
  settled: msg`پرداخت شد`,
  left: msg`خانه`,
  returned: msg`بیمه‌های من`,
  'new-purchase': msg`خرید بیمهٔ تازه`,
  'new-motorcycle-purchase': msg`خرید بیمهٔ تازهٔ موتورسیکلت`,
  'gone-back': msg`صفحهٔ قبلی`,
}

/** The message of a title id; undefined for an unknown id. */
export const stateTitle = (id: string | undefined): MessageDescriptor | undefined =>
  id === undefined ? undefined : titles[id]
