/**
 * Heap growth over ten purchases in one page, from home to the receipt and back without a reload, measured
 * after garbage collection.
 */
import type { CDPSession, Page } from '@playwright/test'
import { openHomeSignedIn } from '#tests/journeys/choose-offer.ts'
import {
  addAddress,
  confirmAddress,
  waitForPath,
  chooseOffer,
  submitHolder,
  press,
  startInquiry,
} from '#tests/journeys/customer.ts'
import { walkFromDeliveryToReceipt, continueToOffers } from '#tests/journeys/walks.ts'
import { inBrowser, PHONE } from './slow-phone.ts'
import { table } from './table.ts'
import { judgement, type Report } from './targets.ts'

const JOURNEYS = 10
const CELL_NUMBER = '09125550002'

async function buy(page: Page, isFirst: boolean): Promise<void> {
  await startInquiry(page)
  await continueToOffers(page)
  await chooseOffer(page)
  await submitHolder(page, CELL_NUMBER)
  await (isFirst ? addAddress : confirmAddress)(page)
  await walkFromDeliveryToReceipt(page)
  await press(page, 'رفتن به صفحهٔ اصلی')
  await waitForPath(page, /\/$/)
}

/** MB of the page's heap after garbage collection. */
async function heapNow(devtools: CDPSession): Promise<number> {
  for (let round = 0; round < 3; round += 1) await devtools.send('HeapProfiler.collectGarbage')
  return (await devtools.send('Runtime.getHeapUsage')).usedSize / 1e6
}

/** Buys ten times. Takes about a minute on a quiet machine. */
export const measureHeap = (address: string, executablePath: string): Promise<Report> =>
  inBrowser(executablePath, async (browser) => {
    const page = await browser.newPage({ ...PHONE, baseURL: address, serviceWorkers: 'block' })
    page.setDefaultTimeout(60_000)
    await openHomeSignedIn(page, CELL_NUMBER)
    const devtools = await page.context().newCDPSession(page)
    const sizes: number[] = []
    for (let journey = 1; journey <= JOURNEYS; journey += 1) {
      await buy(page, journey === 1)
      sizes.push(await heapNow(devtools))
    }
    const grown = (sizes.at(-1) ?? Number.NaN) - (sizes[0] ?? Number.NaN)
    const after = sizes.map((_, index) => `after ${index + 1}`)
    return {
      text: table([
        ['heap held at home again, one page', ...after, 'grown', 'target', ''],
        ['MB', ...sizes.map((each) => each.toFixed(1)), grown.toFixed(1), ...judgement('heapGrown', grown)],
      ]),
      measured: { heapGrown: grown },
    }
  })
