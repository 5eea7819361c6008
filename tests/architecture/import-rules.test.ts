/**
 * Plants one violation of each kind in a small valid project and expects exactly that violation in the
 * report. The project is written to a temporary directory, so that no checker has to ignore a broken file.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkImports, type Rule } from './import-rules.ts'
import { aliases } from './layers.ts'

/** A project without a violation; each planted line is added to it. */
const validProject: Record<string, string> = {
  'contract/index.ts':
    "import { object } from 'valibot'\nexport const a = object({})\nexport type A = typeof a",
  'machines/chart.ts':
    "import { setup } from 'xstate'\nimport { a } from '#contract/index.ts'\nexport const chart = [setup, a]",
  'explorer/explore.ts': "import { chart } from '#machines/chart.ts'\nexport const explore = chart",
  'src/steps/parts/testing/render.tsx':
    "import { explore } from '#explorer/explore.ts'\nexport const render = explore",
  'src/ui/price.tsx': "import { a } from '#contract/index.ts'\nexport const Price = () => <b>{String(a)}</b>",
  'src/adapters/gateway.ts': "import axios from 'axios'\nexport const gateway = axios",
  'src/steps/frame.tsx': 'export const Frame = () => <div />',
  'src/steps/offers/list.tsx':
    "import { Price } from '#ui/price.tsx'\nimport { Frame } from '../frame.tsx'\nimport { row } from './parts/row.ts'\nexport const list = [Price, Frame, row]",
  'src/steps/offers/parts/row.ts': 'export const row = 1',
  'src/steps/parts/note.tsx': "import { Frame } from '../frame.tsx'\nexport const note = Frame",
  'src/steps/holder/form.tsx':
    "import { note } from '../parts/note.tsx'\nexport const form = note\nexport type Form = number",
  'src/areas/home/page.tsx': "import { chart } from '#machines/chart.ts'\nexport const page = chart",
  'src/areas/support/page.tsx': 'export const page = 1',
  'src/app/routes.tsx': "export const routes = () => import('../steps/offers/list.tsx')",
  'src/app/routes.test.tsx':
    "import { it } from 'vitest'\nimport { explore } from '#explorer/explore.ts'\nimport { fixture } from '#tests/fixture.ts'\nvoid explore\nit('is', () => void fixture)",
  'src/main.tsx': "import { routes } from './app/routes.tsx'\nvoid routes",
  'gateway/start.ts':
    "import fastify from 'fastify'\nimport { a } from '#contract/index.ts'\nimport { readFileSync } from 'node:fs'\nvoid [fastify, a, readFileSync]",
  'tests/fixture.ts': "import { chart } from '#machines/chart.ts'\nexport const fixture = chart",
  'visualizer/phone/main.tsx': "import { routes } from '../../src/app/routes.tsx'\nvoid routes",
  'visualizer/drawing.tsx':
    "import { chart } from '#machines/chart.ts'\nimport { Price } from '#ui/price.tsx'\nvoid [chart, Price]",
}

const planted: [violation: string, file: string, line: string, rule: Rule][] = [
  ['the contract imports a machine', 'contract/index.ts', "import '#machines/chart.ts'", 'layer'],
  ['the contract imports a package that is not its own', 'contract/index.ts', "import 'xstate'", 'package'],
  ['a machine imports a screen', 'machines/chart.ts', "import type { Price } from '#ui/price.tsx'", 'layer'],
  ['a machine imports an adapter', 'machines/chart.ts', "export * from '#adapters/gateway.ts'", 'layer'],
  ['a machine imports the explorer', 'machines/chart.ts', "import '#explorer/explore.ts'", 'layer'],
  ['a screen imports the explorer', 'src/steps/offers/list.tsx', "import '#explorer/explore.ts'", 'layer'],
  ['the app imports the explorer', 'src/app/routes.tsx', "import '#explorer/explore.ts'", 'layer'],
  ['the explorer imports a screen', 'explorer/explore.ts', "import '#ui/price.tsx'", 'layer'],
  [
    'a screen imports test helpers',
    'src/steps/offers/list.tsx',
    "import '../parts/testing/render.tsx'",
    'layer',
  ],
  ['a machine imports React', 'machines/chart.ts', "import 'react'", 'package'],
  ['a machine imports the DOM renderer', 'machines/chart.ts', "import 'react-dom/client'", 'package'],
  ['a machine imports HTTP', 'machines/chart.ts', "import 'axios'", 'package'],
  ['a machine imports Node', 'machines/chart.ts', "import 'node:fs'", 'package'],
  ['a component imports a machine', 'src/ui/price.tsx', "import '#machines/chart.ts'", 'layer'],
  ['a component imports an adapter', 'src/ui/price.tsx', "import '#adapters/gateway.ts'", 'layer'],
  ['a component imports xstate', 'src/ui/price.tsx', "import '@xstate/react'", 'package'],
  ['an adapter imports a machine', 'src/adapters/gateway.ts', "import '#machines/chart.ts'", 'layer'],
  ['an adapter imports a component', 'src/adapters/gateway.ts', "import '#ui/price.tsx'", 'layer'],
  ['a step imports a sibling step', 'src/steps/offers/list.tsx', "import '../holder/form.tsx'", 'sibling'],
  [
    'a step imports a sibling from a directory of its own',
    'src/steps/offers/parts/row.ts',
    "import '../../holder/form.tsx'",
    'sibling',
  ],
  [
    'a step imports a type of a sibling',
    'src/steps/offers/list.tsx',
    "export type F = import('../holder/form.tsx').Form",
    'sibling',
  ],
  [
    'a step imports a sibling lazily',
    'src/steps/offers/list.tsx',
    "void import('../holder/form.tsx')",
    'sibling',
  ],
  [
    'a module that all steps share imports one of them',
    'src/steps/frame.tsx',
    "import './holder/form.tsx'",
    'sibling',
  ],
  [
    'a part that all steps share imports one of them',
    'src/steps/parts/note.tsx',
    "import '../holder/form.tsx'",
    'sibling',
  ],
  ['an area imports a sibling area', 'src/areas/home/page.tsx', "import '../support/page.tsx'", 'sibling'],
  ['a step imports the app', 'src/steps/offers/list.tsx', "import '../../app/routes.tsx'", 'layer'],
  ['a step imports an area', 'src/steps/offers/list.tsx', "import '../../areas/home/page.tsx'", 'layer'],
  ['an area imports a step', 'src/areas/home/page.tsx', "import '../../steps/holder/form.tsx'", 'layer'],
  ['a screen makes a network request itself', 'src/steps/offers/list.tsx', "import 'axios'", 'package'],
  ['the app imports the gateway', 'src/app/routes.tsx', "import '#gateway/start.ts'", 'layer'],
  ['the gateway imports a machine', 'gateway/start.ts', "import '#machines/chart.ts'", 'layer'],
  ['the gateway imports the app', 'gateway/start.ts', "import '../src/main.tsx'", 'layer'],
  ['the visualizer imports the app', 'visualizer/drawing.tsx', "import '../src/app/routes.tsx'", 'layer'],
  ['the visualizer imports its phone', 'visualizer/drawing.tsx', "import './phone/main.tsx'", 'layer'],
  ['the app imports the phone', 'src/main.tsx', "import '../visualizer/phone/main.tsx'", 'layer'],
  ['code imports a test', 'src/main.tsx', "import '#tests/fixture.ts'", 'layer'],
  [
    'a layer with an alias is imported by a path',
    'src/app/routes.tsx',
    "import '../../contract/index.ts'",
    'by-path',
  ],
  ['a layer imports itself by its alias', 'src/ui/price.tsx', "import '#ui/price.tsx'", 'by-alias'],
  [
    'an import is computed',
    'src/app/routes.tsx',
    'export const load = (name: string) => import(`../steps/${name}/list.tsx`)',
    'computed',
  ],
  [
    'an import is a pattern',
    'src/app/routes.tsx',
    "void import.meta.glob('../steps/*/list.tsx')",
    'computed',
  ],
  ['an import leads nowhere', 'src/main.tsx', "import './gone.ts'", 'missing'],
  ['a file lies in no layer', 'src/elsewhere/thing.ts', 'export const thing = 1', 'no-layer'],
]

/**
 * Lines that close a cycle with imports that the valid project has, and the directory whose entries form it.
 */
const plantedCycles: [cycle: string, file: string, line: string, directory: string][] = [
  ['two files', 'src/steps/offers/parts/row.ts', "import '../list.tsx'", '.'],
  [
    'two files, by a type alone',
    'src/steps/offers/parts/row.ts',
    "export type List = typeof import('../list.tsx').list",
    '.',
  ],
  [
    'two files, by a type-only import',
    'src/steps/offers/parts/row.ts',
    "import type { list } from '../list.tsx'\nexport type List = typeof list",
    '.',
  ],
  ['two files, lazily', 'src/steps/offers/parts/row.ts', "void import('../list.tsx')", '.'],
  ['a file and a directory', 'src/steps/offers/parts/row.ts', "import '../list.tsx'", 'src/steps/offers'],
]

describe('the import rules', () => {
  let root = ''
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  const writeValidProject = () => {
    for (const [file, text] of Object.entries(validProject)) write(file, text)
  }
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'import-rules-'))
  })
  afterEach(() => rmSync(root, { recursive: true }))

  it('find nothing in a valid project after reading all of it', () => {
    writeValidProject()
    expect(checkImports(root)).toEqual({
      modules: Object.keys(validProject).length,
      imports: 25,
      violations: [],
    })
  })

  it.each(planted)('report it when %s', (_violation, file, line, rule) => {
    writeValidProject()
    write(file, `${validProject[file] ?? ''}\n${line}\n`)
    const found = checkImports(root).violations.filter((violation) => violation.rule !== 'cycle')
    expect(found.map((violation) => [violation.rule, violation.file])).toEqual([[rule, file]])
  })

  it.each(plantedCycles)('report a cycle of %s', (_cycle, file, line, directory) => {
    writeValidProject()
    write(file, `${validProject[file] ?? ''}\n${line}\n`)
    const found = checkImports(root).violations.map((violation) => [violation.rule, violation.file])
    expect(found).toContainEqual(['cycle', directory])
  })

  it('report a cycle of two directories whose files form none', () => {
    writeValidProject()
    write('gateway/domain/offer.ts', "import '../sandbox/insurers.ts'\n")
    write('gateway/sandbox/insurers.ts', 'export const insurers = 1\n')
    write('gateway/sandbox/page.ts', "import '../domain/date.ts'\n")
    write('gateway/domain/date.ts', 'export const date = 1\n')
    expect(checkImports(root).violations).toEqual([
      { rule: 'cycle', file: 'gateway', what: 'domain ↔ sandbox' },
    ])
  })

  it('fail when there is nothing to read', () => {
    expect(checkImports(root).violations.map(({ rule }) => rule)).toEqual(['nothing-read'])
  })

  it('fail when no file imports anything, as it seems to a parser that cannot read them', () => {
    write('contract/index.ts', 'export const a = 1')
    expect(checkImports(root).violations.map(({ rule }) => rule)).toEqual(['nothing-read'])
  })

  it('know every alias of package.json', () => {
    const manifest: unknown = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
    expect(manifest).toMatchObject({
      imports: Object.fromEntries(
        Object.entries(aliases).map(([name, directory]) => [`${name}*`, `./${directory}*`]),
      ),
    })
    expect(Object.keys(Object(manifest).imports)).toHaveLength(Object.keys(aliases).length)
  })

  it('refuse a file that does not parse', () => {
    write('contract/index.ts', 'export const = 1')
    expect(() => checkImports(root)).toThrow('contract/index.ts')
  })
})
