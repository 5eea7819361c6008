/**
 * Starts a PostgreSQL cluster in a temporary directory on loopback. As root on Debian it is installed if absent.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

/** PostgreSQL refuses to run as root, so root switches to the user that Debian's package creates. */
const asOwner = (program: string, args: string[]): void => {
  const [first, rest] =
    process.getuid?.() === 0 ? ['runuser', ['-u', 'postgres', '--', program, ...args]] : [program, args]
  execFileSync(first, rest, { stdio: 'pipe', cwd: tmpdir() })
}

export type PostgresCluster = {
  readonly url: string
  /** Like «postgres (PostgreSQL) 15.8». */
  readonly version: string
  readonly stop: () => void
}

/** Returns a running cluster, or undefined where there is no PostgreSQL. */
export async function startPostgres(): Promise<PostgresCluster | undefined> {
  if (!findBinaries() && canAptInstall()) aptInstall(['postgresql'])
  const binaries = findBinaries()
  if (binaries === undefined) return undefined
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
    version: spawnSync(join(binaries, 'postgres'), ['--version'], { encoding: 'utf8' }).stdout.trim(),
    stop: () => {
      asOwner(join(binaries, 'pg_ctl'), ['stop', '--pgdata', data, '--mode', 'immediate'])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
