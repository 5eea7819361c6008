/**
 * The pages that Lighthouse judges: three of a user with orders and a policy to renew, and four of a guest.
 */
import { expect, type Page } from '@playwright/test'
import type { GatewayProcess } from '#tests/browser/gateway-process.ts'
import { createOrder, signInDevice } from '#tests/journeys/create-order.ts'
import { offersLink } from '#tests/journeys/offers-list.ts'
import { SESSION_KEY, sessionOf, type StoredSession } from '#tests/journeys/session.ts'
import type { TargetName } from './targets.ts'

/** The sandbox's user with a policy that ends in four days. */
export const OWNER = '09000009060'
const SEEDING_LIMIT_MS = 150_000

export type LighthousePage = {
  readonly name: string
  readonly path: string
  readonly isSignedIn: boolean
  /** Rows of the summary: at the gateway itself, and behind nginx. */
  readonly score: TargetName
  readonly scoreBehindNginx: TargetName
  /** Text of the complete page. Waiting for it prevents measuring an error page. */
  readonly isThere: (page: Page) => Promise<void>
}

const shows = (text: string | RegExp) => (page: Page) => page.getByText(text).first().waitFor()
const threeCards = (page: Page) =>
  expect(page.getByRole('region', { name: 'سفارش‌ها و تمدید' }).getByRole('article')).toHaveCount(3)

const guestPages: readonly LighthousePage[] = [
  {
    name: 'home of a guest',
    path: '/',
    isSignedIn: false,
    score: 'homeScore',
    scoreBehindNginx: 'homeScoreBehindNginx',
    isThere: shows('شروع استعلام'),
  },
  {
    name: 'the inquiry by link',
    path: '/third-party/sanhub?step=1',
    isSignedIn: false,
    score: 'inquiryScore',
    scoreBehindNginx: 'inquiryScoreBehindNginx',
    isThere: shows('پلاک خودرو'),
  },
  {
    name: 'offers by link',
    path: offersLink(),
    isSignedIn: false,
    score: 'offersScore',
    scoreBehindNginx: 'offersScoreBehindNginx',
    isThere: (page) => page.getByRole('article').first().waitFor(),
  },
  {
    name: 'first page of car-body insurance',
    path: '/car-body/sanhub?step=owner',
    isSignedIn: false,
    score: 'carBodyScore',
    scoreBehindNginx: 'carBodyScoreBehindNginx',
    isThere: shows('پلاک خودرو'),
  },
]

const userPages = (renewable: string): readonly LighthousePage[] => [
  {
    name: 'home of a user with three cards',
    path: '/',
    isSignedIn: true,
    score: 'cardsScore',
    scoreBehindNginx: 'cardsScoreBehindNginx',
    isThere: threeCards,
  },
  {
    name: 'My Insurance',
    path: '/my-insurances?tab=vehicle',
    isSignedIn: true,
    score: 'policiesScore',
    scoreBehindNginx: 'policiesScoreBehindNginx',
    isThere: (page) => page.getByRole('article').first().waitFor(),
  },
  {
    name: 'first page of a renewal',
    path: `/third-party/renewal/${renewable}`,
    isSignedIn: true,
    score: 'renewalScore',
    scoreBehindNginx: 'renewalScoreBehindNginx',
    isThere: shows('نگرفته‌ام'),
  },
]

/**
 * Makes the user's orders on a gateway that was started with its policy. Returns the pages and the session.
 */
export async function preparePages({
  address,
  log,
}: GatewayProcess): Promise<{ pages: readonly LighthousePage[]; session: StoredSession }> {
  // The sandbox does not seed a user who has signed in before.
  await expect.poll(log, { timeout: SEEDING_LIMIT_MS }).toContain('users with orders were made')
  const device = await signInDevice(address, OWNER)
  const [policy] = (await device.call('listRenewablePolicies', {})).nearToExpireOrder
  if (policy === undefined) throw new Error(`${OWNER} has no policy to renew.`)
  const paid = await createOrder(device, { at: 'payment' })
  await device.payAtBank(paid)
  await createOrder(device, { at: 'address', plateOf: 'سواری بدون تخفیف' })
  return {
    pages: [...guestPages, ...userPages(policy.renewableTrackingCode)],
    session: await sessionOf(device),
  }
}

/** Stores the session in the browser, or removes it. The page has to be one of the app's origin. */
export const storeSession = (page: Page, session: StoredSession | null): Promise<void> =>
  page.evaluate(
    ([key, stored]) => {
      localStorage.clear()
      if (stored !== null) localStorage.setItem(key, stored)
    },
    [SESSION_KEY, session === null ? null : JSON.stringify(session)] as const,
  )
