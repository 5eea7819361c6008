/** Runs the unit, model and gateway tests and counts them by vitest's own report. */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { number, object, parse } from 'valibot'
import { runPackage } from '../system/command.ts'
import type { Outcome, Stage } from './stage.ts'

const Report = object({
  numPassedTests: number(),
  numFailedTests: number(),
  numPendingTests: number(),
  numTodoTests: number(),
  numFailedTestSuites: number(),
})

/**
 * Takes vitest's report and exit code. A file that could not even be loaded has no test, yet it failed; so
 * has an unhandled error.
 */
export function countVitest(report: unknown, exitCode: number): Omit<Outcome, 'output'> {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numFailedTestSuites } = parse(
    Report,
    report,
  )
  const failed = Math.max(numFailedTests, numFailedTestSuites > 0 || exitCode !== 0 ? 1 : 0)
  return { passed: numPassedTests, failed, skipped: numPendingTests + numTodoTests }
}

type What = {
  readonly name: string
  /** Files that are left out, as globs. */
  readonly without?: readonly string[]
  /** Asked when the stage begins: what the tests are to be told, such as a database's address. */
  readonly env?: () => Record<string, string>
}

/** Gives the stage that runs them all, or all but some. */
export const unitTests = ({ name, without = [], env = () => ({}) }: What): Stage => ({
  name,
  run: async () => {
    const folder = await mkdtemp(join(tmpdir(), 'separ-vitest-'))
    const file = join(folder, 'report.json')
    try {
      const { code, output } = await runPackage(
        'vitest',
        [
          'run',
          '--config',
          'tests/vitest.config.ts',
          '--reporter',
          'default',
          '--reporter',
          'json',
          `--outputFile.json=${file}`,
          ...without.flatMap((glob) => ['--exclude', glob]),
        ],
        { env: env(), minutes: 30 },
      )
      const report = await readFile(file, 'utf8').catch(() => undefined)
      if (report === undefined) return { passed: 0, failed: 1, skipped: 0, output }
      return { ...countVitest(JSON.parse(report), code), output }
    } finally {
      await rm(folder, { recursive: true })
    }
  },
})
