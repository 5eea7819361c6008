/**
 * Heap growth over ten purchases in one page, from home to the receipt and back without a reload, measured
 * after garbage collection. The target is under 5 MB from the first to the tenth.
 */
import { type CDPSession, chromium, type Page } from '@playwright/test'
import { CHROMIUM_FLAGS } from '#tests/browser/chromium.ts'
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
import { table } from './table.ts'

const JOURNEYS = 10
const AIM_MB = 5
const CELL_NUMBER = '09125550002'

async function buy(page: Page, isFirst: boolean): Promise<void> {
  await startInquiry(page)
  await continueToOffers(page)
  await chooseOffer(page)
  await submitHolder(page, CELL_NUMBER)
  await (isFirst ? addAddress : confirmAddress)(page)
  await walkFromDeliveryToReceipt(page)
  await press(page, 'صفحهٔ اصلی')
  await waitForPath(page, /\/$/)
}

/** MB of the page's heap after garbage collection. */
async function heapNow(devtools: CDPSession): Promise<number> {
  for (let round = 0; round < 3; round += 1) await devtools.send('HeapProfiler.collectGarbage')
  return (await devtools.send('Runtime.getHeapUsage')).usedSize / 1e6
}

/**
 * Returns a table. Takes about a minute on a quiet machine.
 */
export async function heapTable(address: string, executablePath: string): Promise<string> {
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS] })
  try {
    const page = await browser.newPage({
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
      locale: 'fa-IR',
      baseURL: address,
      serviceWorkers: 'block',
    })
    page.setDefaultTimeout(60_000)
    await openHomeSignedIn(page, CELL_NUMBER)
    const devtools = await page.context().newCDPSession(page)
    const sizes: number[] = []
    for (let journey = 1; journey <= JOURNEYS; journey += 1) {
      await buy(page, journey === 1)
      sizes.push(await heapNow(devtools))
    }
    const [first = Number.NaN, last = Number.NaN] = [sizes[0], sizes.at(-1)]
    return table([
      [
        'heap held at home again, one page',
        ...sizes.map((_, index) => `after ${index + 1}`),
        'grown',
        'aim',
        '',
      ],
      [
        'MB',
        ...sizes.map((each) => each.toFixed(1)),
        (last - first).toFixed(1),
        `< ${AIM_MB}`,
        last - first < AIM_MB ? 'met' : 'missed',
      ],
    ])
  } finally {
    await browser.close()
  }
}
