/** `npm run check`: the fast part of `npm test`, to be run after every change. */
import { runStages } from './stage.ts'
import { fileSizes, importLaw, lint, types } from './static-checks.ts'
import { unitTests } from './vitest.ts'

process.exit(await runStages([types, lint, importLaw, fileSizes, unitTests({ name: 'unit and model tests, but the slow ones', slow: false })]))
