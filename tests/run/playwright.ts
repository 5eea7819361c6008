/** Runs the browser tests and counts them with Playwright's report. */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { array, number, object, parse } from 'valibot'
import { findOrInstallChromium, PATH_VARIABLES } from '#tests/browser/chromium.ts'
import { runPackage } from '../system/command.ts'
import { oneCheck, type Outcome, type Stage } from './stage.ts'

const Report = object({
  errors: array(object({})),
  stats: object({ expected: number(), unexpected: number(), flaky: number(), skipped: number() }),
})

/**
 * Counts a report of Playwright. A flaky test failed once, so it counts as failed; so does an error outside
 * all tests.
 */
export function countPlaywright(report: unknown, exitCode: number): Omit<Outcome, 'output'> {
  const { errors, stats } = parse(Report, report)
  const failed = stats.unexpected + stats.flaky
  return {
    passed: stats.expected,
    failed: Math.max(failed, errors.length > 0 || exitCode !== 0 ? 1 : 0),
    skipped: stats.skipped,
  }
}

type What = {
  readonly name: string
  /**
   * Relative to the project's root. Its reporters print a list and write JSON to PLAYWRIGHT_JSON_OUTPUT_FILE.
   */
  readonly config: string
  /** Evaluated when the stage starts: environment variables for the tests, such as the URL of a database. */
  readonly env?: () => Readonly<Record<string, string>>
  /** Derives the note of the stage's line from the output. */
  readonly noteOf?: (output: string) => string | undefined
}

/** A stage that runs the tests of a Playwright configuration. */
const playwright = ({ name, config, env = () => ({}), noteOf = () => undefined }: What): Stage => ({
  name,
  run: async () => {
    const shell = findOrInstallChromium('shell')
    if ('lacking' in shell) return oneCheck([shell.lacking])
    const folder = await mkdtemp(join(tmpdir(), 'separ-playwright-'))
    const file = join(folder, 'report.json')
    try {
      const { code, output } = await runPackage('playwright', ['test', '--config', config], {
        env: { [PATH_VARIABLES.shell]: shell.path, PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...env() },
        minutes: 40,
      })
      const report = await readFile(file, 'utf8').catch(() => undefined)
      if (report === undefined) return { passed: 0, failed: 1, skipped: 0, output }
      const note = noteOf(output)
      return { ...countPlaywright(JSON.parse(report), code), output, ...(note === undefined ? {} : { note }) }
    } finally {
      await rm(folder, { recursive: true })
    }
  },
})

export const browserTests = (env: NonNullable<What['env']>): Stage =>
  playwright({ name: 'browser tests', config: 'tests/browser/playwright.config.ts', env })

/** The figures of the walks, printed by their reporter. */
const figures = (output: string): string | undefined =>
  /\d+ real, \d+ stubbed; axe looked at .+/.exec(output)?.[0]

const paths = 'tests/paths/chromium/playwright.config.ts'

/** Walks the views and the transitions that need a browser. */
export const transitionsInChromium = (env: NonNullable<What['env']>): Stage =>
  playwright({ name: 'paths in Chromium: every transition', config: paths, env, noteOf: figures })

/**
 * Takes pictures of every state of the charts that have a page, in a directory.
 * @param charts names of charts; all of them if it is empty
 */
export const picturesOfViews = (directory: string, charts: readonly string[]): Stage =>
  playwright({
    name: `pictures of every view in ${directory}`,
    config: 'tests/paths/chromium/pictures/playwright.config.ts',
    env: () => ({ VIEW_PICTURES: directory, VIEW_CHARTS: charts.join(',') }),
  })

/** Walks every event case in every state. */
export const edgesInChromium: Stage = playwright({
  name: 'paths in Chromium: every edge',
  config: paths,
  env: () => ({ PATHS: 'edges' }),
  noteOf: figures,
})
