/**
 * Choosing an offer: sandbox vehicles and users, signing in before the offers, and the sheets of the
 * choice. The cases are listed in docs/sandbox.md.
 */
import { expect, type Page, type Request } from '@playwright/test'
import { waitForPath, press, signIn, type Vehicle } from './customer.ts'
import { priceOf as tomanOf } from './offers-list.ts'
import { walkToOffers } from './walks.ts'

/** The prices of the first search expire at once; searched again they are higher, or the same. */
export const priceIncreases: Vehicle = { plate: ['36', 'ه', '418', '85'], nationalCode: '9980118067' }
/** The last policy belongs to another owner. */
export const newOwnerVehicle: Vehicle = { plate: ['28', 'ل', '863', '33'], nationalCode: '9961680812' }

/** Users in other variants of the experiments than the default; the last one is in no variant. */
export const experimentVariants = {
  straightOn: '09000001605',
  asksWhen: '09000001616',
  neither: '09000001638',
} as const

/** Signs in through the sign-in page, as from the help on the home page. */
export async function openHomeSignedIn(page: Page, cellNumber: string): Promise<void> {
  await page.goto('/')
  const left = await page.evaluate(() => {
    const state = 'a-state-that-this-tab-left-with-'
    sessionStorage.setItem('separ.sign-in-state', state)
    return new URLSearchParams({ returnTo: location.href, openedVia: 'pwa', state }).toString()
  })
  await page.goto(`/sandbox/sign-in?${left}`)
  await signIn(page, cellNumber)
  await waitForPath(page, /\/$/)
  // There is no session before the token is exchanged and the guest’s data is handed over.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('separ.session'))).not.toBeNull()
}

/** Types the inquiry of a vehicle that the registry knows, and waits for the offers. */
export async function openPricesOf(page: Page, vehicle: Vehicle): Promise<void> {
  await walkToOffers(page, vehicle)
  await expect(page.getByRole('article').first()).toBeVisible()
}

export const offerOf = (page: Page, company: string) =>
  page.getByRole('article', { name: company, exact: true })
/** Returns the price on an offer’s card, in toman. */
export const priceOf = async (page: Page, company: string): Promise<string> =>
  (await tomanOf(page, company.replace('بیمهٔ ', ''))).toLocaleString('fa-IR')
export const alternativeSheet = (page: Page) =>
  page.getByRole('dialog', { name: /^با .+ تومان بیشتر، سقف ۶۰ میلیون$/ })
export const paymentSheet = (page: Page) => page.getByRole('dialog', { name: 'چطور پرداخت می‌کنید؟' })
export const priceSheet = (page: Page) => page.getByRole('dialog', { name: 'قیمت تغییر کرده است' })

/** Waits for the next request that makes an order. */
export const orderCall = (page: Page): Promise<Request> =>
  page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/order/register'))

/** Chooses an offer without alternatives. The payment sheet opens. */
export async function openPaymentSheetOf(page: Page, company: string): Promise<void> {
  await press(page, `انتخاب ${company}`)
  await expect(paymentSheet(page)).toBeVisible()
}
