/**
 * Specs in the headless shell of a real browser, on a phone of the design's size unless they say otherwise
 * (`widths.ts`). Motion is reduced and a pixel is one device pixel, which costs a third less CPU time.
 */
import { fileURLToPath } from 'node:url'
import { defineConfig, type ReporterDescription } from '@playwright/test'
import { phone } from './widths.ts'
import { CHROMIUM_FLAGS, findOrInstallChromium } from './chromium.ts'

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url))

/**
 * A page of a test lives a few seconds: compiling its busiest functions again, optimised, costs more than it
 * saves.
 */
const COMPILE_ONCE = '--js-flags=--no-turbofan --no-maglev'

/** Without processes of their own for network and drawing a page costs a twentieth less CPU time. */
const FEWER_PROCESSES = ['--in-process-gpu', '--enable-features=NetworkServiceInProcess2']

/** Launch options of the browser. Throws when it is not installed and cannot be. */
const launch = () => {
  const chromium = findOrInstallChromium('shell')
  if ('lacking' in chromium) throw new Error(chromium.lacking)
  return { executablePath: chromium.path, args: [...CHROMIUM_FLAGS, COMPILE_ONCE, ...FEWER_PROCESSES] }
}

/** A list to read, and JSON for the process that runs the tests. */
export const reporters: ReporterDescription[] = [
  ['list'],
  ...(process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['json'] satisfies ReporterDescription] : []),
]

export default defineConfig({
  testDir: path('..'),
  testMatch: 'journeys/**/*.spec.ts',
  outputDir: path('../../test-results/browser'),
  globalSetup: path('./global-setup.ts'),
  workers: 4,
  reporter: reporters,
  fullyParallel: true,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  // For a test that hangs: what it expects has its own limit. The longest tests without a limit of their own
  // take over 40 s where four run on two busy cores.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  use: {
    ...phone,
    locale: 'fa-IR',
    timezoneId: 'Asia/Tehran',
    // Requests that a test blocks, fails or counts do not pass through a service worker; its own tests allow
    // it.
    serviceWorkers: 'block',
    trace: 'off',
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: launch(),
  },
  projects: [
    {
      name: 'headless shell',
      testMatch: ['journeys/**/*.spec.ts', 'visualizer/**/*.spec.ts'],
    },
  ],
})
