/**
 * `npm test`: everything. `check.ts` is the fast part of it. What each group alone proves and costs:
 * docs/testing.md. The CPU budgets are those of the reference machine of `cpu.ts`.
 */
import { currentLts } from './current-lts.ts'
import { exploring } from './exploring.ts'
import { browserTests, transitionsInChromium } from './playwright.ts'
import { postgres } from './postgres.ts'
import { runStages } from './stage.ts'
import {
  budgets,
  build,
  catalogues,
  fileSizes,
  format,
  importRules,
  lint,
  rawWords,
  types,
  unused,
} from './static-checks.ts'
import { unitTests } from './vitest.ts'

const database = postgres()
// The database stops with the run, however it ends.
process.once('exit', database.stop)
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130))

const code = await runStages([
  {
    name: 'static checks',
    stages: [types, format, lint, importRules, rawWords, unused, fileSizes, catalogues],
  },
  exploring,
  database.stage,
  unitTests({ name: 'unit, model and gateway tests', env: database.env }),
  build,
  budgets,
  currentLts,
  browserTests,
  transitionsInChromium,
])
process.exit(code)
