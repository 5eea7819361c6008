/**
 * Builds the app and starts the gateway that serves it to all tests of a run. A gateway takes four CPU seconds
 * to start, and each project has workers of its own.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '#tests/system/command.ts'
import { startGateway } from './gateway-process.ts'
import { shareGateway } from './shared-gateway.ts'

/** Playwright calls this once, and what it returns at the end. */
export default async function setUp(): Promise<() => Promise<void>> {
  const { code, output } = await buildApp()
  if (code !== 0) throw new Error(output)
  const folder = await mkdtemp(join(tmpdir(), 'separ-log-'))
  const logFile = join(folder, 'gateway.log')
  const gateway = await startGateway({ env: { SEPAR_CHECK_ANSWERS: '1' }, logFile })
  shareGateway(gateway.address, logFile)
  return async () => {
    await gateway.stop()
    await gateway.clean()
    await rm(folder, { recursive: true })
  }
}
