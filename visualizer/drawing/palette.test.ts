import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { palette } from './palette.ts'

it('exported drawings have the colours of the light scheme', () => {
  const light =
    readFileSync(new URL('../../src/ui/tokens.css', import.meta.url), 'utf8').split('@media')[0] ?? ''
  const differing = Object.entries(palette).filter(
    ([name, colour]) =>
      !light.includes(`--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${colour};`),
  )
  expect(differing).toEqual([])
})
