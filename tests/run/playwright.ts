/** Runs the journeys in a real browser and counts them by Playwright's own report. */
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
 * Takes Playwright's report and exit code. A flaky test failed once, so it failed; so has a run that broke
 * outside its tests.
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
   * From the project's root. Its reporters print a list, and write JSON where PLAYWRIGHT_JSON_OUTPUT_FILE
   * says.
   */
  readonly config: string
  readonly env?: Readonly<Record<string, string>>
  /** Takes what was printed; gives the line's remark. */
  readonly noteOf?: (output: string) => string | undefined
}

/** Gives the stage that runs the tests of a config. */
const playwright = ({ name, config, env = {}, noteOf = () => undefined }: What): Stage => ({
  name,
  run: async () => {
    const whole = findOrInstallChromium('whole')
    if ('lacking' in whole) return oneCheck([whole.lacking])
    const shell = findOrInstallChromium('shell')
    const paths = {
      [PATH_VARIABLES.whole]: whole.path,
      [PATH_VARIABLES.shell]: 'path' in shell ? shell.path : whole.path,
    }
    const folder = await mkdtemp(join(tmpdir(), 'separ-playwright-'))
    const file = join(folder, 'report.json')
    try {
      const { code, output } = await runPackage('playwright', ['test', '--config', config], {
        env: { ...paths, PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...env },
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

export const browserTests: Stage = playwright({
  name: 'browser tests',
  config: 'tests/browser/playwright.config.ts',
})

/** How much of the walks was real, as their reporter says it. */
const figures = (output: string): string | undefined =>
  /\d+ real, \d+ told; axe looked at .+/.exec(output)?.[0]

const paths = 'tests/paths/chromium/playwright.config.ts'

/** Every transition of the charts, walked on the page. */
export const transitionsInChromium: Stage = playwright({
  name: 'paths in Chromium: every transition',
  config: paths,
  noteOf: figures,
})

/** Everything that may happen in every state, walked on the page. */
export const edgesInChromium: Stage = playwright({
  name: 'paths in Chromium: every edge',
  config: paths,
  env: { PATHS: 'edges' },
  noteOf: figures,
})
