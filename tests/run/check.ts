/**
 * `npm run check`: the checks to run after every change, in less than a minute. It leaves out what renders
 * screens, opens a database, starts processes or replays paths; `npm test` runs everything.
 */
import { exploring } from './exploring.ts'
import { runStages } from './stage.ts'
import { fileSizes, format, importRules, lint, rawWords, types } from './static-checks.ts'
import { unitTests } from './vitest.ts'

const excluded = [
  '**/*.slow.test.*',
  '**/*.test.tsx',
  'gateway/{http,documents,store,sandbox}/**',
  'tests/{paths,app,run,architecture}/**',
]

process.exit(
  await runStages([
    { name: 'static checks', stages: [types, format, lint, importRules, rawWords, fileSizes] },
    exploring,
    unitTests({ name: 'fast unit and model tests', without: excluded }),
  ]),
)
