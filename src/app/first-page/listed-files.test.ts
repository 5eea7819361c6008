// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { loadListed, prefetchListed } from './listed-files.ts'

const evaluated: string[] = []
Reflect.set(globalThis, 'noteEvaluated', (name: string) => evaluated.push(name))

const link = (kind: string, code: string) =>
  `<link data-listed as="${kind}" href="data:text/javascript,${encodeURIComponent(code)}">`
/** A script that notes its name when it is evaluated, as the build lists it on a page. */
const script = (name: string) => link('script', `noteEvaluated('${name}')`)
const names = Array.from({ length: 25 }, (_, index) => `script ${index}`)

afterEach(() => {
  evaluated.length = 0
  document.body.innerHTML = ''
})

it('evaluates every script of a question page, however many there are', async () => {
  document.body.innerHTML = names.map(script).join('')
  loadListed()
  await vi.waitFor(() => expect(evaluated.toSorted()).toEqual(names.toSorted()))
})

it('evaluates the others where one fails, and loads no styles, which the page has', async () => {
  const failing = link('script', "throw new Error('It fails.')")
  document.body.innerHTML = [failing, link('style', "noteEvaluated('styles')"), script('the other')].join('')
  loadListed()
  await vi.waitFor(() => expect(evaluated).toEqual(['the other']))
})

it('fetches every file for the page after home, and evaluates none', async () => {
  vi.stubGlobal('requestIdleCallback', (task: () => void) => setTimeout(task))
  document.body.innerHTML = names.map(script).join('') + link('style', '')
  prefetchListed()
  expect(document.querySelectorAll('link[rel="prefetch"]')).toHaveLength(3)
  await vi.waitFor(() => expect(document.querySelectorAll('link[rel="prefetch"]')).toHaveLength(26))
  expect(evaluated).toEqual([])
  vi.unstubAllGlobals()
})
