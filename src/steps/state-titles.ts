/**
 * What charts call their states, in words: the message ids of `meta.title` and `meta.next`, read by progress bars,
 * page titles and whoever draws the charts. A test holds the table against the machines. LOOK, section 6 "Words".
 */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

const titles: Readonly<Record<string, MessageDescriptor>> = {
  opening: msg`آماده‌سازی`,
  'opening.configuring': msg`گرفتن فهرست خودروها و شرکت‌ها`,
  'opening.reading-order': msg`خواندن سفارش`,
  'opening.failed': msg`آماده نشد`,
  'opening.order-unknown': msg`سفارش پیدا نشد`,
  'form.correcting': msg`تصحیح`,

  inquiry: msg`استعلام`,
  'inquiry.owner': msg`پلاک و مالک`,
  'inquiry.looking-up': msg`استعلام از سنهاب`,
  'inquiry.vehicle': msg`مشخصات خودرو`,
  'inquiry.vehicle-edit': msg`ویرایش مشخصات خودرو`,
  'inquiry.insurance': msg`سابقهٔ بیمه`,
  'inquiry.claims': msg`خسارت‌های قبلی`,

  vehicle: msg`خودرو`,
  'vehicle.details': msg`مشخصات خودرو`,
  'vehicle.status': msg`وضعیت بیمه`,

  history: msg`سابقهٔ بیمه`,
  'history.policy': msg`بیمه‌نامهٔ قبلی`,
  'history.ownership': msg`انتقال مالکیت`,
  'history.discounts': msg`تخفیف‌های قبلی`,
  'history.claims': msg`خسارت‌های قبلی`,

  offers: msg`انتخاب بیمه`,
  'offers.searching': msg`گرفتن قیمت‌ها`,
  'offers.failed': msg`پیشنهادها نرسید`,
  'offers.unanswered': msg`پاسخ ثبت سفارش نرسید`,
  'offers.swapping': msg`تعویض سقف تعهد`,
  'offers.ceiling-sheet': msg`سقف تعهد مالی`,
  'offers.term-sheet': msg`مدت بیمه`,
  'offers.edit-sheet': msg`ویرایش اطلاعات`,
  'offers.discount-sheet': msg`کد تخفیف`,
  'offers.applying-discount': msg`اعمال کد تخفیف`,
  'offers.removing-discount': msg`حذف کد تخفیف`,
  'offers.payment-sheet': msg`روش پرداخت`,
  'offers.registering': msg`ثبت سفارش`,

  holder: msg`بیمه‌گذار`,
  'holder.saving': msg`ثبت بیمه‌گذار`,

  address: msg`نشانی`,
  'address.saving': msg`ثبت نشانی`,
  'address-book': msg`نشانی‌های من`,
  'address-book.listing': msg`خواندن نشانی‌ها`,
  'address-book.failed': msg`نشانی‌ها نرسید`,
  'address-book.form': msg`نشانی تازه`,
  'address-book.saving': msg`ذخیرهٔ نشانی`,
  'address-book.confirm-deletion': msg`حذف نشانی`,
  'address-book.deleting': msg`حذف نشانی`,

  delivery: msg`ارسال`,
  'delivery.listing-times': msg`خواندن زمان‌های تحویل`,
  'delivery.saving': msg`ثبت ارسال`,
  'delivery.saving-time': msg`ثبت زمان تحویل`,

  documents: msg`مدارک`,
  'documents.listing': msg`خواندن فهرست مدارک`,
  'documents.completing': msg`تکمیل سفارش`,
  'documents.failed': msg`مدارک نرسید`,
  'documents.submitting': msg`ثبت مدارک`,
  'upload.empty': msg`بدون فایل`,
  'upload.loading': msg`در حال بارگذاری`,
  'upload.error': msg`بارگذاری نشد`,
  'upload.completed': msg`بارگذاری شد`,
  'upload.deleting': msg`حذف فایل`,

  payment: msg`پرداخت`,
  'payment.loading': msg`گرفتن فاکتور`,
  'payment.failed': msg`فاکتور نرسید`,
  'payment.discount-sheet': msg`کد تخفیف`,
  'payment.applying-discount': msg`اعمال کد تخفیف`,
  'payment.removing-discount': msg`حذف کد تخفیف`,
  'payment.starting': msg`رفتن به درگاه بانکی`,
  'payment.at-the-bank': msg`در درگاه بانکی`,

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
}

/** Takes a message id of a chart; gives its words for i18n, or undefined for an id that no chart has. */
export const stateTitle = (id: string | undefined): MessageDescriptor | undefined => (id === undefined ? undefined : titles[id])
