/** The journeys run against the app as it is built, so it is built before the first of them. */
import { buildApp } from '#tests/system/command.ts'

/** Called by Playwright once. */
export default async function setUp(): Promise<void> {
  const { code, output } = await buildApp()
  if (code !== 0) throw new Error(output)
}
