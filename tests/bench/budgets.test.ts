/** A build of made-up chunks, each weighing what its name says: bytes from a key stream, which gzip cannot shrink. */
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkBudgets } from './budgets.ts'

type Chunk = { kB: number; imports?: string[]; dynamicImports?: string[] }

describe('the budgets of the build', () => {
  let dist = ''
  beforeEach(() => {
    dist = mkdtempSync(join(tmpdir(), 'separ-budgets-'))
    mkdirSync(join(dist, '.vite'))
  })
  afterEach(() => rmSync(dist, { recursive: true }))

  const build = (chunks: Record<string, Chunk>) => {
    const manifest = Object.entries(chunks).map(([key, { kB, ...chunk }], index) => {
      writeFileSync(join(dist, `${index}.js`), randomBytes(kB * 1000))
      return [key, { ...chunk, file: `${index}.js` }]
    })
    writeFileSync(join(dist, 'index.html'), `<script type="module" crossorigin src="/${Object.keys(chunks).indexOf('index.html')}.js"></script>`)
    writeFileSync(join(dist, '.vite/manifest.json'), JSON.stringify(Object.fromEntries(manifest)))
    const { rows, problems } = checkBudgets(dist)
    return { costs: Object.fromEntries(rows.map(({ page, kB }) => [page, Math.floor(kB)])), problems }
  }

  const house = (changed: Record<string, Chunk> = {}) =>
    build({
      'index.html': { kB: 20, imports: ['_vendor.js'], dynamicImports: ['app/later.ts', 'areas/home/page.tsx', 'steps/offers/page.tsx', 'steps/holder/page.tsx'] },
      '_vendor.js': { kB: 60 },
      'app/later.ts': { kB: 30, imports: ['_vendor.js'] },
      'areas/home/page.tsx': { kB: 10, imports: ['_vendor.js'] },
      'steps/offers/page.tsx': { kB: 12, imports: ['_form.js', '_vendor.js'] },
      'steps/holder/page.tsx': { kB: 13, imports: ['_form.js'] },
      '_form.js': { kB: 40, imports: ['_vendor.js'] },
      ...changed,
    })

  it('are kept by a house of small pages, each chunk counted where it is first needed', () => {
    expect(house()).toEqual({
      costs: { 'home, before it answers a tap': 90, 'home, idle': 120, 'shared by the other pages': 40, offers: 12, holder: 13 },
      problems: [],
    })
  })

  it('are passed when home grows, through a chunk that it imports', () => {
    const { problems } = house({ '_vendor.js': { kB: 101 } })
    expect(problems.map((problem) => problem.split(/\s{2,}/)[0])).toEqual(['past its budget: home, before it answers a tap'])
  })

  it('are passed when what home fetches while idle grows', () => {
    expect(house({ 'app/later.ts': { kB: 80 } }).problems.join()).toContain('home, idle')
  })

  it('are passed when a step grows, by a chunk that it alone needs', () => {
    const { problems } = house({ 'steps/offers/page.tsx': { kB: 5, imports: ['_form.js', '_chart.js'] }, '_chart.js': { kB: 21 } })
    expect(problems).toEqual([expect.stringContaining('past its budget: offers')])
  })

  it('are passed when the shared form chunk grows', () => {
    expect(house({ '_form.js': { kB: 61 } }).problems).toEqual([expect.stringContaining('shared by the other pages')])
  })

  it('count the words among what home cannot do without', () => {
    const { costs } = house({ 'app/later.ts': { kB: 1, imports: ['_vendor.js'] }, 'index.html': { kB: 20, imports: ['_vendor.js'], dynamicImports: ['locales/fa/messages.po'] }, 'locales/fa/messages.po': { kB: 5 } })
    expect(costs['home, before it answers a tap']).toBe(95)
  })

  it('cannot be read from a build whose first page has no script', () => {
    expect(() => build({ 'app/later.ts': { kB: 1 } })).toThrow('names no script')
  })
})
