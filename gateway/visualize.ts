/** `npm run visualize`: what `npm start` does, on a port and with data of its own, so that the charts can be walked beside it. */
import { start } from './start-gateway.ts'

await start('production', { PORT: '4620', SEPAR_DATA_DIR: '.data-visualizer', ...process.env }).catch(
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  },
)
