/**
 * Starts the gateway in its own process on a free port, with a new data folder unless one is given. It can
 * be killed and restarted on the same folder.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ROOT } from '#tests/system/command.ts'
import { freePort } from '#tests/system/free-port.ts'

const START_LIMIT_MS = 60_000

export type GatewayProcess = {
  /** Address without a slash at the end: http://127.0.0.1:PORT. */
  readonly address: string
  readonly dataDir: string
  readonly pid: number
  /** Output so far. */
  readonly log: () => string
  /** `stop` shuts down; `crash` kills. Both wait for the end of the process. */
  readonly stop: () => Promise<void>
  readonly crash: () => Promise<void>
  /** Removes the data folder unless it was given. */
  readonly clean: () => Promise<void>
}

export type GatewayOptions = {
  readonly dataDir?: string
  readonly port?: number
  readonly env?: Readonly<Record<string, string>>
  /** Path of the Node.js that runs it; the one that runs the tests by default. */
  readonly node?: string
  /** File that the output is written to as well, for other processes. */
  readonly logFile?: string
}

/** Running processes of this worker, and crashed ones, whose output may explain a failure. */
const started = new Map<string, () => string>()

/** Addresses and outputs of all gateways. */
export const gatewayLogs = (): { readonly address: string; readonly log: string }[] =>
  [...started].map(([address, log]) => ({ address, log: log() }))

const isGone = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (isGone(child)) return
  const gone = once(child, 'exit')
  child.kill(signal)
  await gone
}

async function untilItAnswers(address: string, child: ChildProcess, log: () => string): Promise<void> {
  const limit = Date.now() + START_LIMIT_MS
  while (Date.now() < limit) {
    if (isGone(child)) break
    const answer = await fetch(address).catch(() => undefined)
    if (answer?.ok) return
    await wait(100)
  }
  const why = isGone(child)
    ? `it ended with ${child.signalCode ?? `code ${child.exitCode ?? '?'}`}`
    : `${START_LIMIT_MS / 1000} s are over`
  await end(child, 'SIGKILL')
  throw new Error(`The gateway did not answer at ${address}: ${why}.\n${log()}`)
}

/** Starts the built gateway and waits until it serves the app. Throws with its output when it does not. */
export async function startGateway({
  dataDir,
  port,
  env = {},
  node = process.execPath,
  logFile,
}: GatewayOptions = {}): Promise<GatewayProcess> {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'separ-data-')))
  const ownPort = port ?? (await freePort())
  const address = `http://127.0.0.1:${ownPort}`
  let printed = ''
  const child = spawn(node, ['--import', 'tsx', 'gateway/start.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      // Every test makes its own customers.
      SEPAR_SANDBOX_USERS: '0',
      HOST: '127.0.0.1',
      PORT: String(ownPort),
      SEPAR_DATA_DIR: folder,
      SEPAR_SKIP_BUILD: '1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const keep = (chunk: Buffer) => {
    printed += chunk.toString()
    if (logFile !== undefined) appendFileSync(logFile, chunk)
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  started.set(address, () => printed)
  await untilItAnswers(address, child, () => printed)
  return {
    address,
    dataDir: folder,
    pid: child.pid ?? 0,
    log: () => printed,
    stop: async () => {
      await end(child, 'SIGTERM')
      started.delete(address)
    },
    crash: () => end(child, 'SIGKILL'),
    clean: async () => {
      if (dataDir === undefined) await rm(folder, { recursive: true, force: true })
    },
  }
}
