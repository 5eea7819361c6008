import { describe, expect, it } from 'vitest'
import type { Layout } from '../drawing/layout.ts'
import { nextState } from './neighbours.ts'

const box = (place: string, x: number, y: number) => ({
  place,
  isAround: false,
  x,
  y,
  width: 100,
  height: 50,
})
const layout: Layout = {
  width: 600,
  height: 400,
  lines: [],
  boxes: [box('a', 0, 0), box('b', 200, 0), box('c', 400, 0), box('d', 200, 150)],
}

describe('the arrow keys', () => {
  it('start at the first state', () => {
    expect(nextState(layout, null, [1, 0])).toBe('a')
  })
  it('move to the nearest state in their direction', () => {
    expect(nextState(layout, 'a', [1, 0])).toBe('b')
    expect(nextState(layout, 'b', [0, 1])).toBe('d')
    expect(nextState(layout, 'd', [0, -1])).toBe('b')
  })
  it('stay when there is no state in their direction', () => {
    expect(nextState(layout, 'c', [1, 0])).toBeNull()
  })
})
