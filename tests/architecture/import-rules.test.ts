/**
 * The law must bite: one planted breach of each kind in a small house of its own, each of which must be reported,
 * and nothing else. The house is written to a temporary folder, so that no checker has to overlook a broken file.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { judge, type Rule } from './import-rules.ts'
import { aliases } from './layers.ts'

/** A house without a breach; each planted line is added to it. */
const soundHouse: Record<string, string> = {
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

const planted: [breach: string, file: string, line: string, rule: Rule][] = [
  ['the contract imports a machine', 'contract/index.ts', "import '#machines/chart.ts'", 'room'],
  ['the contract imports a package that is not its own', 'contract/index.ts', "import 'xstate'", 'package'],
  ['a machine imports a screen', 'machines/chart.ts', "import type { Price } from '#ui/price.tsx'", 'room'],
  ['a machine imports an adapter', 'machines/chart.ts', "export * from '#adapters/gateway.ts'", 'room'],
  ['a machine imports the explorer', 'machines/chart.ts', "import '#explorer/explore.ts'", 'room'],
  ['a screen imports the explorer', 'src/steps/offers/list.tsx', "import '#explorer/explore.ts'", 'room'],
  ['the app imports the explorer', 'src/app/routes.tsx', "import '#explorer/explore.ts'", 'room'],
  ['the explorer imports a screen', 'explorer/explore.ts', "import '#ui/price.tsx'", 'room'],
  [
    'a screen imports test helpers',
    'src/steps/offers/list.tsx',
    "import '../parts/testing/render.tsx'",
    'room',
  ],
  ['a machine imports React', 'machines/chart.ts', "import 'react'", 'package'],
  ['a machine imports the DOM renderer', 'machines/chart.ts', "import 'react-dom/client'", 'package'],
  ['a machine imports HTTP', 'machines/chart.ts', "import 'axios'", 'package'],
  ['a machine imports Node', 'machines/chart.ts', "import 'node:fs'", 'package'],
  ['a component imports a machine', 'src/ui/price.tsx', "import '#machines/chart.ts'", 'room'],
  ['a component imports an adapter', 'src/ui/price.tsx', "import '#adapters/gateway.ts'", 'room'],
  ['a component imports xstate', 'src/ui/price.tsx', "import '@xstate/react'", 'package'],
  ['an adapter imports a machine', 'src/adapters/gateway.ts', "import '#machines/chart.ts'", 'room'],
  ['an adapter imports a component', 'src/adapters/gateway.ts', "import '#ui/price.tsx'", 'room'],
  ['a step imports a sibling step', 'src/steps/offers/list.tsx', "import '../holder/form.tsx'", 'sibling'],
  [
    'a step imports a sibling from a folder of its own',
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
    'a step imports a sibling when it is needed',
    'src/steps/offers/list.tsx',
    "void import('../holder/form.tsx')",
    'sibling',
  ],
  [
    'what all steps share imports one of them',
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
  ['a step imports the app', 'src/steps/offers/list.tsx', "import '../../app/routes.tsx'", 'room'],
  ['a step imports an area', 'src/steps/offers/list.tsx', "import '../../areas/home/page.tsx'", 'room'],
  ['an area imports a step', 'src/areas/home/page.tsx', "import '../../steps/holder/form.tsx'", 'room'],
  ['a screen asks the network itself', 'src/steps/offers/list.tsx', "import 'axios'", 'package'],
  ['the app imports the gateway', 'src/app/routes.tsx', "import '#gateway/start.ts'", 'room'],
  ['the gateway imports a machine', 'gateway/start.ts', "import '#machines/chart.ts'", 'room'],
  ['the gateway imports the app', 'gateway/start.ts', "import '../src/main.tsx'", 'room'],
  ['the visualizer imports the app', 'visualizer/drawing.tsx', "import '../src/app/routes.tsx'", 'room'],
  ['the visualizer imports its phone', 'visualizer/drawing.tsx', "import './phone/main.tsx'", 'room'],
  ['the app imports the phone', 'src/main.tsx', "import '../visualizer/phone/main.tsx'", 'room'],
  ['code imports a test', 'src/main.tsx', "import '#tests/fixture.ts'", 'room'],
  ['a room is entered by a path', 'src/app/routes.tsx', "import '../../contract/index.ts'", 'by-path'],
  ['a room calls itself by its name', 'src/ui/price.tsx', "import '#ui/price.tsx'", 'by-name'],
  [
    'an import is computed',
    'src/app/routes.tsx',
    'export const load = (name: string) => import(`../steps/${name}/list.tsx`)',
    'hidden',
  ],
  ['an import is a pattern', 'src/app/routes.tsx', "void import.meta.glob('../steps/*/list.tsx')", 'hidden'],
  ['an import leads nowhere', 'src/main.tsx', "import './gone.ts'", 'lost'],
  ['a file lies in no room', 'src/elsewhere/thing.ts', 'export const thing = 1', 'homeless'],
]

describe('the import law', () => {
  let root = ''
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'import-law-'))
  })
  afterEach(() => rmSync(root, { recursive: true }))

  it('finds nothing in a sound house, having read all of it', () => {
    for (const [file, text] of Object.entries(soundHouse)) write(file, text)
    expect(judge(root)).toEqual({ modules: Object.keys(soundHouse).length, imports: 25, violations: [] })
  })

  it.each(planted)('reports it when %s', (_breach, file, line, rule) => {
    for (const [sound, text] of Object.entries(soundHouse)) write(sound, text)
    write(file, `${soundHouse[file] ?? ''}\n${line}\n`)
    expect(judge(root).violations.map((found) => [found.rule, found.file])).toEqual([[rule, file]])
  })

  it('fails when there was nothing to read', () => {
    expect(judge(root).violations.map(({ rule }) => rule)).toEqual(['nothing-read'])
  })

  it('fails when the files import nothing, as they seem to for a parser that cannot read them', () => {
    write('contract/index.ts', 'export const a = 1')
    expect(judge(root).violations.map(({ rule }) => rule)).toEqual(['nothing-read'])
  })

  it('knows every package import that package.json names', () => {
    const manifest: unknown = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
    expect(manifest).toMatchObject({
      imports: Object.fromEntries(
        Object.entries(aliases).map(([name, folder]) => [`${name}*`, `./${folder}*`]),
      ),
    })
    expect(Object.keys(Object(manifest).imports)).toHaveLength(Object.keys(aliases).length)
  })

  it('refuses a file that does not parse', () => {
    write('contract/index.ts', 'export const = 1')
    expect(() => judge(root)).toThrow('contract/index.ts')
  })
})
