/**
 * `npm test`: runs all checks and tests. `check.ts` runs the fast ones. What each group alone proves and
 * costs: docs/testing.md. The CPU budgets are those of the reference machine of `cpu.ts`.
 */
import { currentLts } from './current-lts.ts'
import { exploring } from './exploring.ts'
import { machinePackages } from './machine-packages.ts'
import { browserTests, transitionsInChromium } from './playwright.ts'
import { postgres } from './postgres.ts'
import { type Group, runStages, type Stage } from './stage.ts'
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
// Stops the database when the run ends, also after a failure.
process.once('exit', database.stop)
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130))

/** One stage as a group with a budget of CPU seconds. */
const within = (cpuBudget: number, stage: Stage): Group => ({ name: stage.name, stages: [stage], cpuBudget })

// The three long stages: a fifth above what they take on a quiet machine. The short ones: half, as two runs
// differ more. Decision 026.
const code = await runStages([
  {
    name: 'static checks',
    stages: [machinePackages, types, format, lint, importRules, rawWords, unused, fileSizes, catalogues],
    cpuBudget: 100,
  },
  // Exploring and building keep one core busy each.
  { name: 'exploring and building', stages: [exploring, build, database.stage], cpuBudget: 100 },
  {
    name: 'unit, model and gateway tests',
    stages: [budgets, unitTests({ name: 'unit, model and gateway tests', env: database.env })],
    cpuBudget: 850,
  },
  within(24, currentLts),
  within(545, browserTests(database.env)),
  within(280, transitionsInChromium(database.env)),
])
process.exit(code)
