/** Every drawing that is published on home ships with the app. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { publishedHomeContent } from '#gateway/content/home-content.ts'

it('every published picture is drawn', () => {
  const file = readFileSync(new URL('../../src/areas/home/content/drawings.svg', import.meta.url), 'utf8')
  const drawn = new Set([...file.matchAll(/<symbol id="([\w-]+)"/g)].map(([, name]) => name))
  const published = publishedHomeContent('fa').sections.flatMap(({ items }) => items)
  expect(published.map(({ picture }) => picture).filter((picture) => !drawn.has(picture))).toEqual([])
})
