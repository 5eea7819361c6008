import { expect, it } from 'vitest'
import { isFullPage } from './policy-pages.ts'

it.each([
  [0, false],
  [9, false],
  [10, true],
  [11, true],
])('a page of %i policies has a next one: %s', (count, hasNext) => {
  expect(isFullPage(count)).toBe(hasNext)
})
