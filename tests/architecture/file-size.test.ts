import { describe, expect, it } from 'vitest'
import { judgeSizes } from './file-size.ts'

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
