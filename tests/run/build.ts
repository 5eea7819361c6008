/**
 * Builds the app if its sources have changed. A separate process, so that a test run can print its output.
 */
import { buildWhenStale } from '#gateway/build-when-stale.ts'

await buildWhenStale()
