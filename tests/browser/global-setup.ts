/**
 * Builds the app and starts the gateway that serves it to all tests of a run. A gateway takes four CPU
 * seconds to start, and each project has workers of its own. It uses PostgreSQL where the run has one, which
 * takes a tenth less CPU time than the embedded database, and has no rate limits, because all tests share one
 * address.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { emptyDatabase, testDatabase } from '#gateway/testing/engines.sample.ts'
import { buildApp } from '#tests/system/command.ts'
import { startGateway } from './gateway-process.ts'
import { OPERATOR_PASSWORD, shareGateway } from './shared-gateway.ts'

/** Playwright calls this once, and what it returns at the end. */
export default async function setUp(): Promise<() => Promise<void>> {
  const { code, output } = await buildApp()
  if (code !== 0) throw new Error(output)
  const folder = await mkdtemp(join(tmpdir(), 'separ-log-'))
  const logFile = join(folder, 'gateway.log')
  const database = testDatabase === undefined ? null : await emptyDatabase()
  const gateway = await startGateway({
    env: {
      SEPAR_CHECK_ANSWERS: '1',
      SEPAR_UNLIMITED: '1',
      SEPAR_OPERATOR_PASSWORD: OPERATOR_PASSWORD,
      ...(database === null ? {} : { DATABASE_URL: database.databaseUrl }),
    },
    logFile,
  })
  shareGateway(gateway.address, logFile)
  return async () => {
    await gateway.stop()
    await gateway.clean()
    await database?.drop()
    await rm(folder, { recursive: true })
  }
}
