/**
 * Counts the components that a key press in a form and another ceiling render. Counts do not depend on the
 * machine; tests/journeys/renders.spec.ts has their budgets.
 */
import type { Page } from '@playwright/test'
import { ceilings, openOffers } from '#tests/journeys/offers-list.ts'
import { rendersSince, startCounting, watchRenders } from '#tests/journeys/renders.ts'
import { inBrowser, PHONE } from './slow-phone.ts'
import { table } from './table.ts'
import { judgement, type Report } from './targets.ts'
import { untilAppShows } from '#tests/journeys/customer.ts'

const INQUIRY = '/third-party/sanhub?step=1'

/**
 * Returns the number of components rendered since the last call. Throws if it is 0, because then the counter
 * does not work.
 */
async function componentsSince(page: Page): Promise<number> {
  const { components } = await rendersSince(page)
  if (components === 0) throw new Error(`${page.url()} rendered nothing.`)
  return components
}

/** Returns the most components that a key of a national code renders in the inquiry. */
async function mostOfKeys(page: Page): Promise<number> {
  await page.goto(INQUIRY)
  await untilAppShows(page)
  await page.getByLabel('کد ملی مالک خودرو').click()
  await startCounting(page)
  const counts: number[] = []
  for (const digit of '۰۰۸') {
    await page.keyboard.insertText(digit)
    counts.push(await componentsSince(page))
  }
  return Math.max(...counts)
}

/** Returns the components that the second ceiling renders over the whole list. */
async function ofCeiling(page: Page): Promise<number> {
  await openOffers(page)
  const [, other] = await ceilings(page).all()
  if (other === undefined) throw new Error('The offers have one ceiling only.')
  await startCounting(page)
  await other.click()
  return componentsSince(page)
}

/** Counts both. Takes less than ten seconds. */
export const measureRenders = (address: string, executablePath: string): Promise<Report> =>
  inBrowser(executablePath, async (browser) => {
    const page = await browser.newPage({ ...PHONE, baseURL: address, serviceWorkers: 'block' })
    await watchRenders(page)
    const [key, ceiling] = [await mostOfKeys(page), await ofCeiling(page)]
    return {
      text: table([
        ['components rendered', 'measured', 'target', ''],
        ['by a key in the inquiry, at most', key, ...judgement('rendersPerKey', key)],
        ['by another ceiling', ceiling, ...judgement('rendersPerCeiling', ceiling)],
      ]),
      measured: { rendersPerKey: key, rendersPerCeiling: ceiling },
    }
  })
