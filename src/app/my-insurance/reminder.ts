/** The reminder of a policy's renewal, and its day as a calendar file. Document 3; decisions, section 10. */
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { fromPromise } from 'xstate'
import { calendarText, RENEWAL_DAYS } from '#adapters/calendar-file.ts'
import { removeReminder as removeStored } from '#adapters/reminder-store.ts'
import { addReminder as add, hasReminder as has } from '#adapters/renewal-reminder.ts'
import { saveFile } from '#adapters/save-file.ts'
import type { PolicyTimeline } from '#contract/operations/my-insurance.ts'
import type { ReminderInput } from '#machines/areas/policy-page-vocabulary.ts'
import { dateText } from '#ui/format/dates.ts'
import { showToast } from '../app-services.ts'
import { orderAddress, renewalAddress } from '../orders/addresses.ts'

const title = msg`بیمه‌نامه‌تان رو به پایان است`
/** Names neither vehicle nor plate, because a notification is visible on a locked phone. */
const text = (end: string): string => {
  const day = dateText(end, { weekday: true })
  return i18n._(msg`اعتبارش تا ${day} است؛ تمدید به‌موقع جریمهٔ دیرکرد ندارد.`)
}

type Input = { input: ReminderInput }

export const readReminder = fromPromise(({ input }: Input) => has(input.trackingCode))

/** Opens the renewal if Separ can renew the policy; otherwise the page of the order. */
const addressOf = ({ trackingCode, isRenewedHere }: ReminderInput): string =>
  isRenewedHere ? renewalAddress(trackingCode) : orderAddress(trackingCode)

export const addReminder = fromPromise(async ({ input }: Input) => {
  const { trackingCode, end } = input
  const address = addressOf(input)
  if (end !== null) await add({ trackingCode, end, address, title: i18n._(title), text: text(end) })
})

export const removeReminder = fromPromise(({ input }: Input) => removeStored(input.trackingCode))

const notStored = msg`یادآوری در این مرورگر ثبت نشد؛ تاریخ را به تقویم اضافه کنید.`

export const showThatTheReminderFailed = (): void =>
  showToast({ kind: 'error', text: () => i18n._(notStored) })

/** Saves the last day of the cover, with an alarm ten days before. */
export const saveCalendarFile = (timeline: PolicyTimeline | null): void => {
  if (timeline === null || timeline.cover === null) return
  const { companyName, vehicleTitle, orderId, cover } = timeline
  const day = {
    date: cover.to,
    title: i18n._(msg`پایان ${companyName}، ${vehicleTitle}`),
    daysBefore: RENEWAL_DAYS,
  }
  const content = calendarText([day], { id: orderId, now: new Date() })
  saveFile(new File([content], `separ-${orderId}.ics`, { type: 'text/calendar' }))
}
