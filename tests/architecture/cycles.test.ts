import { describe, expect, it } from 'vitest'
import { findCycles, type ImportGraph } from './cycles.ts'

const graph = (imports: Readonly<Record<string, readonly string[]>>): ImportGraph =>
  new Map(Object.entries(imports).map(([file, targets]) => [file, new Set(targets)]))

describe('import cycles', () => {
  it('are absent from a tree of modules', () => {
    expect(findCycles(graph({ 'a/x.ts': ['b/y.ts', 'b/z.ts'], 'b/y.ts': ['b/z.ts'], 'b/z.ts': [] }))).toEqual(
      [],
    )
  })

  it('are found between two files of a directory', () => {
    const cycles = findCycles(graph({ 'a/x.ts': ['a/y.ts'], 'a/y.ts': ['a/x.ts'] }))
    expect(cycles).toContainEqual({ kind: 'files', directory: '', members: ['a/x.ts', 'a/y.ts'] })
  })

  it('are found through any number of files', () => {
    const cycles = findCycles(
      graph({ 'x.ts': ['y.ts'], 'y.ts': ['z.ts'], 'z.ts': ['x.ts'], 'main.ts': ['x.ts'] }),
    )
    expect(cycles).toContainEqual({ kind: 'files', directory: '', members: ['x.ts', 'y.ts', 'z.ts'] })
  })

  it('are found between directories whose files form none', () => {
    const cycles = findCycles(
      graph({ 'g/domain/offer.ts': ['g/sandbox/insurers.ts'], 'g/sandbox/page.ts': ['g/domain/date.ts'] }),
    )
    expect(cycles).toEqual([{ kind: 'directories', directory: 'g', members: ['domain', 'sandbox'] }])
  })

  it('are found between directories through a third one', () => {
    const cycles = findCycles(graph({ 'a/1.ts': ['b/1.ts'], 'b/2.ts': ['c/1.ts'], 'c/2.ts': ['a/2.ts'] }))
    expect(cycles).toEqual([{ kind: 'directories', directory: '', members: ['a', 'b', 'c'] }])
  })

  it('are found between a file and the directory beside it', () => {
    const cycles = findCycles(
      graph({ 'm/journey.ts': ['m/journey/context.ts'], 'm/journey/guards.ts': ['m/journey.ts'] }),
    )
    expect(cycles).toEqual([{ kind: 'directories', directory: 'm', members: ['journey', 'journey.ts'] }])
  })

  it('ignore unit tests, which nothing imports', () => {
    expect(findCycles(graph({ 'a/x.test.ts': ['b/y.ts'], 'b/y.ts': ['a/z.ts'], 'a/z.ts': [] }))).toEqual([])
  })
})
