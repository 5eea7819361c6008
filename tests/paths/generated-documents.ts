/** Documents that are generated from the charts, and their places. */
import { join } from 'node:path'
import type { AnyStateMachine } from 'xstate'
import { isJourneyId } from '#machines/journeys.ts'
import { charts } from '#explorer/charts.ts'
import { journeyMap } from '#explorer/diagrams/journey-map.ts'
import { mermaidOf } from '#explorer/diagrams/mermaid.ts'
import { testModels } from '#explorer/test-models.ts'
import { statesOf } from '#explorer/transitions.ts'
import { explorationOf } from '#explorer/stored/stored-exploration.ts'
import { catalogueOf } from '#explorer/test-model.ts'
import { ROOT } from '#tests/system/command.ts'

const BEGINS = '<!-- the map: npm run machines -- map -->'
const ENDS = '<!-- the map ends -->'

/** A file and its expected text. */
export type GeneratedFile = { readonly file: string; readonly text: string }
export type Documents = {
  readonly readme: string
  readonly map: string
  readonly catalogues: readonly GeneratedFile[]
  /**
   * The share of its transitions that each chart's paths fire, for the visualizer's build: exploring takes
   * half a minute.
   */
  readonly coverage: GeneratedFile
}

/** A journey is drawn as a map of its addresses, a small chart state by state. */
const drawn = (chart: AnyStateMachine): string =>
  statesOf(chart).some(({ config }) => config.route !== undefined)
    ? journeyMap(chart)
    : `\`\`\`mermaid\n${mermaidOf(chart).trimEnd()}\n\`\`\``

/** The directory of a chart's test model. */
const folderOf = (chart: string): string => (isJourneyId(chart) ? 'journey' : 'app')

/** Explores the charts and returns the files with their expected texts. */
export const generatedDocuments = (): Documents => {
  const sections = Object.entries(testModels).map(([name, walk]) => {
    const explored = explorationOf(walk)
    const { paths } = explored
    const { transitions, states, guards } = explored.coverage
    const excused =
      Object.keys(walk.reasons).length === 0
        ? ''
        : `; \`explorer/${folderOf(name)}\` names the reason of each one that is left`
    const figures = `The explorer reaches ${transitions.reached} of ${transitions.all} transitions, ${states.reached} of ${states.all} states, and ${guards.bothWays} of ${guards.all} guards answered both ways, in ${paths.length} paths${excused}.`
    const chart = charts[name]
    return {
      transitions: [name, transitions] as const,
      map: `## ${name}\n\n${figures}\n\n${chart ? drawn(chart) : ''}`,
      catalogue: { file: join(ROOT, `explorer/catalogues/${name}.txt`), text: catalogueOf(explored) },
    }
  })
  return {
    readme: join(ROOT, 'machines/README.md'),
    map: sections.map(({ map }) => map).join('\n\n'),
    catalogues: sections.map(({ catalogue }) => catalogue),
    coverage: {
      file: join(ROOT, 'explorer/catalogues/coverage.json'),
      text: `${JSON.stringify(Object.fromEntries(sections.map(({ transitions }) => transitions)), null, 2)}\n`,
    },
  }
}

/** Puts the map into the README's text. Throws if its place is missing. */
export const withMap = (text: string, map: string): string => {
  const [begin, end] = [text.indexOf(BEGINS), text.indexOf(ENDS)]
  if (begin === -1 || end === -1) throw new Error('machines/README.md has no place for the map')
  return `${text.slice(0, begin + BEGINS.length)}\n\n${map}\n${text.slice(end)}`
}
