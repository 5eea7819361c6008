/** Fixtures of the visualizer's specs. */
export { expect, expectAccessible, test } from '#tests/browser/fixtures.ts'
