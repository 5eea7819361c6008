/**
 * The map and the catalogues match the charts: a change of a chart regenerates them, and reviewers see what
 * changed.
 */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { charts } from '#explorer/charts.ts'
import { generatedDocuments, withMap } from './generated-documents.ts'

const { readme, map, catalogues } = generatedDocuments()
const stale = 'out of date: npm run machines -- map'

describe('what is written from the charts', () => {
  it('has the map of the charts as they are', () => {
    const text = readFileSync(readme, 'utf8')
    expect(withMap(text, map) === text, `machines/README.md is ${stale}`).toBe(true)
  })
  it('has a catalogue of paths for every chart', () => {
    expect(catalogues.map(({ file }) => file.split('/').at(-1)).toSorted()).toEqual(
      Object.keys(charts)
        .map((name) => `${name}.txt`)
        .toSorted(),
    )
  })
  it.each(catalogues)('has the catalogue of paths as they are in $file', ({ file, text }) => {
    expect(readFileSync(file, 'utf8') === text, `the catalogue of paths is ${stale}`).toBe(true)
  })
  it.each(catalogues)('names every path once in $file', ({ text }) => {
    const names = text.split('\n').filter((line) => line !== '' && !line.startsWith(' '))
    expect(new Set(names).size).toBe(names.length)
  })
})
