import { describe, expect, it } from 'vitest'
import { boxesOf, inSight } from './sight.ts'

const canvas = { width: 800, height: 600 }
const still = { x: 0, y: 0, zoom: 1 }
const box = (x: number, y: number) => ({ x, y, width: 140, height: 50 })

describe('the viewport', () => {
  it('stays if the box is seen', () => {
    expect(inSight([box(300, 300)], still, canvas)).toEqual(still)
  })
  it('moves as little as possible, and keeps the box above the zoom bar', () => {
    expect(inSight([box(300, 540)], still, canvas)).toEqual({ x: 0, y: 600 - 64 - 590, zoom: 1 })
    expect(inSight([box(-200, 300)], still, canvas)).toEqual({ x: 216, y: 0, zoom: 1 })
    expect(inSight([box(1_000, 300)], { ...still, zoom: 0.5 }, canvas)).toEqual({ x: 0, y: 0, zoom: 0.5 })
  })
  it('shows parallel states together, or the first one if they are too far apart', () => {
    expect(inSight([box(300, 300), box(300, 700)], still, canvas)).toEqual({ x: 0, y: 536 - 750, zoom: 1 })
    expect(inSight([box(300, 300), box(300, 1_700)], still, canvas)).toEqual(still)
  })
  it('stays if no box is in the drawing', () => {
    expect(inSight([], still, canvas)).toEqual(still)
    const layout = { width: 0, height: 0, lines: [], boxes: [{ ...box(0, 0), place: 'a', isAround: true }] }
    expect(boxesOf(layout, ['a', 'b'])).toEqual([])
  })
})
