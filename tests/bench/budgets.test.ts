/**
 * A fake build whose chunks have the size in their names: bytes of a key stream, which gzip cannot compress.
 */
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { questionFile, questionPages } from '#contract/values/page-files.ts'
import { checkBudgets } from './budgets.ts'

type Chunk = { kB: number; imports?: string[]; dynamicImports?: string[] }

describe('the budgets of the build', () => {
  let dist = ''
  /** HTML of home and the shell beyond their links. */
  let html = ''
  /** HTML of the pages with a first question. */
  let question = ''
  const asset = (name: string, kB: number): void =>
    writeFileSync(join(dist, 'assets', name), randomBytes(kB * 1000))
  beforeEach(() => {
    html = ''
    question = ''
    dist = mkdtempSync(join(tmpdir(), 'separ-budgets-'))
    mkdirSync(join(dist, '.vite'))
    mkdirSync(join(dist, 'assets'))
    asset('common.woff2', 30)
    asset('start.css', 5)
  })
  afterEach(() => rmSync(dist, { recursive: true }))

  const build = (chunks: Record<string, Chunk>) => {
    const manifest = Object.entries(chunks).map(([key, { kB, ...chunk }], index) => {
      writeFileSync(join(dist, `${index}.js`), randomBytes(kB * 1000))
      return [key, { ...chunk, file: `${index}.js` }]
    })
    for (const name of questionPages) writeFileSync(join(dist, questionFile(name)), question)
    for (const page of ['index.html', 'app.html'])
      writeFileSync(
        join(dist, page),
        `<link rel="preload" href="/assets/common.woff2" as="font"><link rel="stylesheet" href="/assets/start.css">
        <script type="module" crossorigin src="/${Object.keys(chunks).indexOf(page)}.js"></script>${html}`,
      )
    writeFileSync(join(dist, '.vite/manifest.json'), JSON.stringify(Object.fromEntries(manifest)))
    const { rows, problems } = checkBudgets(dist)
    return { costs: Object.fromEntries(rows.map(({ page, kB }) => [page, Math.floor(kB)])), problems }
  }

  const house = (changed: Record<string, Chunk> = {}) =>
    build({
      'index.html': { kB: 4, dynamicImports: ['app/start-app.ts'] },
      'app.html': { kB: 1, dynamicImports: ['app/start-app.ts'] },
      'app/start-app.ts': {
        kB: 20,
        imports: ['_vendor.js'],
        dynamicImports: [
          'app/journeys/view.tsx',
          'areas/home/page.tsx',
          'locales/fa/messages.po',
          'locales/fa/journeys.po',
          'locales/fa/pages/holder.po',
          'steps/offers/page.tsx',
          'steps/holder/page.tsx',
        ],
      },
      '_vendor.js': { kB: 60 },
      'locales/fa/messages.po': { kB: 5 },
      'locales/fa/journeys.po': { kB: 4 },
      'locales/fa/pages/holder.po': { kB: 1 },
      'app/journeys/view.tsx': { kB: 30, imports: ['_vendor.js'] },
      'areas/home/page.tsx': { kB: 10, imports: ['_vendor.js'] },
      'steps/offers/page.tsx': {
        kB: 12,
        imports: ['_form.js', '_vendor.js'],
        dynamicImports: ['steps/offers/slider.tsx'],
      },
      'steps/offers/slider.tsx': { kB: 35, imports: ['_form.js'] },
      'steps/holder/page.tsx': { kB: 13, imports: ['_form.js'] },
      '_form.js': { kB: 40, imports: ['_vendor.js'] },
      ...changed,
    })
  const past = (page: string) => [expect.stringContaining(`past its budget: ${page}`)]

  it('are met by small pages, with each chunk counted where it is first needed', () => {
    expect(house()).toEqual({
      costs: {
        'home, before it answers a tap': 4,
        'the app and what all steps share': 160,
        'home, beyond that': 10,
        'offers, beyond that': 12,
        'holder, beyond that': 14,
        'steps/offers/slider.tsx, when opened': 35,
        'HTML of home, with its styles': 0,
        'styles in the HTML of home': 0,
        'HTML of the first question of third-party, with its styles': 0,
        'HTML of the first question of car-body, with its styles': 0,
        'HTML of the app’s shell, with its styles': 0,
        'styles of all pages together': 5,
        'font that home preloads': 30,
        'all fonts together': 30,
      },
      problems: [],
    })
  })

  it('are exceeded when home imports a larger chunk', () => {
    const { problems } = house({ 'index.html': { kB: 4, imports: ['_first.js'] }, '_first.js': { kB: 7 } })
    expect(problems).toEqual(past('home, before'))
  })

  it('are exceeded when the code that all steps share grows', () => {
    expect(house({ 'app/journeys/view.tsx': { kB: 126 } }).problems).toEqual(
      past('the app and what all steps share'),
    )
  })

  it('are exceeded when two steps need the same heavy chunk', () => {
    const { problems } = house({ '_form.js': { kB: 40, imports: ['_dates.js'] }, '_dates.js': { kB: 96 } })
    expect(problems).toEqual(past('the app and what all steps share'))
  })

  it('are exceeded when a chunk of a single step grows', () => {
    expect(
      house({
        'steps/holder/page.tsx': { kB: 5, imports: ['_form.js', '_wheel.js'] },
        '_wheel.js': { kB: 21 },
      }).problems,
    ).toEqual(past('holder'))
  })

  it('are exceeded when a lazy part of a step grows', () => {
    expect(house({ 'steps/offers/slider.tsx': { kB: 61 } }).problems).toEqual(past('steps/offers/slider.tsx'))
  })

  it('are exceeded when a page of HTML grows', () => {
    html = randomBytes(5_000).toString('base64')
    expect(house().problems).toEqual(past('HTML of the app’s shell'))
  })

  it('are exceeded when the page of a first question grows', () => {
    question = randomBytes(15_000).toString('base64')
    expect(house().problems).toEqual(
      questionPages.map((name) =>
        expect.stringContaining(`past its budget: HTML of the first question of ${name}`),
      ),
    )
  })

  it('are exceeded when home inlines more styles', () => {
    html = `<style>@media (width<=359px){${randomBytes(7000).toString('hex')}}</style>`
    expect(house().problems).toContainEqual(expect.stringContaining('styles in the HTML of home'))
  })

  it('are exceeded when the styles of all pages grow', () => {
    asset('steps.css', 42)
    expect(house().problems).toEqual(past('styles of all pages'))
  })

  it('are exceeded when a font grows', () => {
    asset('common.woff2', 37)
    expect(house().problems).toEqual(past('font that home preloads'))
    asset('common.woff2', 30)
    asset('latin.woff2', 89)
    expect(house().problems).toEqual(past('all fonts'))
  })

  it('cannot be checked when the first page has no script', () => {
    expect(() => build({ 'app/later.ts': { kB: 1 } })).toThrow('names no script')
  })
})
