/**
 * Pictures of rare screens: no network, a failed startup, a page that did not load, a crash, an update, a
 * phone in landscape. Most of these pages have no help in which the language is changed, so each is opened
 * once a language.
 */
import type { BrowserContextOptions, Page } from '@playwright/test'
import { openHomeSignedIn } from '#tests/journeys/choose-offer.ts'
import { signInDevice } from '#tests/journeys/create-order.ts'
import { goOffline } from '#tests/journeys/offline.ts'
import { changeLanguage } from '#tests/journeys/language.ts'
import type { Walk } from './walk.ts'
import { untilAppShows } from '#tests/journeys/customer.ts'

const FAQ_PART = /\/assets\/FaqPage-[^/]*\.js$/
const STATE = 'a-state-that-this-tab-left-with-'
/** A customer whose last visit was with an older version of the app. */
const UPDATER = { cellNumber: '09123456782', version: 'v1.0.0' } as const

/** Waits for an alert with text: the toast region is an alert, too, and empty. */
const untilAlertHasText = (page: Page): Promise<void> =>
  page.getByRole('alert').filter({ hasText: /\S/ }).waitFor({ timeout: 15_000 })

async function failSignIn(page: Page): Promise<void> {
  await page.route(/\/auth\/jek\//, (route) => route.abort('connectionreset'))
  await page.evaluate((state) => sessionStorage.setItem('separ.sign-in-state', state), STATE)
  await page.goto(`/?token=lost&openedVia=pwa&isRedirectedFromSso=true&state=${STATE}`)
  await untilAlertHasText(page)
}

async function crash(page: Page): Promise<void> {
  await page.route(FAQ_PART, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export default () => { throw new Error("Drawn wrongly") }',
    }),
  )
  await page.goto('/settings/faq')
  await untilAlertHasText(page)
}

async function failChunk(page: Page): Promise<void> {
  await page.route(FAQ_PART, (route) => route.abort('connectionreset'))
  await page.goto('/settings/faq')
  await untilAlertHasText(page)
}

async function openUpdateSheet(page: Page): Promise<void> {
  const device = await signInDevice(new URL(page.url()).origin, UPDATER.cellNumber)
  await device.call('keepUserSetting', { body: { pwaSetting: { version: UPDATER.version } } })
  // The app is installed on the home screen.
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }))
  await openHomeSignedIn(page, UPDATER.cellNumber)
  await openInquiry(page)
  await page.getByRole('dialog').waitFor()
}

const openInquiry = (page: Page): Promise<unknown> =>
  page.goto('/third-party').then(() => untilAppShows(page))

type FailurePicture = {
  readonly picture: string
  readonly go: (page: Page) => Promise<unknown>
  readonly device?: BrowserContextOptions
}

const failurePictures: readonly FailurePicture[] = [
  {
    picture: 'offline',
    go: (page) =>
      openInquiry(page)
        .then(() => goOffline(page))
        .then(() => page.getByText(/آفلاین هستید|You are offline/).waitFor()),
  },
  { picture: 'startup-failed', go: failSignIn },
  { picture: 'page-not-fetched', go: failChunk },
  { picture: 'crash', go: crash },
  { picture: 'update', go: openUpdateSheet },
  { picture: 'not-found', go: (page) => page.goto('/no-such-page') },
  {
    picture: 'lying-flat',
    go: openInquiry,
    device: { viewport: { width: 844, height: 390 }, isMobile: true, hasTouch: true },
  },
]

const walkOf = ({ picture, go, device = {} }: FailurePicture, isEnglish: boolean): Walk => ({
  open: (page) => page.goto('/').then(() => (isEnglish ? changeLanguage(page, 'English') : undefined)),
  stops: [{ picture: isEnglish ? `en/${picture}` : picture, go, isWithoutHelp: true }],
  device: { serviceWorkers: 'block', ...device },
})

export const failureWalks: readonly Walk[] = failurePictures.flatMap((picture) => [
  walkOf(picture, false),
  walkOf(picture, true),
])
