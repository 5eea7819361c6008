/**
 * `npm run visualize`: like `npm start`, with its own port and data directory, so that both can run together.
 */
import { start } from './start-gateway.ts'

await start('production', { PORT: '4620', SEPAR_DATA_DIR: '.data-visualizer', ...process.env }).catch(
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  },
)
