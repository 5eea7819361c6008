/**
 * Pictures of every state of the charts that have a page (`npm run screenshots views`). The environment
 * variable VIEW_PICTURES names the directory, VIEW_CHARTS the charts.
 */
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import browser from '#tests/browser/playwright.config.ts'
import { clearAuditedViews } from '../audited-views.ts'
import { writeScripts } from '../phone/script.ts'

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url))

// Workers load this file, too; only the process that starts them has no index.
if (process.env['TEST_WORKER_INDEX'] === undefined) {
  await writeScripts('pictures')
  clearAuditedViews()
}

export default defineConfig({
  ...browser,
  testDir: path('.'),
  testMatch: '*.spec.ts',
  outputDir: path('../../../../test-results/view-pictures'),
  workers: 2,
  projects: [{ name: 'phone' }],
})
