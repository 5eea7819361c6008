/**
 * What takes seconds is computed when the page is built, and comes as modules: `virtual:figures` has the states and the
 * coverage of every chart.
 */
import type { Plugin } from 'vite'
import { charts } from '#machines/charts.ts'
import { statesOf } from '#machines/paths/transitions.ts'
import { everyWalk } from '#machines/paths/every-walk.ts'
import { walked } from '#machines/paths/walked.ts'

const modules: Readonly<Record<string, () => string>> = {
  'virtual:figures': () => {
    const figures = Object.entries(charts).map(([chart, machine]) => {
      const walk = everyWalk[chart]
      return { chart, states: statesOf(machine).length - 1, transitions: walk ? walked(walk).coverage.transitions : null }
    })
    return `export const figures = ${JSON.stringify(figures)}`
  },
}

/** Gives the Vite plugin that answers for these modules. */
export const computed = (): Plugin => ({
  name: 'separ-computed',
  resolveId: (source) => (Object.hasOwn(modules, source) ? `\0${source}` : null),
  load: (id) => modules[id.slice(1)]?.() ?? null,
})
