import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
const block = (selector: string) => {
  const start = css.indexOf('{', css.indexOf(selector))
  return css.slice(start + 1, css.indexOf('}', start))
}
const colours = (text: string) =>
  Object.fromEntries([...text.matchAll(/--([\w-]+):\s*(#\w{6})/g)].map(([, name, value]) => [name, value]))

const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
const contrast = (one = '', other = '') => {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}

describe('the tokens', () => {
  it('are the same whether dark was chosen or comes from the system', () => {
    expect(colours(block(":root:not([data-scheme='light'])"))).toEqual(
      colours(block(":root[data-scheme='dark']")),
    )
  })
  it('leave text readable in both schemes: 4.5 to 1, control borders 3 to 1', () => {
    const pairs = [
      ['ink', 'surface'],
      ['ink2', 'canvas'],
      ['ink3', 'canvas'],
      ['ink3', 'sunken'],
      ['on-primary', 'primary'],
      ['on-primary-soft', 'primary-soft'],
      ['hero-ink2', 'hero'],
      ['on-saffron', 'saffron'],
      ['ok', 'ok-bg'],
      ['warn', 'warn-bg'],
      ['err', 'err-bg'],
      ['err', 'surface'],
      ['info', 'info-bg'],
      ['p25', 'canvas'],
      ['p50', 'canvas'],
      ['p65', 'canvas'],
      ['toast-ink', 'toast-bg'],
    ]
    for (const scheme of [colours(block(':root {')), colours(block(":root[data-scheme='dark']"))]) {
      const tooWeak = pairs.filter(([text = '', ground = '']) => contrast(scheme[text], scheme[ground]) < 4.5)
      const borders = ['surface', 'canvas', 'sunken'].filter(
        (ground) => contrast(scheme['line-strong'], scheme[ground]) < 3,
      )
      expect([tooWeak, borders]).toEqual([[], []])
    }
  })
  it('keep the hints of an empty plate readable, in idle and active cells', () => {
    const plate = colours(block(':root {'))
    expect(
      Math.min(
        contrast(plate['plate-placeholder'], plate['plate-cell']),
        contrast(plate['plate-placeholder'], plate['plate-paper']),
      ),
    ).toBeGreaterThanOrEqual(4.5)
  })
})
