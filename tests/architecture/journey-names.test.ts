import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isShared, journeyNamesIn } from './journey-names.ts'
import { sourceFiles } from './source-files.ts'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const shared = sourceFiles(root).filter(isShared)

/** Shared modules that name a product or a journey, and why. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'machines/journey/quote.ts': 'the union of quotes by product, which the stored context is inferred from',
  'machines/journey/context.ts': 'the blank context has a quote; every journey replaces it',
  'machines/journey/earlier-versions.ts': 'the first versions sold one product and stored no name of it',
  'machines/journey/search.ts': 'the search of a renewal is no product’s; both are keys of one list',
  'machines/journey/vehicle.ts': 'a code in the list of vehicle types, not a product',
  'machines/journey/answers.ts': 'the answer about the third-party discount has this name',
  'machines/journey/pricing-answers.ts': 'the same answer, and the questions of the union’s members',
  'machines/journey/address-query.ts': 'only a car-body address says where the car comes from',
  'src/app/journeys/journey-parts.ts': 'the app’s half of the table of journeys',
  'src/app/journeys/product-presentations.ts': 'the table of what products show',
  'src/app/messages/fa.ts': 'the list of catalogues, which have the names of their directories',
  'src/app/messages/en.ts': 'the same list in English',
  'src/app/faq/show-faq.ts': 'a group of questions',
  'src/app/first-page/stored-places.ts': 'a kind of place on home',
}

describe('modules that all journeys share', () => {
  it('name no product and no journey', () => {
    expect(shared.length).toBeGreaterThan(200)
    const named = shared
      .filter((file) => EXCEPTIONS[file] === undefined)
      .flatMap((file) => journeyNamesIn(file, read(file)).map((name) => `${file}:${name}`))
    expect(named).toEqual([])
  })

  it('have no exception that is not needed', () => {
    const needed = (file: string) => shared.includes(file) && journeyNamesIn(file, read(file)).length > 0
    expect(Object.keys(EXCEPTIONS).filter((file) => !needed(file))).toEqual([])
  })

  it('have no exception among the steps of the charts', () => {
    expect(Object.keys(EXCEPTIONS).filter((file) => file.startsWith('machines/steps/'))).toEqual([])
  })
})

describe('a planted name', () => {
  it.each([
    ['a product', "const is = product === 'carbody'", '1: carbody'],
    ['a journey', "const id = journeys['third-party']", '1: third-party'],
    ['a type', "type Kind = 'renewal' | 'motor'", '1: renewal'],
    ['an address', "const to = '/motorcycle/offers'", '1: /motorcycle/offers'],
    ['an address with a code', 'const to = `/car-body/payment/${code}`', '1: /car-body/payment/'],
    ['a chart', "import { renewal } from '#machines/renewal.ts'", '1: #machines/renewal.ts'],
    ['a lazy chart', "const load = () => import('../motorcycle.ts')", '1: ../motorcycle.ts'],
  ])('of %s is found', (_, text, name) => {
    expect(journeyNamesIn('step.ts', text)).toContain(name)
  })

  it('of a catalogue, in a comment and inside a longer name is none', () => {
    const text = "// a motorcycle\nloadMessages('motorcycle')\nconst key = 'car-body-card'"
    expect(journeyNamesIn('step.ts', text)).toEqual([])
  })

  it('is looked for in shared modules, not in those of one product or of tests', () => {
    expect(
      ['machines/steps/offers.ts', 'src/steps/offers/offers.tsx', 'src/app/router.tsx'].every(isShared),
    ).toBe(true)
    const own = [
      'machines/steps/renewal/policy.ts',
      'src/steps/offers/car-body/offers.tsx',
      'src/app/router.test.ts',
    ]
    expect(own.some(isShared)).toBe(false)
  })
})
