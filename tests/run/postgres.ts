/**
 * A PostgreSQL for the store tests. TEST_DATABASE_URL when it is set; else, as root on Debian, one of our
 * own: installed when absent, in a temporary folder, on loopback alone, stopped after the tests. Elsewhere
 * the skip is said.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aptInstall, canAptInstall } from '../system/debian.ts'
import { freePort } from '../system/free-port.ts'
import type { Outcome, Stage } from './stage.ts'

const DEBIAN_FOLDER = '/usr/lib/postgresql'

/** The folder with initdb and pg_ctl: of the newest version that Debian keeps, or on the path. */
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

/** PostgreSQL refuses to run as root, so root hands over to the user that Debian's package makes. */
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
  // A power cut in the middle of a test run costs nothing, so this cluster does not wait for the disk.
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

/** A database is no test: having it counts nothing, lacking it counts as a skip. */
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

/** Gives the stage that finds or starts the database, what tests are told about it, and how to stop it. */
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
