/** Starts the gateway as a process: settings, store, server, greeting, graceful shutdown. */
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { buildGateway, type RunningGateway } from './app.ts'
import { APP_FOLDER, buildWhenStale, VISUALIZER_FOLDER } from './build-when-stale.ts'
import { serveSources } from './dev-sources.ts'
import { openFileStorage } from './documents/open-file-storage.ts'
import { makeClock } from './domain/clock.ts'
import { greeting } from './greeting.ts'
import { unlimited } from './http/limits.ts'
import { serveMetrics } from './metrics/metrics-server.ts'
import { readSettings, type Settings } from './settings.ts'
import { openStore } from './store/open-store.ts'

export type Mode = 'production' | 'development'

const GRACE_MS = 10_000
const IDLE_SWEEP_MS = 200
/** Milliseconds after which open connections are closed. */
const CUT_MS = 6000

type Folders = { readonly staticDir: string | null; readonly visualizerDir: string | null }

const builtFolders = async ({ skipBuild }: Settings, mode: Mode): Promise<Folders> => {
  if (mode === 'development') return { staticDir: null, visualizerDir: null }
  if (!skipBuild) await buildWhenStale()
  return { staticDir: APP_FOLDER, visualizerDir: VISUALIZER_FOLDER }
}

const listeningOn = async (server: FastifyInstance, { port, host }: Settings): Promise<string> => {
  await server.listen({ port, host }).catch((error: unknown) => {
    const inUse = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    throw inUse ? new Error(`Port ${port} is in use; set PORT to another one.`) : error
  })
  const address = server.server.address()
  return `http://localhost:${typeof address === 'object' && address !== null ? address.port : port}`
}

/** Ends a process that was stopped for so long that another one has taken its data directory. */
const stopAtOnce = (dataDir: string): never => {
  process.stderr.write(`Another process has taken the data folder ${dataDir}; this one stops.\n`)
  process.exit(1)
}

/**
 * On a signal: reports that the process is not ready; after `drainMs` finishes running requests, refuses new
 * ones, closes the store and exits, at most ten seconds later. A second signal exits at once.
 */
const shutDownOnSignal = async (
  gateway: RunningGateway,
  drainMs: number,
  closeStore: () => Promise<void>,
): Promise<void> => {
  await Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')])
  process.once('SIGTERM', () => process.exit(1))
  process.once('SIGINT', () => process.exit(1))
  gateway.announceStop()
  await wait(drainMs)
  setTimeout(() => process.exit(1), GRACE_MS).unref()
  // A connection that becomes idle after closing began would keep the server open until it times out.
  const sweep = setInterval(() => gateway.server.server.closeIdleConnections(), IDLE_SWEEP_MS)
  setTimeout(() => gateway.server.server.closeAllConnections(), CUT_MS).unref()
  await gateway.close()
  clearInterval(sweep)
  await closeStore()
  process.exit(0)
}

/**
 * @throws an Error with a message for the operator if a setting, the data directory or the port cannot be
 * used
 */
export const start = async (mode: Mode, environment: NodeJS.ProcessEnv = process.env): Promise<void> => {
  const settings = readSettings(environment)
  const clock = makeClock(settings.today)
  // Builds while the database opens: both take seconds the first time.
  const building = builtFolders(settings, mode)
  building.catch(() => undefined)
  const files = await openFileStorage(settings)
  const { databaseUrl, dataDir } = settings
  const store = await openStore({ databaseUrl, dataDir, onDirectoryLost: () => stopAtOnce(dataDir) })
  const gateway = await buildGateway({
    ...settings,
    store,
    files,
    clock,
    isDevelopment: mode === 'development',
    ...(await building),
    logStream: process.stdout,
    ...(settings.unlimited ? { limits: unlimited } : {}),
    ...(mode === 'development' ? { serveApp: serveSources } : {}),
  })
  process.stdout.write(greeting(await listeningOn(gateway.server, settings), clock, store.engine))
  const { metricsPort: port, metricsHost: host } = settings
  const metrics = port === undefined ? null : await serveMetrics(gateway.metrics.all, { port, host })
  await shutDownOnSignal(gateway, settings.drainMs, async () => {
    await store.close()
    await metrics?.close()
  })
}
