/**
 * Journeys in a real browser, on a phone of LOOK's size. What is about width alone also runs at 320 and 1280 pixels:
 * a test asks for that with the tag @widths. The visualizer is for laptops.
 */
import { fileURLToPath } from 'node:url'
import { defineConfig, type ReporterDescription } from '@playwright/test'
import { CHROMIUM_FLAGS, findOrInstallChromium } from './chromium.ts'

const chromium = findOrInstallChromium()
if ('lacking' in chromium) throw new Error(chromium.lacking)

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url))
const phone = { isMobile: true, hasTouch: true, deviceScaleFactor: 2 }

/** A list to read; figures for whoever runs the tests from outside. */
export const reporters: ReporterDescription[] = [
  ['list'],
  ...(process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['json'] satisfies ReporterDescription] : []),
]

export default defineConfig({
  testDir: path('..'),
  testMatch: 'journeys/**/*.spec.ts',
  outputDir: path('../../test-results/browser'),
  globalSetup: path('./global-setup.ts'),
  workers: 2,
  reporter: reporters,
  fullyParallel: true,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    locale: 'fa-IR',
    timezoneId: 'Asia/Tehran',
    // Requests that a test holds, spoils or counts do not pass through a worker; the tests of the worker allow it.
    serviceWorkers: 'block',
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: chromium.path, args: [...CHROMIUM_FLAGS] },
  },
  projects: [
    { name: 'phone', use: { ...phone, viewport: { width: 390, height: 844 } } },
    { name: 'narrow', grep: /@widths/, use: { ...phone, viewport: { width: 320, height: 640 } } },
    { name: 'desktop', grep: /@widths/, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'visualizer',
      testMatch: 'visualizer/**/*.spec.ts',
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
})
