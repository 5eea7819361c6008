/**
 * `npm run test:paths`: everything that may happen in every state of the journey, walked in Chromium against
 * the real gateway.
 */
import { edgesInChromium } from './playwright.ts'
import { runStages } from './stage.ts'
import { build } from './static-checks.ts'

process.exit(await runStages([build, edgesInChromium]))
