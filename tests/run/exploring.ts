/**
 * Explores every chart once, in a fresh process, and stores the result for all other stages. Limits the steps
 * of each chart (decision 026). If no source has changed, the stored result and its figures are used.
 */
import { number, object, parse, parseJson, pipe, record, string } from 'valibot'
import { type Figures, storedFigures } from '#explorer/stored/stored-exploration.ts'
import { ROOT, run } from '../system/command.ts'
import { oneCheck, type Stage } from './stage.ts'

/**
 * Steps of a chart that the explorer may take. Counted and not timed: the same steps take twice as long on a
 * busy machine.
 */
const MAX_EDGES = 100_000

const FiguresByChart = pipe(
  string(),
  parseJson(),
  record(string(), object({ nodes: number(), edges: number() })),
)

const exploreOnce = async (): Promise<Readonly<Record<string, Figures>>> => {
  const { code, output } = await run(process.execPath, [
    // New objects live until the step ends: with room for more of them a sixth less time goes to collecting
    // them.
    '--max-semi-space-size=128',
    '--import',
    'tsx',
    `${ROOT}tests/run/explore-once.ts`,
  ])
  if (code !== 0) throw new Error(output)
  return parse(FiguresByChart, output.trim().split('\n').at(-1))
}

export const exploring: Stage = {
  name: 'exploring, cold',
  run: async () => {
    const stored = storedFigures()
    const charts = Object.entries(stored ?? (await exploreOnce()))
    const largest = charts.toSorted(([, one], [, other]) => other.edges - one.edges).at(0)
    if (largest === undefined) return oneCheck(['No chart was explored.'])
    const [chart, { nodes, edges }] = largest
    const note = `largest: ${chart}, ${nodes} nodes, ${edges} edges${stored === null ? '' : ', stored before'}`
    const problems = charts.flatMap(([id, figures]) =>
      figures.edges > MAX_EDGES
        ? [`exploring ${id} takes ${figures.edges} steps, ${MAX_EDGES} are allowed`]
        : [],
    )
    return oneCheck(problems, note)
  },
}
