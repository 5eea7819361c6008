/**
 * Installs what later stages need from Debian and the machine lacks: a browser, and PostgreSQL unless the run
 * has one. A process of its own, because it waits for apt. Fails if something lacks.
 */
import { findOrInstallChromium } from '#tests/browser/chromium.ts'
import { postgresBinaries } from '../system/postgres-server.ts'

const hasDatabase = Boolean(process.env['TEST_DATABASE_URL']) || postgresBinaries() !== undefined
const hasBrowser = 'path' in findOrInstallChromium('shell')
process.exit(hasDatabase && hasBrowser ? 0 : 1)
