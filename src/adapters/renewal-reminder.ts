/**
 * The reminder of one policy's renewal, as its page asks for it: stored on the device, shown by the service
 * worker where the browser lets it run from time to time, and when the app is opened otherwise.
 */
import { notificationOf, REMINDER_TASK, showDueReminders } from './due-reminders.ts'
import { listReminders, type Reminder, storeReminder } from './reminder-store.ts'
import { gatewayUrl } from './settings.ts'

const TWELVE_HOURS_MS = 12 * 60 * 60 * 1000

/** The part of a registration that only some browsers have. */
type PeriodicSync = { register(tag: string, options: { minInterval: number }): Promise<void> }
const periodicSyncOf = (registration: ServiceWorkerRegistration): PeriodicSync | null => {
  const manager: unknown = Reflect.get(registration, 'periodicSync')
  const isManager = (found: unknown): found is PeriodicSync =>
    typeof found === 'object' && found !== null && 'register' in found
  return isManager(manager) ? manager : null
}

const registrationOf = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined

/** Whether the user may be notified; asks them if they have not decided yet. */
const mayNotify = async (): Promise<boolean> =>
  'Notification' in window && (await Notification.requestPermission()) === 'granted'

export const hasReminder = async (trackingCode: string): Promise<boolean> =>
  (await listReminders()).some((reminder) => reminder.trackingCode === trackingCode)

/**
 * Stores a reminder. Where the user allows notifications and the browser runs periodic tasks, the service
 * worker shows it; everywhere else the app does when it is opened.
 * @throws where the browser refuses storage
 */
export const addReminder = async (
  reminder: Pick<Reminder, 'trackingCode' | 'end' | 'title' | 'text' | 'address'>,
): Promise<void> => {
  const todayUrl = new URL(`${gatewayUrl}/api/v1/today`, location.href).href
  await storeReminder({ ...reminder, todayUrl, isShown: false })
  if (!(await mayNotify())) return
  const registration = await registrationOf()
  // A browser that knows the task may still refuse it, for an app that is not installed.
  if (registration)
    await periodicSyncOf(registration)
      ?.register(REMINDER_TASK, { minInterval: TWELVE_HOURS_MS })
      .catch(() => undefined)
}

/** Shows what is due when the app is opened: as a notification if the user allows them, else in the page. */
export const remindOnOpening = (showInPage: (due: Reminder) => void): Promise<void> =>
  showDueReminders(async (due) => {
    const registration = await registrationOf()
    if (registration && 'Notification' in window && Notification.permission === 'granted')
      await registration.showNotification(due.title, notificationOf(due))
    else showInPage(due)
  }).catch(() => undefined)
