import { describe, expect, it } from 'vitest'
import { initialViewport } from './initial-viewport.ts'

const canvas = { width: 800, height: 600 }

describe('the initial viewport of a drawing', () => {
  it('shows all of a small drawing, centred at its own size', () => {
    expect(initialViewport({ width: 600, height: 400 }, canvas, false)).toEqual({ zoom: 1, x: 100, y: 100 })
  })
  it('shows the width of a long drawing from its top', () => {
    expect(initialViewport({ width: 1_000, height: 3_000 }, canvas, false)).toEqual({ zoom: 0.8, x: 0, y: 0 })
  })
  it('stays readable: a wide drawing starts at the start of the reading direction', () => {
    const { zoom, x } = initialViewport({ width: 4_000, height: 500 }, canvas, true)
    expect(zoom).toBeGreaterThan(0.6)
    expect(x).toBe(800 - 4_000 * zoom)
    expect(initialViewport({ width: 4_000, height: 500 }, canvas, false).x).toBe(0)
  })
})
