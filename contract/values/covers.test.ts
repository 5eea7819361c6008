import { safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { CarBodyConfiguration } from '../operations/car-body.ts'
import { ChosenCovers, coverCodes, covers, DEFAULT_COVERS, withCover, withoutCover } from './covers.ts'

describe('covers of a car-body policy', () => {
  it('that are proposed are the two of the decisions, in every gateway: a configuration names none', () => {
    expect(DEFAULT_COVERS).toEqual(['cover_price_fluctuation_25', 'cover_theft_of_parts'])
    expect(Object.keys(CarBodyConfiguration.entries)).not.toContain('offersConfig')
  })

  it('replaces the chosen cover of the same kind', () => {
    expect(withCover(DEFAULT_COVERS, 'cover_price_fluctuation_100')).toEqual([
      'cover_theft_of_parts',
      'cover_price_fluctuation_100',
    ])
  })

  it('removes a cover and leaves the others', () => {
    expect(withoutCover(DEFAULT_COVERS, 'cover_theft_of_parts')).toEqual(['cover_price_fluctuation_25'])
  })

  it('accepts one cover of each kind', () => {
    const oneOfEachKind = coverCodes.reduce<(typeof coverCodes)[number][]>(withCover, [])
    expect(safeParse(ChosenCovers, oneOfEachKind).success).toBe(true)
    expect(new Set(oneOfEachKind.map((code) => covers[code].kind)).size).toBe(11)
  })

  it('refuses two levels of one cover, and a cover that does not exist', () => {
    expect(safeParse(ChosenCovers, ['cover_theft_of_parts_5', 'cover_theft_of_parts']).success).toBe(false)
    expect(safeParse(ChosenCovers, ['cover_meteorites']).success).toBe(false)
  })
})
