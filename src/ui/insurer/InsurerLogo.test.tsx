// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { cleanup } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { stage } from '../testing/stage.tsx'
import { emblemColours } from './emblem-colours.ts'
import { InsurerLogo } from './InsurerLogo.tsx'

afterEach(cleanup)

describe('an insurer’s logo', () => {
  it('has a drawing for each of the 22 tiles, and a tile for each drawing', () => {
    const drawn = [...readFileSync('src/ui/insurer/emblems.svg', 'utf8').matchAll(/<symbol id="(\w+)"/g)].map(
      ([, slug]) => slug,
    )
    expect(drawn).toEqual(Object.keys(emblemColours))
    expect(drawn).toHaveLength(22)
  })
  it('uses its drawing, or a plain shield for an unknown insurer', () => {
    const { container, rerender } = stage(<InsurerLogo slug="damavand" />)
    expect(container.querySelector('use')?.getAttribute('href')).toMatch(/#damavand$/)
    rerender(<InsurerLogo slug="nobody" />)
    expect(container.querySelector('use')).toBeNull()
    expect(container.querySelector('svg')).not.toBeNull()
  })
})
