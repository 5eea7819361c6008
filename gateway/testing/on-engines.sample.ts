/** Runs tests on each engine. */
import { describe } from 'vitest'
import { type Engine, testDatabase } from './engines.sample.ts'

/** Runs tests on each engine. Without a PostgreSQL its tests are skipped, under a title that says why. */
export const describeOnEngines = (title: string, tests: (engine: Engine) => void): void => {
  describe(`${title}, embedded`, () => {
    tests('pglite')
  })
  describe.skipIf(testDatabase === undefined)(
    `${title}, PostgreSQL${testDatabase === undefined ? ' (TEST_DATABASE_URL is not set)' : ''}`,
    () => {
      tests('postgresql')
    },
  )
}
