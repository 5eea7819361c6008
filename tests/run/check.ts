/** `npm run check`: the fast part of `npm test`, to be run after every change. */
import { exploring } from './exploring.ts'
import { runStages } from './stage.ts'
import { fileSizes, format, importRules, lint, rawWords, types } from './static-checks.ts'
import { unitTests } from './vitest.ts'

/** Tests that take seconds, and gateway tests that open a database. */
const slow = ['**/*.slow.test.*', 'gateway/{http,documents,store,sandbox}/**']

process.exit(
  await runStages([
    types,
    format,
    lint,
    importRules,
    rawWords,
    fileSizes,
    exploring,
    unitTests({ name: 'unit and model tests, but the slow ones', without: slow }),
  ]),
)
