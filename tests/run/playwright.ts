/** Runs the journeys in a real browser and counts them by Playwright's own report. */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { array, number, object, parse } from 'valibot'
import { findOrGetChromium } from '#tests/browser/chromium.ts'
import { runPackage } from './command.ts'
import { oneCheck, type Outcome, type Stage } from './stage.ts'

const Report = object({
  errors: array(object({})),
  stats: object({ expected: number(), unexpected: number(), flaky: number(), skipped: number() }),
})

/** Takes Playwright's report and exit code. A flaky test failed once, so it failed; so has a run that broke outside its tests. */
export function countPlaywright(report: unknown, exitCode: number): Omit<Outcome, 'output'> {
  const { errors, stats } = parse(Report, report)
  const failed = stats.unexpected + stats.flaky
  return { passed: stats.expected, failed: Math.max(failed, errors.length > 0 || exitCode !== 0 ? 1 : 0), skipped: stats.skipped }
}

export const browserTests: Stage = {
  name: 'browser tests',
  run: async () => {
    const chromium = findOrGetChromium()
    if ('lacking' in chromium) return oneCheck([chromium.lacking])
    const folder = await mkdtemp(join(tmpdir(), 'separ-playwright-'))
    const file = join(folder, 'report.json')
    try {
      const { code, output } = await runPackage('playwright', ['test', '--config', 'tests/browser/playwright.config.ts', '--reporter', 'list,json'], {
        env: { CHROMIUM_PATH: chromium.path, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
        minutes: 40,
      })
      const report = await readFile(file, 'utf8').catch(() => undefined)
      if (report === undefined) return { passed: 0, failed: 1, skipped: 0, output }
      return { ...countPlaywright(JSON.parse(report), code), output }
    } finally {
      await rm(folder, { recursive: true })
    }
  },
}
