/**
 * Typed walks to a step, and failures of calls. Specs that start in the middle use the fixture openAt
 * instead.
 */
import type { Page, Request, Route } from '@playwright/test'
import {
  addAddress,
  expectReview,
  confirmPreviousPolicy,
  confirmVehicle,
  waitForPath,
  chooseOffer,
  declinePaper,
  submitHolder,
  goToBank,
  submitInquiry,
  openInquiry,
  ownerCode,
  payAtBank,
  postponeDocuments,
  knownVehicle,
  declareNoClaims,
  expectReceipt,
  signIn,
  type Vehicle,
} from './customer.ts'
import { untilPersisted } from './persisted.ts'

/** Starts an inquiry and waits until the owner’s code is persisted. */
export async function startPersistedInquiry(page: Page, code = knownVehicle.nationalCode): Promise<void> {
  await openInquiry(page)
  await untilPersisted(page, () => ownerCode(page).fill(code))
}

/** Continues from the first question of the inquiry to the offers. */
export async function continueToOffers(page: Page, vehicle: Vehicle = knownVehicle): Promise<void> {
  await submitInquiry(page, vehicle)
  await confirmVehicle(page)
  await confirmPreviousPolicy(page)
  await declareNoClaims(page)
  await waitForPath(page, /offers\?/)
}

export async function walkToOffers(page: Page, vehicle: Vehicle = knownVehicle): Promise<void> {
  await openInquiry(page)
  await continueToOffers(page, vehicle)
}

export async function walkToHolder(page: Page, cellNumber: string): Promise<void> {
  await walkToOffers(page)
  await chooseOffer(page)
  await signIn(page, cellNumber)
  await waitForPath(page, /personal-information/)
}

export async function walkToAddress(page: Page, cellNumber: string): Promise<void> {
  await walkToHolder(page, cellNumber)
  await submitHolder(page, cellNumber)
  await waitForPath(page, /\/address\//)
}

export async function walkToDocuments(page: Page, cellNumber: string): Promise<void> {
  await walkToAddress(page, cellNumber)
  await addAddress(page)
  await declinePaper(page)
  await waitForPath(page, /upload-documents/)
}

/** Pays at the bank and closes its window; the page behind shows the receipt by itself. */
export async function payToReceipt(page: Page): Promise<void> {
  const bank = await goToBank(page)
  await payAtBank(bank)
  await expectReceipt(bank)
  await bank.close()
  await expectReceipt(page)
}

/** Continues from the delivery to the receipt: no paper copy, documents postponed. */
export async function walkFromDeliveryToReceipt(page: Page): Promise<void> {
  await declinePaper(page)
  await postponeDocuments(page)
  await expectReview(page)
  await payToReceipt(page)
}

/** Failures of a call: the gateway fails, cannot be reached, loses its response, or rejects the session. */
export const faults = {
  broken: (route: Route) => route.fulfill({ status: 500, body: '' }),
  unreachable: (route: Route) => route.abort('connectionrefused'),
  lost: async (route: Route) => {
    await route.fetch()
    await route.abort('connectionreset')
  },
  signedOut: (route: Route) =>
    route.fulfill({
      status: 401,
      json: { errorData: { message: 'برای ادامه وارد حساب خود شوید.', errorCode: 4010, data: {} } },
    }),
} as const

/** Console error of each failure, for `browserErrors.expect`. */
export const consoleErrors: Readonly<Record<keyof typeof faults, RegExp>> = {
  broken: /\b500\b/,
  unreachable: /ERR_CONNECTION_REFUSED/,
  lost: /ERR_CONNECTION_RESET/,
  signedOut: /\b401\b/,
}

/** Makes the next call of a method and path fail once. */
export async function failNextCall(
  page: Page,
  method: string,
  path: RegExp,
  fault: keyof typeof faults,
): Promise<void> {
  let spoilt = false
  await page.route(path, async (route) => {
    if (spoilt || route.request().method() !== method) return route.fallback()
    spoilt = true
    return faults[fault](route)
  })
}

/** Blocks all calls of a path. Returns a function that unblocks them. */
export async function blockCalls(page: Page, path: RegExp): Promise<() => void> {
  let release = () => {}
  const blocked = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(path, async (route) => {
    await blocked
    await route.fallback()
  })
  return release
}

/** Records all later calls of a method and path. */
export function recordCalls(page: Page, method: string, path: RegExp): Request[] {
  const calls: Request[] = []
  page.on('request', (request) => {
    if (request.method() === method && path.test(request.url())) calls.push(request)
  })
  return calls
}
