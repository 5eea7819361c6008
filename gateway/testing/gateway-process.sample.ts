/** Starts the command as a process, for tests of what only processes show. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const running = new Set<ChildProcess>()

export type LaunchedGateway = {
  child: ChildProcess
  /** Output so far, by stream. */
  printed: { out: string; err: string }
  /** Resolves with the exit code; 0 after a kill. */
  ended: Promise<number>
}

/** Starts the command on a free port, without sandbox users and without building the app. */
export const launchGateway = (env: Readonly<Record<string, string>>): LaunchedGateway => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'gateway/start.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      SEPAR_SANDBOX_USERS: '0',
      PORT: '0',
      HOST: '127.0.0.1',
      SEPAR_SKIP_BUILD: '1',
      ...env,
    },
  })
  running.add(child)
  const printed = { out: '', err: '' }
  child.stdout.on('data', (chunk: Buffer) => {
    printed.out += chunk.toString('utf8')
  })
  child.stderr.on('data', (chunk: Buffer) => {
    printed.err += chunk.toString('utf8')
  })
  const ended = once(child, 'exit').then(([code]) => {
    running.delete(child)
    return Number(code)
  })
  return { child, printed, ended }
}

/** Waits until a gateway listens. Returns its address without a slash at the end. */
export const started = async ({ printed, ended }: LaunchedGateway): Promise<string> => {
  let over = false
  void ended.then(() => {
    over = true
  })
  for (;;) {
    const address = /http:\/\/localhost:\d+/.exec(printed.out)?.[0]
    if (address !== undefined) return address.replace('localhost', '127.0.0.1')
    if (over) throw new Error(`It ended: ${printed.err}`)
    await wait(50)
  }
}

/** Kills a gateway, and waits for its end. */
export const kill = async ({ child, ended }: LaunchedGateway): Promise<void> => {
  child.kill('SIGKILL')
  await ended
}

/** Kills what a failed test has left running. */
export const killRemaining = (): void => {
  for (const child of running) child.kill('SIGKILL')
}
