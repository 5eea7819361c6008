/**
 * `npm run test:cluster`: several gateways on one PostgreSQL and one S3, behind a load balancer. Not part of
 * `npm test`; docs/testing.md says what it proves and costs. A name runs that stage alone: throughput,
 * killed, pooler, nginx, standby.
 */
import { startS3Server } from '#gateway/testing/s3-server.sample.ts'
import { killRemaining } from '#gateway/testing/gateway-process.sample.ts'
import { runStages } from '../run/stage.ts'
import { newPostgres, postgresBinaries, postgresVersion } from '../system/postgres-server.ts'
import { hasNginx } from '../system/nginx.ts'
import { behindNginx } from './behind-nginx.ts'
import { hasPgbouncer } from './pgbouncer.ts'
import { killedProcess, pooledConnections, promotedStandby, type Servers } from './scenarios.ts'
import { throughput } from './throughput.ts'

const binaries = postgresBinaries()
if (!binaries || !hasPgbouncer() || !hasNginx()) {
  process.stderr.write(
    'PostgreSQL, PgBouncer and nginx are needed: as root on Debian they are installed, elsewhere install them.\n',
  )
  process.exit(1)
}
const settings = ['max_connections=200']
const primary = await newPostgres(binaries, settings)
// Stops the servers when the run ends, also after a failure.
process.once('exit', () => {
  killRemaining()
  primary.remove()
})
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130))
process.stdout.write(`${postgresVersion(binaries)} with PgBouncer, nginx and gateways on loopback\n\n`)

const servers: Servers = { binaries, settings, primary, s3: await startS3Server() }
const stages = {
  throughput: [throughput(servers)],
  killed: [killedProcess(2, servers), killedProcess(4, servers)],
  pooler: [pooledConnections(servers)],
  nginx: [behindNginx(servers)],
  // Runs last, because it crashes the primary.
  standby: [promotedStandby(servers)],
}
const [chosen] = process.argv.slice(2)
process.exit(
  await runStages(
    Object.entries(stages).flatMap(([name, each]) => (chosen === undefined || chosen === name ? each : [])),
  ),
)
