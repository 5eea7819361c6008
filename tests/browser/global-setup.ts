/** The journeys run against the app as it is built, so it is built before the first of them. */
import { run } from '#tests/run/command.ts'

/** Called by Playwright once. `npm test` has built already, and says so with SEPAR_APP_IS_BUILT. */
export default async function build(): Promise<void> {
  if (process.env['SEPAR_APP_IS_BUILT']) return
  const { code, output } = await run('npm', ['run', '--silent', 'build'])
  if (code !== 0) throw new Error(output)
}
