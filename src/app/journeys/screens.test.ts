import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const source = readFileSync(new URL('screens.tsx', import.meta.url), 'utf8')
const lines = [
  ...source.matchAll(
    /^ {2}\S+: screen\(\s*'([\w-]+)',\s*\(\) => import\('\.\.\/\.\.\/steps\/([\w-]+)\/[\w-]+\.tsx'\),?(?:\s*'(?:offers|pricing)',?)*\s*\),$/gm,
  ),
]

it('loads every screen with the catalogue of its own step', () => {
  expect(lines.length).toBe(source.match(/import\('/g)?.length)
  expect(lines.map(([, words]) => words)).toEqual(lines.map(([, , step]) => step))
})
