/** Document 3 section 2 "Car-body offers page"; design language, "Offer card, car-body". */
import { describe, expect, it } from 'vitest'
import { boughtTogether } from './bought-together.ts'

const chosen = ['cover_theft_of_parts', 'cover_price_fluctuation_25'] as const

describe('the cover most bought with the chosen ones', () => {
  it('is the one with the highest count; equal counts keep the fixed order', () => {
    const counts = new Map([
      ['cover_scratch', 3],
      ['cover_price_drop', 7],
      ['cover_war', 3],
    ])
    expect(boughtTogether(chosen, counts).slice(0, 4)).toEqual([
      { code: 'cover_price_drop', orders: 7 },
      { code: 'cover_scratch', orders: 3 },
      { code: 'cover_war', orders: 3 },
      { code: 'cover_glass_breaking', orders: 0 },
    ])
  })

  it('is glass breaking as long as there are no orders', () => {
    expect(boughtTogether(chosen, new Map())[0]).toEqual({ code: 'cover_glass_breaking', orders: 0 })
  })

  it('is never a level of a chosen kind; of another kind it is the most bought level', () => {
    const counts = new Map([
      ['cover_theft_of_parts_20', 9],
      ['cover_price_fluctuation_50', 4],
    ])
    const [first] = boughtTogether(['cover_theft_of_parts'], counts)
    expect(first).toEqual({ code: 'cover_price_fluctuation_50', orders: 4 })
    expect(boughtTogether([], new Map())[0]).toEqual({ code: 'cover_theft_of_parts', orders: 0 })
  })
})
