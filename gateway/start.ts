/**
 * `npm start`: builds what is stale, migrates the database, serves app and gateway on one port, prints its
 * address.
 */
import { start } from './start-gateway.ts'

await start('production').catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
