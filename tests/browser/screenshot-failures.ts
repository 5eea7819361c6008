/**
 * Pictures of what seldom happens: no network, a startup or a page that failed, a crash, a newer version, a phone that lies flat.
 * Most of these pages have no help in which the language is changed, so each is come to once in each language.
 */
import type { BrowserContextOptions, Page } from '@playwright/test'
import { openHomeSignedIn } from '#tests/journeys/choose-offer.ts'
import { signInDevice } from '#tests/journeys/create-order.ts'
import { goOffline } from '#tests/journeys/offline.ts'
import { changeLanguage } from '#tests/journeys/language.ts'
import type { Walk } from './screenshot-walks.ts'

const FAQ_PART = /\/assets\/FaqPage-[^/]*\.js$/
const STATE = 'a-state-that-this-tab-left-with-'
/** Somebody whom the gateway saw with another version than this one. */
const UPDATER = { cellNumber: '09123456782', version: 'v1.0.0' } as const

/** The place of the toasts is an alert too, and empty. */
const untilSaid = (page: Page): Promise<void> =>
  page.getByRole('alert').filter({ hasText: /\S/ }).waitFor({ timeout: 15_000 })

async function loseTheExchange(page: Page): Promise<void> {
  await page.route(/\/auth\/jek\//, (route) => route.abort('connectionreset'))
  await page.evaluate((state) => sessionStorage.setItem('separ.sign-in-state', state), STATE)
  await page.goto(`/?token=lost&openedVia=pwa&isRedirectedFromSso=true&state=${STATE}`)
  await untilSaid(page)
}

async function crash(page: Page): Promise<void> {
  await page.route(FAQ_PART, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export default () => { throw new Error("Drawn wrongly") }',
    }),
  )
  await page.goto('/settings/faq')
  await untilSaid(page)
}

async function loseAPart(page: Page): Promise<void> {
  await page.route(FAQ_PART, (route) => route.abort('connectionreset'))
  await page.goto('/settings/faq')
  await untilSaid(page)
}

async function seeNewerVersion(page: Page): Promise<void> {
  const device = await signInDevice(new URL(page.url()).origin, UPDATER.cellNumber)
  await device.call('keepUserSetting', { body: { pwaSetting: { version: UPDATER.version } } })
  // An app on the home screen says so of itself.
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }))
  await openHomeSignedIn(page, UPDATER.cellNumber)
  await openInquiry(page)
  await page.getByRole('dialog').waitFor()
}

const openInquiry = (page: Page): Promise<unknown> =>
  page.goto('/third-party').then(() => page.getByRole('textbox').first().waitFor())

type Mishap = {
  readonly picture: string
  readonly go: (page: Page) => Promise<unknown>
  readonly device?: BrowserContextOptions
}

const seldom: readonly Mishap[] = [
  {
    picture: 'offline',
    go: (page) =>
      openInquiry(page)
        .then(() => goOffline(page))
        .then(() => page.getByText(/آفلاین هستید|You are offline/).waitFor()),
  },
  { picture: 'startup-failed', go: loseTheExchange },
  { picture: 'page-not-fetched', go: loseAPart },
  { picture: 'crash', go: crash },
  { picture: 'update', go: seeNewerVersion },
  { picture: 'not-found', go: (page) => page.goto('/no-such-page') },
  {
    picture: 'lying-flat',
    go: openInquiry,
    device: { viewport: { width: 844, height: 390 }, isMobile: true, hasTouch: true },
  },
]

const walkOf = ({ picture, go, device = {} }: Mishap, isEnglish: boolean): Walk => ({
  begins: (page) => page.goto('/').then(() => (isEnglish ? changeLanguage(page, 'English') : undefined)),
  stops: [{ picture: isEnglish ? `en/${picture}` : picture, go, isWithoutHelp: true }],
  device: { serviceWorkers: 'block', ...device },
})

export const failureWalks: readonly Walk[] = seldom.flatMap((mishap) => [
  walkOf(mishap, false),
  walkOf(mishap, true),
])
