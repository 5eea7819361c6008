/**
 * Side effects of a journey that leave its chart: toasts, sharing a search, reports, the sign-in page, the
 * bank's window.
 */
import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { call } from '#adapters/gateway/client.ts'
import { failureMessage } from '#adapters/gateway/failure-texts.ts'
import { shareLink } from '#adapters/share-link.ts'
import { sharedQueryOf } from '#machines/journey/address-query.ts'
import type { JourneyContext } from '#machines/journey/context.ts'
import { journeyOf, stepPath } from '#machines/journeys.ts'
import type { ToastMessageId } from '#machines/journey/events.ts'
import type { JourneyRef } from '../../steps/journey.ts'
import { loadedProducts } from '../../steps/product.ts'
import { showToast } from '../app-services.ts'
import { hrefOf } from '../routing/address.ts'
import { runtime } from '../runtime.ts'

/** Link that opens the same offers on any device, without personal data. Document 2 section 7. */
const searchLinkOf = (context: JourneyContext): string =>
  new URL(
    hrefOf({
      path: stepPath(journeyOf(context.quote.product), 'offers'),
      step: null,
      query: sharedQueryOf(context),
    }),
    location.origin,
  ).href

const shareSearch = async (context: JourneyContext): Promise<void> => {
  const insurance = loadedProducts.get(context.quote.product)?.words().insurance ?? ''
  const result = await shareLink(i18n._(msg`پیشنهادهای ${insurance}`), searchLinkOf(context))
  if (result === 'copied') showToast({ kind: 'success', text: () => i18n._(msg`پیوند این قیمت‌ها کپی شد.`) })
  if (result === 'not-shared')
    showToast({ kind: 'error', text: () => i18n._(msg`پیوند کپی نشد؛ نشانی بالای مرورگر را بفرستید.`) })
}

/**
 * Implementations of the journey's actions with side effects, for `provide`.
 * @param flush persists the journey before its page is left
 */
export const journeyEffects = (flush: () => Promise<void>) => ({
  // Offline, the screen says what is needed.
  'go to the sign-in page': () =>
    void flush().then(() =>
      runtime().leaveForSignIn(`${location.pathname}${location.search}`, () => undefined),
    ),
  'share the search': ({ context }: { context: JourneyContext }) => void shareSearch(context),
  // The result of a report does not matter to the user.
  'report the missing segment': (_: unknown, { subject }: { subject: string }) =>
    void call('report', { body: { problem: 'User segment not exist', subject } }).catch(() => undefined),
  'open the bank window': () => runtime().openBank(),
  'show the bank page': (_: unknown, { paymentUrl }: { paymentUrl: string }) =>
    runtime().showBank(paymentUrl),
  'close the bank window': () => runtime().closeBank(),
})

const toastMessages: Readonly<Record<ToastMessageId, MessageDescriptor>> = {
  'something-went-wrong': msg`مشکلی پیش آمد؛ دوباره امتحان کنید.`,
  unreachable: msg`پاسخی از سرور نیامد؛ اینترنت را بررسی کنید و دوباره امتحان کنید.`,
  'discount-removed': msg`کد تخفیف حذف شد.`,
  'address-saved': msg`نشانی ذخیره شد.`,
  'address-deleted': msg`نشانی حذف شد.`,
  'link-incomplete': msg`این پیوند کامل نیست؛ آنچه کم است را وارد کنید تا قیمت بگیریم.`,
  'buying-disabled': msg({ message: 'خرید از {about} با این شرایط فعلاً ممکن نیست.' }),
  'offer-gone': msg`این پیشنهاد دیگر فروش ندارد؛ از فهرست تازه انتخاب کنید.`,
  'three-at-most': msg`حداکثر سه پیشنهاد را می‌شود مقایسه کرد؛ یکی را بردارید.`,
  'documents-sent': msg`ثبت شد؛ کارشناس بررسی می‌کند.`,
  'payment-type-changed': msg`روش پرداخت عوض شد.`,
  'price-accepted': msg`قیمت تازه ثبت شد.`,
  'visit-requested': msg`درخواست بازدید ثبت شد؛ نوبت تازه را به شما می‌گوییم.`,
  'visit-time-saved': msg`زمان بازدید ثبت شد.`,
  'visit-started': msg`بازدید شروع شد؛ کارشناس نتیجه را ثبت می‌کند.`,
  'insurer-sells-no-more': msg`بیمه‌گر پارسال این بیمه را دیگر نمی‌فروشد؛ پیشنهادهای دیگر را ببینید.`,
  'slot-given-back': msg`سی دقیقه گذشت و نوبت آزاد شد؛ دوباره انتخاب کنید.`,
  'registry-incomplete': msg`همهٔ مشخصات این خودرو در سنهاب نبود.`,
}

/** Shows the toasts that a journey emits: the gateway's messages as text, the app's own by id. */
export const showJourneyToasts = (journey: JourneyRef): void => {
  journey.on('toast.failure', ({ failure }) =>
    showToast({ kind: 'error', text: () => failureMessage(failure) ?? '' }),
  )
  journey.on('toast', ({ kind, text }) => showToast({ kind, text: () => text }))
  journey.on('toast.message', ({ kind, id, about }) =>
    showToast({ kind, text: () => i18n._(toastMessages[id].id, { about }) }),
  )
}
