/** `npm run dev`: the same with the app's sources served as they are, reloaded while they are edited. */
import { start } from './start-gateway.ts'

await start('development').catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
