/**
 * Response times of a phone slowed down four times: every tap of a purchase until the next paint, each step
 * until the next heading is painted, and another ceiling on the whole list. The figures depend on the
 * machine.
 */
import type { Browser, Page } from '@playwright/test'
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
import { median } from './median.ts'
import { inBrowser, PHONE, SLOW_CPU, slowDown } from './slow-phone.ts'
import { table } from './table.ts'
import { type Report, targets, verdict } from './targets.ts'
import { type Move, type Seen, seenSince, watchTaps } from './watch-taps.ts'
import { traced } from './write-trace.ts'

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

const ms = (figure: number): string => `${figure.toFixed(0)} ms`

/** Opens the app as a signed-in returning user and slows it down. */
async function openSlowly(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage({ ...PHONE, baseURL: address })
  page.setDefaultTimeout(60_000)
  await watchTaps(page)
  await openHomeSignedIn(page, CELL_NUMBER)
  await untilCachedByServiceWorker(page)
  await slowDown(page)
  return page
}

async function walk(
  page: Page,
  steps: Steps,
  seen: Map<string, Seen>,
  traces: string | undefined,
): Promise<void> {
  for (const [name, go, next] of steps) {
    await traced(page, traces, `taps ${name}`, async () => {
      await go(page)
      await waitForPath(page, next)
      await page.locator(':is(h1, h2):focus').waitFor({ state: 'attached' })
    })
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

const tapRow = (name: string, taps: readonly number[], most: number): string[] => {
  const worst = Math.max(...taps)
  return [name, String(taps.length), ms(median(taps)), ms(worst), `≤ ${most} ms`, verdict(worst <= most)]
}
/** Duration of a step minus its calls. */
const ownTime = ({ took, waited }: Move): number => took - waited
const moveRow = (name: string, move: Move): string[] => {
  const own = ownTime(move)
  const most = targets.stepWorst.target
  return [
    `${name} →`,
    ms(move.took),
    move.calls.length > 0 ? ms(move.waited) : '—',
    ms(own),
    `≤ ${most} ms`,
    verdict(own <= most),
    [...new Set(move.calls)].join(' '),
  ]
}

const tapHeads = [`tap to next paint, CPU ${SLOW_CPU}× slower`, 'taps', 'median', 'worst', 'target', '']
const moveHeads = [
  `step to step, CPU ${SLOW_CPU}× slower`,
  'to heading',
  'in calls',
  'without',
  'target',
  '',
  'calls waited for',
]

/** Walks a purchase to the invoice. Takes less than a minute on a quiet machine. */
export const measureTaps = (
  address: string,
  executablePath: string,
  traces: string | undefined,
): Promise<Report> =>
  inBrowser(executablePath, async (browser) => {
    const page = await openSlowly(browser, address)
    const seen = new Map<string, Seen>()
    await walk(page, toOffers, seen, traces)
    const { offers, taps } = await traced(page, traces, 'taps ceilings', () => changeCeilings(page))
    await walk(page, toInvoice, seen, traces)
    const all = [...seen.values()].flatMap((each) => each.taps)
    const moves = [...seen].flatMap(([name, { move }]) => (move ? [{ name, move }] : []))
    const own = moves.map(({ move }) => ownTime(move))
    const [tap, ceiling] = [targets.tapWorst.target, targets.ceilingWorst.target]
    return {
      text: [
        table([
          tapHeads,
          ...[...seen].map(([name, each]) => tapRow(name, each.taps, tap)),
          tapRow('all of them', all, tap),
          tapRow(`another ceiling, ${offers} offers`, taps, ceiling),
        ]),
        table([moveHeads, ...moves.map(({ name, move }) => moveRow(name, move))]),
      ].join('\n\n'),
      measured: {
        tapMedian: median(all),
        tapWorst: Math.max(...all),
        stepMedian: median(own),
        stepWorst: Math.max(...own),
        ceilingWorst: Math.max(...taps),
      },
    }
  })
