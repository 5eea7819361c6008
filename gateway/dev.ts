/** `npm run dev`: like `npm start`, but serves the app's sources and reloads them when they are edited. */
import { start } from './start-gateway.ts'

await start('development').catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
