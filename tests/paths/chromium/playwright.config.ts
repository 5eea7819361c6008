/**
 * Walks through the charts in a real browser on a phone, and every screen in English. PATHS=edges walks every
 * event in every state.
 */
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import type { PageOptions } from '#tests/browser/fixtures.ts'
import browser, { reporters } from '#tests/browser/playwright.config.ts'
import { chromiumCover, writeWalks } from '../walk/walks.ts'
import { writeScripts } from './phone/script.ts'
import { clearAuditedViews } from './audited-views.ts'

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url))

// Workers load this file, too; only the process that starts them has no index.
if (process.env['TEST_WORKER_INDEX'] === undefined) {
  writeWalks(chromiumCover())
  await writeScripts('english')
  clearAuditedViews()
}

export default defineConfig<PageOptions>({
  ...browser,
  testDir: path('.'),
  testMatch: '*.spec.ts',
  testIgnore: '**/chromium/pictures/**',
  outputDir: path('../../../test-results/chromium'),
  // A walk adds scripts and a clock of its own to its page.
  use: {
    ...browser.use,
    ownPage: true,
    actionTimeout: 10_000,
    permissions: ['clipboard-read', 'clipboard-write'],
  },
  reporter: [...reporters, [path('./reporter.ts')]],
  projects: [{ name: 'phone' }],
})
