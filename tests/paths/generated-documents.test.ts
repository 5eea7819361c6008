/**
 * The map and the catalogues match the charts: a change of a chart regenerates them, and reviewers see what
 * changed.
 */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { charts } from '#explorer/charts.ts'
import { generatedDocuments, withMap } from './generated-documents.ts'

const { readme, map, catalogues, coverage } = generatedDocuments()
const stale = 'out of date: npm run machines -- map'

describe('the generated documents', () => {
  it('have the current map of the charts', () => {
    const text = readFileSync(readme, 'utf8')
    expect(withMap(text, map) === text, `machines/README.md is ${stale}`).toBe(true)
  })
  it('have a path catalogue for every chart', () => {
    expect(catalogues.map(({ file }) => file.split('/').at(-1)).toSorted()).toEqual(
      Object.keys(charts)
        .map((name) => `${name}.txt`)
        .toSorted(),
    )
  })
  it('have the current coverage of the charts', () => {
    expect(readFileSync(coverage.file, 'utf8') === coverage.text, `${coverage.file} is ${stale}`).toBe(true)
  })
  it.each(catalogues)('have the current paths in $file', ({ file, text }) => {
    expect(readFileSync(file, 'utf8') === text, `the catalogue of paths is ${stale}`).toBe(true)
  })
  it.each(catalogues)('name every path once in $file', ({ text }) => {
    const names = text.split('\n').filter((line) => line !== '' && !line.startsWith(' '))
    expect(new Set(names).size).toBe(names.length)
  })
})
