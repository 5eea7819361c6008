import { describe, expect, it } from 'vitest'
import { vehicleBrands } from './vehicle-models.ts'
import { titleIn } from './vehicle-names.ts'
import { vehicleTypes } from './vehicle-types.ts'

const PERSIAN = /[\u0600-\u06FF]/

describe('English vehicle names', () => {
  it('exist for every type, usage, size, brand and model', () => {
    const types = Object.values(vehicleTypes)
      .flat()
      .flatMap((type) => [type, ...type.usages, ...type.details])
    const cars = vehicleBrands.flatMap((brand) => [brand, ...brand.models])
    const titles = [...types, ...cars].map((named) => titleIn('en', named))
    expect(titles.filter((title) => PERSIAN.test(title))).toEqual([])
    expect(titleIn('fa', { code: 'car', title: 'سواری' })).toBe('سواری')
  })
})
