import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const source = readFileSync(new URL('screens.tsx', import.meta.url), 'utf8')
const lines = [
  ...source.matchAll(
    /^ {2}\S+: screen\(\s*'([\w-]+)',\s*\(\) => import\('\.\.\/\.\.\/steps\/([\w/-]+)\/[\w-]+\.tsx'\),?(?:\s*'[\w-]+',?)*\s*\),$/gm,
  ),
]

/** The screens that only car-body insurance has share a catalogue, which loads with its words. */
const ofCarBody: ReadonlySet<string | undefined> = new Set(['car-questions', 'inspection', 'offers/car-body'])

const catalogueOf = (step: string | undefined): string | undefined => {
  if (ofCarBody.has(step)) return 'car-body'
  return step?.startsWith('renewal/') || step === 'offers/renewal' ? 'renewal' : step
}

it('loads every screen with the catalogue of its own step', () => {
  expect(lines.length).toBe(source.match(/import\('/g)?.length)
  expect(lines.map(([, words]) => words)).toEqual(lines.map(([, , step]) => catalogueOf(step)))
})
