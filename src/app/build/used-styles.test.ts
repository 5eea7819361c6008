import { expect, test } from 'vitest'
import { withUsedStyles } from './used-styles.ts'

const pageWith = (styles: string, body: string): string =>
  `<html><head><style>${styles}</style></head><body>${body}</body></html>`

test('A rule is left out if the page and its scripts have no element of its class', () => {
  const page = pageWith('.hero{color:red}.sheet{color:#00f}.hero .chip{color:green}', '<p class="hero"></p>')
  expect(withUsedStyles(page, [])).toBe(pageWith('.hero{color:red}', '<p class="hero"></p>'))
})

test('A class that a script sets, or that is in a template, keeps its rule', () => {
  const page = pageWith('.offline{color:red}.blank{color:#00f}', '<template><p class="blank"></p></template>')
  expect(withUsedStyles(page, ['element.className="offline"'])).toBe(page)
})

test('Rules without a class, of other states, and for what an element has not, are kept', () => {
  const styles = 'p:focus{color:red}.hero:not(.open){color:#00f}@media (width<=359px){.hero{color:green}}'
  const page = pageWith(styles, '<p class="hero"></p>')
  expect(withUsedStyles(page, [])).toBe(page)
})

test('An animation with the name of an unused class is kept', () => {
  const styles = '.hero{animation:1s appear}@keyframes appear{0%{opacity:0}}'
  const page = pageWith(`${styles}.appear{color:red}`, '<p class="hero"></p>')
  expect(withUsedStyles(page, [])).toContain('@keyframes appear')
})

test('A style element that is empty then is left out', () => {
  expect(withUsedStyles(pageWith('.sheet{color:red}', '<p></p>'), [])).not.toContain('<style>')
})
