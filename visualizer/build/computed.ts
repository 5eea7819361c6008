/**
 * What takes seconds is computed when the page is built, and comes as modules: `virtual:figures` has the states and the
 * coverage of every chart, `virtual:layouts` where everything stands in their drawings. `virtual:catalogues` has their paths.
 */
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { charts } from '#explorer/charts.ts'
import { diagramOf } from '#explorer/diagrams/diagram.ts'
import { statesOf } from '#explorer/transitions.ts'
import { testModels } from '#explorer/test-models.ts'
import { exploreChart } from '#explorer/explore-chart.ts'
import { layoutsOf } from '../drawing/layouts.ts'

/** Text that is data is read faster than text that is a program. */
const exported = (name: string, value: unknown): string =>
  `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))})`

const modules: Readonly<Record<string, () => string>> = {
  'virtual:figures': () => {
    const figures = Object.entries(charts).map(([chart, machine]) => {
      const walk = testModels[chart]
      return {
        chart,
        states: statesOf(machine).length - 1,
        transitions: walk ? exploreChart(walk).coverage.transitions : null,
      }
    })
    return exported('figures', figures)
  },
  'virtual:catalogues': () =>
    exported(
      'catalogues',
      Object.fromEntries(
        Object.keys(testModels).map((chart) => [
          chart,
          readFileSync(new URL(`../../explorer/catalogues/${chart}.txt`, import.meta.url), 'utf8'),
        ]),
      ),
    ),
  'virtual:layouts': () =>
    exported(
      'layouts',
      Object.fromEntries(
        Object.entries(charts).map(([name, machine]) => [name, layoutsOf(diagramOf(machine))]),
      ),
    ),
}

/** Gives the Vite plugin that answers for these modules. */
export const computed = (): Plugin => ({
  name: 'separ-computed',
  resolveId: (source) => (Object.hasOwn(modules, source) ? `\0${source}` : null),
  load: (id) => modules[id.slice(1)]?.() ?? null,
})
