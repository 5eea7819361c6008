/** The map and the catalogue are as the charts are: whoever changes a chart writes them anew, and reviewers see what changed. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { documents, withMap } from './documents.ts'

const { readme, map, catalogue, catalogueText } = documents()
const stale = 'out of date: npm run machines -- map'

describe('what is written from the charts', () => {
  it('has the map of the journeys as they are', () => {
    const text = readFileSync(readme, 'utf8')
    expect(withMap(text, map) === text, `machines/README.md is ${stale}`).toBe(true)
  })
  it('has the catalogue of their paths as they are', () => {
    expect(readFileSync(catalogue, 'utf8') === catalogueText, `the catalogue of paths is ${stale}`).toBe(true)
  })
  it('names every path once', () => {
    const names = catalogueText.split('\n').filter((line) => line !== '' && !line.startsWith(' '))
    expect(new Set(names).size).toBe(names.length)
  })
})
