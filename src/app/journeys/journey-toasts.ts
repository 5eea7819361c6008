/** What a journey says aloud, as toasts: the gateway's own sentences, and the app's by their ids. */
import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ToastMessageId } from '#machines/journey/events.ts'
import type { JourneyRef } from '../../steps/journey.ts'
import { showToast } from '../app-services.ts'

const ownWords: Readonly<Record<ToastMessageId, MessageDescriptor>> = {
  'something-went-wrong': msg`مشکلی پیش آمد؛ دوباره امتحان کنید.`,
  unreachable: msg`پاسخی از سرور نیامد؛ اینترنت را بررسی کنید و دوباره امتحان کنید.`,
  'discount-removed': msg`کد تخفیف حذف شد.`,
  'address-saved': msg`نشانی ذخیره شد.`,
  'address-deleted': msg`نشانی حذف شد.`,
  'link-incomplete': msg`این پیوند کامل نیست؛ آنچه کم است را وارد کنید تا قیمت بگیریم.`,
  'buying-disabled': msg({ message: 'خرید از {about} با این شرایط فعلاً ممکن نیست.' }),
  'offer-gone': msg`این پیشنهاد دیگر فروش ندارد؛ از فهرست تازه انتخاب کنید.`,
  'three-at-most': msg`حداکثر سه پیشنهاد را می‌شود مقایسه کرد؛ یکی را بردارید.`,
  'documents-sent': msg`مدارک شما ثبت شد.`,
  'payment-type-changed': msg`روش پرداخت عوض شد.`,
  'price-accepted': msg`قیمت تازه ثبت شد.`,
}

/** Takes a journey; shows what it says. */
export const showJourneyToasts = (journey: JourneyRef): void => {
  journey.on('toast', ({ kind, text }) => showToast({ kind, text }))
  journey.on('toast.message', ({ kind, id, about }) =>
    showToast({ kind, text: i18n._(ownWords[id].id, { about }) }),
  )
}
