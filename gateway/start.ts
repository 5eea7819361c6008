/** `npm start`: builds what is stale, migrates, serves app and gateway on one port, says where, and stops in order. */
import { start } from './start-gateway.ts'

await start('production').catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
