/**
 * Computes slow data at build time and provides it as modules: `virtual:figures` (states and coverage of
 * every chart), `virtual:layouts` (positions in their drawings), `virtual:catalogues` (their paths).
 */
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import * as v from 'valibot'
import { charts } from '#explorer/charts.ts'
import { diagramOf } from '#explorer/diagrams/diagram.ts'
import { statesOf } from '#explorer/transitions.ts'
import { testModels } from '#explorer/test-models.ts'
import { layoutsOf } from '../drawing/layouts.ts'

/** JSON parses faster than a JavaScript literal. */
const exported = (name: string, value: unknown): string =>
  `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))})`

const Coverage = v.pipe(
  v.string(),
  v.parseJson(),
  v.record(v.string(), v.object({ all: v.number(), reached: v.number() })),
)

const textOf = (file: string): string =>
  readFileSync(new URL(`../../explorer/catalogues/${file}`, import.meta.url), 'utf8')

const modules: Readonly<Record<string, () => string>> = {
  'virtual:figures': () => {
    const coverage = v.parse(Coverage, textOf('coverage.json'))
    const figures = Object.entries(charts).map(([chart, machine]) => ({
      chart,
      states: statesOf(machine).length - 1,
      transitions: coverage[chart] ?? null,
    }))
    return exported('figures', figures)
  },
  'virtual:catalogues': () =>
    exported(
      'catalogues',
      Object.fromEntries(Object.keys(testModels).map((chart) => [chart, textOf(`${chart}.txt`)])),
    ),
  'virtual:layouts': () =>
    exported(
      'layouts',
      Object.fromEntries(
        Object.entries(charts).map(([name, machine]) => [name, layoutsOf(diagramOf(machine))]),
      ),
    ),
}

/** The Vite plugin that provides these modules. */
export const virtualModules = (): Plugin => ({
  name: 'separ-computed',
  resolveId: (source) => (Object.hasOwn(modules, source) ? `\0${source}` : null),
  load: (id) => modules[id.slice(1)]?.() ?? null,
})
