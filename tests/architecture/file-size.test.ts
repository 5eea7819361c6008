import { describe, expect, it } from 'vitest'
import { judgeSizes, wideComments } from './file-size.ts'

const files = (...sizes: number[]): Record<string, number> =>
  Object.fromEntries(sizes.map((size, index) => [`file-${index}.ts`, size]))

describe('the limit on file sizes', () => {
  it('accepts files of at most 300 lines and summarises them', () => {
    expect(judgeSizes(files(10, 69, 200, 300))).toEqual({
      note: '4 files, 2 of them between 40 and 200 lines',
      problems: [],
    })
  })

  it('names a file of more than 300 lines, however small the others are', () => {
    expect(judgeSizes(files(30, 30, 300, 301)).problems).toEqual(['file-3.ts: 301 lines, the limit is 300'])
  })

  it('fails when there is no file at all', () => {
    expect(judgeSizes({}).problems).toHaveLength(1)
  })
})

describe('the limit on the width of comments', () => {
  const wide = 'word '.repeat(22)
  it('names each line of a comment beyond 110 columns', () => {
    expect(
      wideComments([`/** ${wide} */`, 'const one = 1', `  // ${wide}`, ` * ${wide}`].join('\n')),
    ).toEqual(['1: 117 columns', '3: 115 columns', '4: 113 columns'])
  })

  it('leaves code and its texts to the formatter', () => {
    expect(wideComments(`const text = '${wide}'`)).toEqual([])
  })
})
