/** Builds the app before the first test. */
import { buildApp } from '#tests/system/command.ts'

/** Playwright calls this once. */
export default async function setUp(): Promise<void> {
  const { code, output } = await buildApp()
  if (code !== 0) throw new Error(output)
}
