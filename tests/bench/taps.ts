/**
 * Response times of a phone slowed down four times: every tap of a purchase until the next paint, each step
 * until the next heading is painted, and another ceiling on the whole list. The figures depend on the
 * machine.
 */
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { CHROMIUM_FLAGS } from '#tests/browser/chromium.ts'
import { openHomeSignedIn } from '#tests/journeys/choose-offer.ts'
import {
  addAddress,
  confirmPreviousPolicy,
  confirmVehicle,
  inquiryLink,
  waitForPath,
  chooseOffer,
  declinePaper,
  submitHolder,
  submitInquiry,
  postponeDocuments,
  knownVehicle,
  declareNoClaims,
} from '#tests/journeys/customer.ts'
import { ceilings, listHeading } from '#tests/journeys/offers-list.ts'
import { untilCachedByServiceWorker } from '#tests/journeys/offline.ts'
import { table } from './table.ts'
import { type Move, type Seen, seenSince, watchTaps } from './watch-taps.ts'

const SLOW_CPU = 4
export const AIMS = { tap: 100, step: 150, ceiling: 100 } as const
const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'fa-IR',
  serviceWorkers: 'allow',
}
const CELL_NUMBER = '09125550001'

type Steps = readonly (readonly [name: string, walk: (page: Page) => Promise<unknown>, next: RegExp])[]

/** Steps of the purchase with their taps; `next` is the step that follows. */
const toOffers: Steps = [
  ['home', (page) => inquiryLink(page).click(), /sanhub\?step=1$/],
  ['plate and owner', (page) => submitInquiry(page, knownVehicle), /sanhub\?step=2$/],
  ['vehicle', confirmVehicle, /sanhub\?step=3$/],
  ['history', confirmPreviousPolicy, /step=4$/],
  ['claims', declareNoClaims, /offers\?/],
]
const toInvoice: Steps = [
  ['offers', chooseOffer, /personal-information/],
  ['holder', (page) => submitHolder(page, CELL_NUMBER), /\/address\//],
  ['address', addAddress, /forwarding-details/],
  ['delivery', declinePaper, /upload-documents/],
  ['documents', postponeDocuments, /\/payment\/[^?]+\?step=1/],
]

const median = (figures: readonly number[]): number =>
  [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN
const ms = (figure: number): string => `${figure.toFixed(0)} ms`
const verdict = (worst: number, aim: number): string => (worst < aim ? 'met' : 'missed')

/** Opens the app as a signed-in returning user and slows it down. */
async function openSlowly(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage({ ...PHONE, baseURL: address })
  page.setDefaultTimeout(60_000)
  await watchTaps(page)
  await openHomeSignedIn(page, CELL_NUMBER)
  await untilCachedByServiceWorker(page)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU })
  return page
}

async function walk(page: Page, steps: Steps, seen: Map<string, Seen>): Promise<void> {
  for (const [name, go, next] of steps) {
    await go(page)
    await waitForPath(page, next)
    await page.locator(':is(h1, h2):focus').waitFor({ state: 'attached' })
    seen.set(name, await seenSince(page))
  }
}

/**
 * Presses every ceiling twice. Returns the number of offers and the duration of each press.
 */
async function changeCeilings(page: Page): Promise<{ offers: string; taps: readonly number[] }> {
  await listHeading(page).waitFor()
  await seenSince(page)
  for (let round = 0; round < 2; round += 1) {
    for (const ceiling of await ceilings(page).all()) {
      await ceiling.click()
      await page.waitForTimeout(300)
    }
  }
  return {
    offers: /[۰-۹]+/.exec(await listHeading(page).innerText())?.[0] ?? 'no',
    taps: (await seenSince(page)).taps,
  }
}

const tapRow = (name: string, taps: readonly number[], aim: number): string[] => {
  const worst = Math.max(...taps)
  return [name, String(taps.length), ms(median(taps)), ms(worst), `< ${aim} ms`, verdict(worst, aim)]
}
const moveRow = (name: string, { took, waited, calls }: Move): string[] => {
  const own = took - waited
  return [
    `${name} →`,
    ms(took),
    calls.length > 0 ? ms(waited) : '—',
    ms(own),
    `< ${AIMS.step} ms`,
    verdict(own, AIMS.step),
    [...new Set(calls)].join(' '),
  ]
}

/**
 * Returns the tables. Takes less than a minute on a quiet machine.
 */
export async function tapsTable(address: string, executablePath: string): Promise<string> {
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS] })
  try {
    const page = await openSlowly(browser, address)
    const seen = new Map<string, Seen>()
    await walk(page, toOffers, seen)
    const { offers, taps } = await changeCeilings(page)
    await walk(page, toInvoice, seen)
    const all = [...seen.values()].flatMap((each) => each.taps)
    const moves = [...seen].flatMap(([name, { move }]) => (move ? [moveRow(name, move)] : []))
    return [
      table([
        [`tap to next paint, CPU ${SLOW_CPU}× slower`, 'taps', 'median', 'worst', 'aim', ''],
        ...[...seen].map(([name, each]) => tapRow(name, each.taps, AIMS.tap)),
        tapRow('all of them', all, AIMS.tap),
        tapRow(`another ceiling, ${offers} offers`, taps, AIMS.ceiling),
      ]),
      table([
        [
          `step to step, CPU ${SLOW_CPU}× slower`,
          'to heading',
          'in calls',
          'without',
          'aim',
          '',
          'calls waited for',
        ],
        ...moves,
      ]),
    ].join('\n\n')
  } finally {
    await browser.close()
  }
}
