/**
 * `npm run check`: the checks to run after every change, in less than a minute. It leaves out what renders
 * screens or the app, opens a database, starts processes, explores charts or replays paths; `npm test` runs
 * everything.
 */
import { runStages } from './stage.ts'
import { fileSizes, format, importRules, lint, rawWords, types } from './static-checks.ts'
import { unitTests } from './vitest.ts'

const excluded = [
  '**/*.slow.test.*',
  '**/*.test.tsx',
  'explorer/**',
  'gateway/{http,documents,metrics,store,sandbox}/**',
  'src/app/**',
  'tests/{paths,app,bench,run,architecture}/**',
  'visualizer/{live,phone}/**',
]

process.exit(
  await runStages([
    { name: 'static checks', stages: [types, format, lint, importRules, rawWords, fileSizes] },
    unitTests({ name: 'fast unit and model tests', without: excluded }),
  ]),
)
