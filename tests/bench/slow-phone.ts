/** The phone of the benchmarks: its screen, and a processor that is slowed down four times. */
import {
  type Browser,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type Page,
} from '@playwright/test'
import { CHROMIUM_FLAGS } from '#tests/browser/chromium.ts'

export const SLOW_CPU = 4
export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'fa-IR',
  serviceWorkers: 'allow',
}

/** Runs something in a new browser and closes it. */
export async function inBrowser<Result>(
  executablePath: string,
  work: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS] })
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}

/** Slows a page down. Returns its session of the developer tools. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU })
  return devtools
}
