/**
 * Reminders of renewals in IndexedDB, where the service worker can read them while no page is open. An entry
 * has no personal data: a tracking code, a path, two sentences without plate or name, and days. Signing out
 * removes all. Document 3; decisions, section 10.
 */
import * as v from 'valibot'
import { JalaliDate } from '#contract/values/jalali-date.ts'
import { TrackingCode } from '#contract/values/tracking-code.ts'

const Reminder = v.object({
  trackingCode: TrackingCode,
  /** The last day of the cover. */
  end: JalaliDate,
  /** Texts of the notification, in the user's language. */
  title: v.string(),
  text: v.string(),
  /** Address of the gateway's day. */
  todayUrl: v.string(),
  /** Whether the reminder was shown. */
  isShown: v.boolean(),
  /** Path of the page that the reminder opens; absent in earlier reminders, which open the policy. */
  address: v.optional(v.pipe(v.string(), v.regex(/^\/(?!\/)/))),
})
export type Reminder = v.InferOutput<typeof Reminder>

/** Path of the page that a reminder opens: the renewal, or the policy if Separ cannot renew it. */
export const pageOfReminder = ({
  address,
  trackingCode,
}: Pick<Reminder, 'address' | 'trackingCode'>): string => address ?? `/my-insurances/${trackingCode}`

const [DATABASE, STORE] = ['separ-reminders', 'reminders']

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('The browser’s storage failed')),
    )
  })

/**
 * Runs one request on the reminders.
 * @throws if the browser refuses storage
 */
const ask = async <T>(
  mode: IDBTransactionMode,
  request: (reminders: IDBObjectStore) => IDBRequest<T>,
): Promise<T> => {
  const opening = indexedDB.open(DATABASE, 1)
  opening.addEventListener('upgradeneeded', () => {
    opening.result.createObjectStore(STORE, { keyPath: 'trackingCode' })
  })
  const database = await settled(opening)
  try {
    return await settled(request(database.transaction(STORE, mode).objectStore(STORE)))
  } finally {
    database.close()
  }
}

export const listReminders = async (): Promise<readonly Reminder[]> => {
  const found: unknown[] = await ask('readonly', (reminders) => reminders.getAll())
  return found.filter((entry) => v.is(Reminder, entry))
}

export const storeReminder = async (reminder: Reminder): Promise<void> =>
  void (await ask('readwrite', (reminders) => reminders.put(reminder)))

export const removeReminder = (trackingCode: string): Promise<void> =>
  ask('readwrite', (reminders) => reminders.delete(trackingCode))

export const removeAllReminders = (): Promise<void> => ask('readwrite', (reminders) => reminders.clear())
