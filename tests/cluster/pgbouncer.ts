/** PgBouncer in transaction mode before a PostgreSQL server. As root on Debian it is installed if absent. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { aptInstall, canAptInstall } from '../system/debian.ts'
import { freePort } from '../system/free-port.ts'
import { asPostgres, type PostgresServer, serverFolder } from '../system/postgres-server.ts'
import { untilListening } from '../system/until-listening.ts'

const PROGRAM = '/usr/sbin/pgbouncer'
/**
 * Settings that the gateway passes as startup options, which PgBouncer ignores. docs/operating.md has the
 * same line.
 */
const TIMEOUTS = `connect_query='set lock_timeout = ''5s''; set statement_timeout = ''20s'''`

/** Whether PgBouncer is installed or could be installed. */
export function hasPgbouncer(): boolean {
  if (!existsSync(PROGRAM) && canAptInstall()) aptInstall(['pgbouncer'])
  return existsSync(PROGRAM)
}

export type Pgbouncer = {
  readonly url: (database: string) => string
  readonly stop: () => Promise<void>
}

/** Starts it for all databases of a server. @param poolSize connections to the server for each database */
export async function startPgbouncer(
  server: PostgresServer,
  { poolSize, setsTimeouts }: { poolSize: number; setsTimeouts: boolean },
): Promise<Pgbouncer> {
  const folder = serverFolder()
  const port = await freePort()
  const file = join(folder, 'pgbouncer.ini')
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    auth_type: 'any',
    pool_mode: 'transaction',
    default_pool_size: poolSize,
    max_client_conn: 500,
    ignore_startup_parameters: 'options,extra_float_digits',
    pidfile: join(folder, 'pid'),
  }
  writeFileSync(
    file,
    [
      '[databases]',
      `* = host=127.0.0.1 port=${server.port} user=separ ${setsTimeouts ? TIMEOUTS : ''}`,
      '[pgbouncer]',
      ...Object.entries(settings).map(([name, value]) => `${name} = ${value}`),
      '',
    ].join('\n'),
  )
  const [program, args] = asPostgres(PROGRAM, ['--quiet', file])
  const child = spawn(program, args, { stdio: 'ignore' })
  const ended = once(child, 'exit')
  await untilListening(port, 'PgBouncer')
  return {
    url: (database) => `postgres://separ@127.0.0.1:${port}/${database}`,
    stop: async () => {
      // Stops PgBouncer by its pid file, because the started process may be the one that switches the user.
      process.kill(Number(readFileSync(settings.pidfile, 'utf8')), 'SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
