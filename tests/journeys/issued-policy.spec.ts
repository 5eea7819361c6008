/**
 * A paid order is issued on the operator page, and its customer finds the policy on another device, also
 * without a network. Decisions, sections 9 and 10.
 */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { createOrder, type Device } from './create-order.ts'
import { press, waitForPath } from './customer.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { expectOfflineStrip, goOffline, OFFLINE_ERROR, untilCachedByServiceWorker } from './offline.ts'
import { countStored } from './persisted.ts'
import { logOut } from './session.ts'
import { openAsOperator, pressMoves } from './operator.ts'

test.use({ serviceWorkers: 'allow' })

const documents = ['national-card', 'vehicle-card-front', 'vehicle-card-back', 'previous-policy'] as const

async function sendDocuments({ call, sendPicture }: Device, trackingCode: string): Promise<void> {
  for (const [index, tag] of documents.entries()) await sendPicture(trackingCode, tag, index + 1)
  const body = { trackingCode, later: false, kind: 'documents' } as const
  await call('submitDocuments', { params: { type: 'thirdparty' }, body })
}

/** Downloads the policy. Returns the first bytes of the file. */
async function downloadPolicy(page: Page): Promise<string> {
  const downloading = page.waitForEvent('download')
  await press(page, 'دریافت بیمه‌نامه')
  const content = await readFile(await (await downloading).path())
  return content.subarray(0, 5).toString('latin1')
}

test('an operator issues an order; its policy is on the timeline, and available offline until signing out', async ({
  page,
  openAt,
  browser,
  gateway,
  browserErrors,
}) => {
  browserErrors.expect(OFFLINE_ERROR)
  const device = await openAt.path('/')
  const trackingCode = await createOrder(device, { at: 'payment' })
  await device.payAtBank(trackingCode)
  const operator = await browser.newPage({ baseURL: gateway.address })
  await openAsOperator(operator, trackingCode)
  await pressMoves(operator, ['نگه داشتن سفارش'])
  await sendDocuments(device, trackingCode)
  await operator.reload()
  await pressMoves(operator, ['شروع بررسی', 'تأیید سفارش', 'فرستادن به بیمه‌گر', 'صدور بیمه‌نامه'])
  await operator.close()

  await page.goto('/my-insurances?tab=vehicle')
  await untilCachedByServiceWorker(page)
  await page.getByRole('article').getByRole('link').click()
  await waitForPath(page, /\/my-insurances\/[^/?]+$/)
  await expect(page.getByText('بیمه‌نامه صادر شد')).toBeVisible()
  await expectAccessible(page)
  expect(await downloadPolicy(page)).toBe('%PDF-')
  await page.getByRole('button', { name: 'یادآوری کنید' }).click()
  await expect(page.getByText(/^ده روز پیش از پایان، .*، یادتان می‌اندازیم\.$/)).toBeVisible()

  await goOffline(page)
  await page.goto('/my-insurances?tab=vehicle')
  await expectOfflineStrip(page)
  await page.getByRole('article').getByRole('link').click()
  await expect(page.getByText('بیمه‌نامه صادر شد')).toBeVisible()
  expect(await downloadPolicy(page)).toBe('%PDF-')

  // The list, the timeline and the file, encrypted.
  expect(await countStored(page)).toBe(3)
  await logOut(page)
  await expect(page.getByText('از حساب خود خارج شدید.')).toBeVisible()
  expect(await countStored(page)).toBe(0)
})

/**
 * The page that made a reminder may be closed long before it is due, so the test stores one that is due now.
 */
const dueReminder = (trackingCode: string, address: string) => ({
  trackingCode,
  end: '1404-09-01',
  title: 'بیمه‌نامه‌تان رو به پایان است',
  text: 'اعتبارش تا شنبه ۱ آذر است.',
  todayUrl: `${address}/api/v1/today`,
  isShown: false,
  address: `/third-party/renewal/${trackingCode}`,
})

test('the service worker reminds of a renewal once, ten days before the end', async ({
  page,
  context,
  gateway,
}) => {
  await context.grantPermissions(['notifications'], { origin: gateway.address })
  await page.goto('/settings/faq')
  await untilCachedByServiceWorker(page)
  const [worker] = context.serviceWorkers()
  if (worker === undefined) throw new Error('No service worker runs')
  const trackingCode = '23456789ABCDEF'
  const shown = await worker.evaluate(
    async (reminder) => {
      const opening = indexedDB.open('separ-reminders', 1)
      await new Promise<void>((resolve) => {
        opening.addEventListener('upgradeneeded', () => {
          opening.result.createObjectStore('reminders', { keyPath: 'trackingCode' })
        })
        opening.addEventListener('success', () => {
          const writing = opening.result.transaction('reminders', 'readwrite')
          writing.objectStore('reminders').put(reminder)
          writing.addEventListener('complete', () => resolve())
        })
      })
      opening.result.close()
      const shownNow: string[] = []
      const registration: ServiceWorkerRegistration = Reflect.get(self, 'registration')
      registration.showNotification = (title, options) =>
        Promise.resolve(void shownNow.push(`${title} ${options?.data}`))
      const fire = async () => {
        const doing: Promise<unknown>[] = []
        const event = Object.assign(new Event('periodicsync'), {
          tag: 'renewal-reminders',
          waitUntil: (promise: Promise<unknown>) => void doing.push(promise),
        })
        self.dispatchEvent(event)
        await Promise.all(doing)
      }
      await fire()
      await fire()
      return shownNow
    },
    dueReminder(trackingCode, gateway.address),
  )
  expect(shown).toEqual([`بیمه‌نامه‌تان رو به پایان است /third-party/renewal/${trackingCode}`])
})

test('a press on the reminder’s notification closes it and opens the renewal of its policy', async ({
  page,
  context,
}) => {
  await page.goto('/settings/faq')
  await untilCachedByServiceWorker(page)
  const [worker] = context.serviceWorkers()
  if (worker === undefined) throw new Error('No service worker runs')
  const events = await worker.evaluate(async () => {
    const seen: string[] = []
    const clients: { openWindow: (address: string) => Promise<null> } = Reflect.get(self, 'clients')
    clients.openWindow = (address) => {
      seen.push(`opened ${address}`)
      return Promise.resolve(null)
    }
    // A press on a notification, with its tag and its data as the browser keeps them.
    const pressNotification = (data: unknown) =>
      self.dispatchEvent(
        Object.assign(new Event('notificationclick'), {
          notification: { tag: 'POLICY23456789', data, close: () => void seen.push('closed') },
          waitUntil: () => undefined,
        }),
      )
    pressNotification('/third-party/renewal/POLICY23456789')
    // A notification of an earlier version, which stored no address: it opens the page of the policy.
    pressNotification(undefined)
    return seen
  })
  expect(events).toEqual([
    'closed',
    'opened /third-party/renewal/POLICY23456789',
    'closed',
    'opened /my-insurances/POLICY23456789',
  ])
})
