/** Runs the unit, model and gateway tests and counts them with vitest's report. */
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
 * Counts a report of vitest. A file that could not be loaded counts as failed; so does an unhandled error.
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
  /** Globs of excluded files. */
  readonly without?: readonly string[]
  /** Evaluated when the stage starts: environment variables for the tests, such as the URL of a database. */
  readonly env?: () => Record<string, string>
}

/** A stage that runs all unit tests, or all without some files. */
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
        ],
        {
          env: { ...env(), ...(without.length > 0 ? { SEPAR_SKIP_TESTS: without.join(' ') } : {}) },
          minutes: 30,
        },
      )
      const report = await readFile(file, 'utf8').catch(() => undefined)
      if (report === undefined) return { passed: 0, failed: 1, skipped: 0, output }
      return { ...countVitest(JSON.parse(report), code), output }
    } finally {
      await rm(folder, { recursive: true })
    }
  },
})
