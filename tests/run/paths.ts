/**
 * `npm run test:paths`: walks every event case in every state of third-party and motorcycle insurance in
 * Chromium, against the real gateway.
 */
import { edgesInChromium } from './playwright.ts'
import { runStages } from './stage.ts'
import { build } from './static-checks.ts'

process.exit(await runStages([build, edgesInChromium]))
