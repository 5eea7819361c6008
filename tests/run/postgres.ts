/**
 * Provides a PostgreSQL for the store tests: TEST_DATABASE_URL if set; otherwise a local cluster in a
 * temporary directory on loopback, stopped after the tests. As root on Debian it is installed if absent.
 * Elsewhere the tests count as skipped.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aptInstall, canAptInstall } from '../system/debian.ts'
import { freePort } from '../system/free-port.ts'
import type { Outcome, Stage } from './stage.ts'

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

/** PostgreSQL refuses to run as root, so root switches to the user that Debian's package creates. */
const asOwner = (program: string, args: string[]): void => {
  const [first, rest] =
    process.getuid?.() === 0 ? ['runuser', ['-u', 'postgres', '--', program, ...args]] : [program, args]
  execFileSync(first, rest, { stdio: 'pipe', cwd: tmpdir() })
}

async function startCluster(binaries: string): Promise<{ url: string; stop: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'separ-postgres-'))
  if (process.getuid?.() === 0) execFileSync('chown', ['postgres', folder])
  chmodSync(folder, 0o700)
  const data = join(folder, 'data')
  const port = await freePort()
  asOwner(join(binaries, 'initdb'), [
    '--pgdata',
    data,
    '--username',
    'separ',
    '--auth',
    'trust',
    '--encoding',
    'UTF8',
    '--no-locale',
  ])
  // Test data may be lost in a power failure, so this cluster does not wait for the disk.
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=off`
  asOwner(join(binaries, 'pg_ctl'), [
    'start',
    '--pgdata',
    data,
    '--wait',
    '--log',
    join(folder, 'log'),
    '-o',
    settings,
  ])
  return {
    url: `postgres://separ@127.0.0.1:${port}/postgres`,
    stop: () => {
      asOwner(join(binaries, 'pg_ctl'), ['stop', '--pgdata', data, '--mode', 'immediate'])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A database is not a test: its presence counts nothing, its absence counts as skipped. */
const outcome = (skipped: 0 | 1, note: string): Outcome => ({
  passed: 0,
  failed: 0,
  skipped,
  output: '',
  note,
})

export type TestDatabase = {
  readonly stage: Stage
  readonly env: () => Record<string, string>
  readonly stop: () => void
}

/**
 * Returns the stage that finds or starts the database, the environment for the tests, and a function that
 * stops it.
 */
export function postgres(): TestDatabase {
  let url = process.env['TEST_DATABASE_URL']
  let stop = () => {}
  const stage: Stage = {
    name: 'PostgreSQL for the store tests',
    run: async () => {
      if (url) return outcome(0, 'the one of TEST_DATABASE_URL')
      if (!findBinaries() && canAptInstall()) aptInstall(['postgresql'])
      const binaries = findBinaries()
      if (!binaries)
        return outcome(1, 'none here: set TEST_DATABASE_URL to run the store tests on PostgreSQL too')
      const cluster = await startCluster(binaries)
      url = cluster.url
      stop = cluster.stop
      return outcome(
        0,
        `${spawnSync(join(binaries, 'postgres'), ['--version'], { encoding: 'utf8' }).stdout.trim()}, on loopback`,
      )
    },
  }
  return {
    stage,
    env: (): Record<string, string> => (url ? { TEST_DATABASE_URL: url } : {}),
    stop: () => stop(),
  }
}
