/** What a journey says aloud, as toasts: the gateway's own sentences, and the app's by their ids. */
import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { JourneyEmitted } from '#machines/journey/events.ts'
import type { JourneyRef } from '../../steps/journey.ts'
import { showToast } from '../toasts.ts'

type OwnWords = Extract<JourneyEmitted, { type: 'toast.own' }>['id']

const ownWords: Readonly<Record<OwnWords, MessageDescriptor>> = {
  'something-went-wrong': msg`مشکلی پیش آمد؛ دوباره امتحان کنید.`,
  'unreachable': msg`پاسخی از سرور نیامد؛ اینترنت را بررسی کنید و دوباره امتحان کنید.`,
  'discount-removed': msg`کد تخفیف حذف شد.`,
  'address-saved': msg`نشانی ذخیره شد.`,
  'address-deleted': msg`نشانی حذف شد.`,
}

/** Takes a journey; shows what it says. */
export const hearJourney = (journey: JourneyRef): void => {
  journey.on('toast', ({ kind, text }) => showToast({ kind, text }))
  journey.on('toast.own', ({ kind, id }) => showToast({ kind, text: i18n._(ownWords[id]) }))
}
