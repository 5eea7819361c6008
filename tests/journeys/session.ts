/**
 * Sessions. Signs a user in without the sign-in page: the browser's storage holds the session before the app
 * opens. Signs out as a user does.
 */
import type { Page } from '@playwright/test'
import type { Device } from './create-order.ts'
import { press } from './customer.ts'

export const SESSION_KEY = 'separ.session'
const HOUR_MS = 3_600_000

export type StoredSession = {
  readonly token: string
  readonly userId: string
  readonly expiresAt: string
  readonly guest: null
}

/** Returns the session that the app would store for the user of a device. */
export const sessionOf = async ({ token, call }: Device): Promise<StoredSession> => ({
  token,
  userId: (await call('readUserName', {})).webEngageId,
  expiresAt: new Date(Date.now() + HOUR_MS).toISOString(),
  guest: null,
})

/** Stores the session before the page's first document runs. Later documents keep the app's own session. */
export const beSignedIn = (page: Page, session: StoredSession): Promise<unknown> =>
  page.url().startsWith('http') ? store(page, session) : storeAtFirst(page, session)

/** Stores it at once: the page is one of the app's origin, without the app. */
const store = (page: Page, session: StoredSession): Promise<void> =>
  page.evaluate(([name, stored]) => localStorage.setItem(name, stored), [
    SESSION_KEY,
    JSON.stringify(session),
  ] as const)

const storeAtFirst = (page: Page, session: StoredSession): Promise<unknown> =>
  page.addInitScript(
    ([name, stored]) => {
      // Blank pages and sandboxed frames have no storage.
      if (window !== window.top || !location.protocol.startsWith('http')) return
      if (window.opener === null && sessionStorage.getItem('begun') === null)
        localStorage.setItem(name, stored)
      sessionStorage.setItem('begun', 'yes')
    },
    [SESSION_KEY, JSON.stringify(session)] as const,
  )

export const openHelp = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'پشتیبانی', exact: true }).click()

/** Signs out from the help of any page. */
export async function logOut(page: Page): Promise<void> {
  await openHelp(page)
  await press(page, /^خروج از حساب/)
  await page
    .getByRole('dialog', { name: 'از حسابتان خارج می‌شوید؟' })
    .getByRole('button', { name: 'خروج از حساب' })
    .click()
}
