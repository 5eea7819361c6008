import { describe, expect, it } from 'vitest'
import { firstSight } from './sight.ts'

const canvas = { width: 800, height: 600 }

describe('the first sight of a drawing', () => {
  it('is all of a small one, in its own size, in the middle', () => {
    expect(firstSight({ width: 600, height: 400 }, canvas, false)).toEqual({ zoom: 1, x: 100, y: 100 })
  })
  it('is the width of a long one, from its top', () => {
    expect(firstSight({ width: 1_000, height: 3_000 }, canvas, false)).toEqual({ zoom: 0.8, x: 0, y: 0 })
  })
  it('is never so far away that nobody can read it: a wide one begins where reading begins', () => {
    const { zoom, x } = firstSight({ width: 4_000, height: 500 }, canvas, true)
    expect(zoom).toBeGreaterThan(0.6)
    expect(x).toBe(800 - 4_000 * zoom)
    expect(firstSight({ width: 4_000, height: 500 }, canvas, false).x).toBe(0)
  })
})
