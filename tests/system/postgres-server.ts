/**
 * PostgreSQL servers of the tests: clusters in temporary directories on loopback, without a password. As root
 * on Debian the package is installed if absent.
 */
import { execFile, execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { aptInstall, canAptInstall } from './debian.ts'
import { freePort } from './free-port.ts'

const DEBIAN_FOLDER = '/usr/lib/postgresql'

/** The directory with initdb and pg_ctl: the newest version of Debian, or on the PATH. */
function findBinaries(): string | undefined {
  const versions = existsSync(DEBIAN_FOLDER)
    ? readdirSync(DEBIAN_FOLDER)
        .map(Number)
        .sort((a, b) => b - a)
    : []
  const folders = [
    ...versions.map((version) => `${DEBIAN_FOLDER}/${version}/bin`),
    ...(process.env['PATH'] ?? '').split(':'),
  ]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')))
}

/** Returns the directory of PostgreSQL's programs, which are installed if possible, or undefined. */
export function postgresBinaries(): string | undefined {
  if (!findBinaries() && canAptInstall()) aptInstall(['postgresql'])
  return findBinaries()
}

/** Returns the version that the programs name. */
export const postgresVersion = (binaries: string): string =>
  spawnSync(join(binaries, 'postgres'), ['--version'], { encoding: 'utf8' }).stdout.trim()

/** PostgreSQL refuses to run as root, so root switches to the user that Debian's package creates. */
export const asPostgres = (program: string, args: readonly string[]): [string, string[]] =>
  process.getuid?.() === 0 ? ['runuser', ['-u', 'postgres', '--', program, ...args]] : [program, [...args]]

const run = (program: string, args: readonly string[]): void => {
  execFileSync(...asPostgres(program, args), { stdio: 'pipe', cwd: tmpdir() })
}

/** Creates a temporary directory that the server's user owns. */
export function serverFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'separ-postgres-'))
  if (process.getuid?.() === 0) execFileSync('chown', ['postgres', folder])
  chmodSync(folder, 0o700)
  return folder
}

export type PostgresServer = {
  readonly port: number
  /** Address of a database of this server. */
  readonly url: (database?: string) => string
  /** Ends it as a crash does: connections are cut, nothing is written. */
  readonly crash: () => Promise<void>
  /** Makes a standby the primary, and waits until it accepts changes. */
  readonly promote: () => Promise<void>
  /** Stops it if it runs, and removes its data. */
  readonly remove: () => void
}

type Prepare = (data: string) => void

async function startServer(
  binaries: string,
  settings: readonly string[],
  prepare: Prepare,
): Promise<PostgresServer> {
  const folder = serverFolder()
  const data = join(folder, 'data')
  const port = await freePort()
  prepare(data)
  const options = [
    `-p ${port}`,
    ...['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, ...settings].map(
      (setting) => `-c ${setting}`,
    ),
  ].join(' ')
  const control = (command: string, ...args: readonly string[]): [string, string[]] =>
    asPostgres(join(binaries, 'pg_ctl'), [command, '--pgdata', data, '--wait', ...args])
  const now = ([program, args]: [string, string[]]) =>
    execFileSync(program, args, { stdio: 'pipe', cwd: tmpdir() })
  const later = ([program, args]: [string, string[]]) => promisify(execFile)(program, args, { cwd: tmpdir() })
  now(control('start', '--log', join(folder, 'log'), '-o', options))
  let isRunning = true
  const stopping = control('stop', '--mode', 'immediate')
  return {
    port,
    url: (database = 'postgres') => `postgres://separ@127.0.0.1:${port}/${database}`,
    crash: async () => {
      isRunning = false
      await later(stopping)
    },
    promote: async () => {
      await later(control('promote'))
    },
    remove: () => {
      if (isRunning) now(stopping)
      isRunning = false
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Starts an empty server. */
export const newPostgres = (binaries: string, settings: readonly string[]): Promise<PostgresServer> =>
  startServer(binaries, settings, (data) => {
    const args = ['--username', 'separ', '--auth', 'trust', '--encoding', 'UTF8', '--no-locale']
    run(join(binaries, 'initdb'), ['--pgdata', data, ...args])
  })

/** Starts a standby of a running server, which streams its changes. */
export const standbyOf = (
  binaries: string,
  primary: PostgresServer,
  settings: readonly string[],
): Promise<PostgresServer> =>
  startServer(binaries, settings, (data) => {
    const from = ['--dbname', primary.url().replace('/postgres', ''), '--write-recovery-conf']
    run(join(binaries, 'pg_basebackup'), ['--pgdata', data, '--checkpoint', 'fast', ...from])
  })
