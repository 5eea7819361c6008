/**
 * The gestures around a chosen offer: who is signed in before there is one, whose plate leads where, and what the two
 * sheets and the call that makes the order say. Sandbox cases stand in the README's table.
 */
import { expect, type Page, type Request } from '@playwright/test'
import { waitForPath, press, signIn, type Vehicle } from './customer.ts'
import { priceOf as tomanOf } from './offers-list.ts'
import { walkToOffers } from './walks.ts'

/** Alternatives to this one's offers fail with 500. */
export const alternativesFail: Vehicle = { plate: ['71', 'ج', '352', '17'], nationalCode: '9919117056' }
/** Prices of the first search expire at once, and come out dearer or the same. */
export const priceIncreases: Vehicle = { plate: ['36', 'ه', '418', '85'], nationalCode: '9980118067' }
export const priceUnchanged: Vehicle = { plate: ['57', 'ع', '629', '74'], nationalCode: '9961119071' }
/** Another owner than its last policy's. */
export const newOwnerVehicle: Vehicle = { plate: ['28', 'ل', '863', '33'], nationalCode: '9961680812' }
/** Its owner is a company. */
export const companyVehicle: Vehicle = { plate: ['44', 'ص', '731', '88'], nationalCode: '14012345679' }

/** Owners of these numbers are in other variants of the experiments than everybody else; the last is in none. */
export const experimentVariants = {
  straightOn: '09000001605',
  asksWhen: '09000001616',
  neither: '09000001638',
} as const
/** Eligible for instalments, and not registered for them. */
export const notRegisteredForInstalments = '09000001165'

/** Comes signed in, as a page that was opened with a session does: the app is left for the sign-in page with a state that it knows. */
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
  // The token is exchanged and what the guest had is handed over before there is a session.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('separ.session'))).not.toBeNull()
}

/** From home to the prices of a vehicle that the registry knows. */
export async function openPricesOf(page: Page, vehicle: Vehicle): Promise<void> {
  await walkToOffers(page, vehicle)
  await expect(page.getByRole('article').first()).toBeVisible()
}

export const offerOf = (page: Page, company: string) =>
  page.getByRole('article', { name: company, exact: true })
/** What an offer costs, in toman, as its card says it. */
export const priceOf = async (page: Page, company: string): Promise<string> =>
  (await tomanOf(page, company.replace('بیمهٔ ', ''))).toLocaleString('fa-IR')
export const alternativeSheet = (page: Page) =>
  page.getByRole('dialog', { name: 'پیش از ادامه، این را هم ببینید' })
export const paymentSheet = (page: Page) => page.getByRole('dialog', { name: 'چطور پرداخت می‌کنید؟' })
export const priceSheet = (page: Page) => page.getByRole('dialog', { name: 'قیمت تغییر کرده است' })

/** The next call that makes an order, as it leaves. */
export const orderCall = (page: Page): Promise<Request> =>
  page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/order/register'))

/** Chooses an offer that no alternative is shown to, down to the sheet that asks how it is paid. */
export async function openPaymentSheetOf(page: Page, company: string): Promise<void> {
  await press(page, `انتخاب ${company}`)
  await expect(paymentSheet(page)).toBeVisible()
}
