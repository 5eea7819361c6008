/**
 * Builds the app, if what it is made of has changed. A process of its own, so that a test run can print what
 * the build says.
 */
import { buildWhenStale } from '#gateway/build-when-stale.ts'

await buildWhenStale()
