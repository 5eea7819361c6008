import { describe, expect, it } from 'vitest'
import { judgeSizes } from './file-size.ts'

const files = (...sizes: number[]): Record<string, number> => Object.fromEntries(sizes.map((size, index) => [`file-${index}.ts`, size]))

describe('the law of small files', () => {
  it('is content with a house of small files, and tells their shares', () => {
    expect(judgeSizes(files(10, 69, 100, 159))).toEqual({ note: '4 files: 50 % under 70 lines, 100 % under 160', problems: [] })
  })

  it('names a file of more than 250 lines, however small the others are', () => {
    const house = files(...Array.from({ length: 30 }, () => 30), 250, 251)
    expect(judgeSizes(house).problems).toEqual(['file-31.ts: 251 lines, and 250 is the most'])
  })

  it('fails when too few files are under 70 lines', () => {
    expect(judgeSizes(files(10, 70, 70)).problems).toEqual(['33 % of the files are under 70 lines, and 45 % is the least'])
  })

  it('fails when too many files are over 160 lines', () => {
    expect(judgeSizes(files(10, 10, 10, 10, 160)).problems).toEqual(['80 % of the files are under 160 lines, and 92 % is the least'])
  })

  it('fails when there is no file at all', () => {
    expect(judgeSizes({}).problems).toHaveLength(1)
  })
})
