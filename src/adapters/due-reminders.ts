/**
 * Shows the reminders that are due: ten days before the end of a cover, once each. The service worker asks
 * for them from time to time, and the app when it is opened. The day is the gateway's, never the phone's.
 * Decisions, section 8.
 */
import * as v from 'valibot'
import { addToJalali, JalaliDate } from '#contract/values/jalali-date.ts'
import { RENEWAL_DAYS } from './calendar-file.ts'
import { listReminders, pageOfReminder, type Reminder, storeReminder } from './reminder-store.ts'

/** Name of the service worker's periodic task. */
export const REMINDER_TASK = 'renewal-reminders'

/** A notification's text, with the page that a press on it opens. */
export type ReminderNotification = { readonly body: string; readonly tag: string; readonly data: string }

export const notificationOf = (due: Reminder): ReminderNotification => ({
  body: due.text,
  tag: due.trackingCode,
  data: pageOfReminder(due),
})

/** The page of a notification; that of its policy where it was shown by an earlier version. */
export const pageOfNotification = ({
  tag,
  data,
}: {
  readonly tag: string
  readonly data?: unknown
}): string => (typeof data === 'string' ? data : pageOfReminder({ trackingCode: tag }))

const Today = v.object({ body: v.object({ today: JalaliDate }) })

const readToday = async (url: string): Promise<string> => {
  const answer = await fetch(url, { credentials: 'omit' })
  return v.parse(Today, await answer.json()).body.today
}

const isDue = ({ end, isShown }: Reminder, today: string): boolean =>
  !isShown && today >= addToJalali(end, { days: -RENEWAL_DAYS }) && today <= end

/**
 * Shows what is due. Without reminders nothing is asked of the gateway; without its answer nothing is shown,
 * and the next time tries again.
 */
export const showDueReminders = async (show: (due: Reminder) => Promise<void> | void): Promise<void> => {
  const waiting = (await listReminders()).filter(({ isShown }) => !isShown)
  const [first] = waiting
  if (first === undefined) return
  const today = await readToday(first.todayUrl)
  for (const reminder of waiting.filter((each) => isDue(each, today))) {
    await show(reminder)
    await storeReminder({ ...reminder, isShown: true })
  }
}
