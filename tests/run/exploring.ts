/**
 * Explores every chart once, in a fresh process, and stores the result for all other stages. Limits the cost
 * of each chart (decision 026). If no source has changed, the stored result and its figures are used.
 */
import { number, object, parse, parseJson, pipe, record, string } from 'valibot'
import { type Figures, storedFigures } from '#explorer/stored/stored-exploration.ts'
import { ROOT, run } from '../system/command.ts'
import { oneCheck, type Stage } from './stage.ts'

/** CPU time of a chart, in steps of a small chart (`explorer/stored/plain-step.ts`). */
const MAX_PLAIN_STEPS = 200_000
/** Number of runs. The best one counts, because other work on the machine may slow a run. */
const MAX_TRIES = 3
const NOTHING: Figures = { plainSteps: 0, nodes: 0, edges: 0 }

const FiguresByChart = pipe(
  string(),
  parseJson(),
  record(string(), object({ plainSteps: number(), nodes: number(), edges: number() })),
)

type ByChart = Readonly<Record<string, Figures>>

const exploreOnce = async () => {
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

const tooSlow = (figures: ByChart) =>
  Object.entries(figures).filter(([, { plainSteps }]) => plainSteps > MAX_PLAIN_STEPS)

const fasterOf = (one: ByChart, other: ByChart): ByChart =>
  Object.fromEntries(
    Object.entries(other).map(([chart, figures]) => {
      const before = one[chart]
      return [chart, before !== undefined && before.plainSteps < figures.plainSteps ? before : figures]
    }),
  )

export const exploring: Stage = {
  name: 'exploring, cold',
  run: async () => {
    const stored = storedFigures()
    const isStored = stored !== null && tooSlow(stored).length === 0
    let figures = isStored ? stored : await exploreOnce()
    for (let tries = 1; tries < MAX_TRIES && tooSlow(figures).length > 0; tries += 1) {
      figures = fasterOf(figures, await exploreOnce())
    }
    const [slowest] = Object.entries(figures).toSorted(
      ([, one], [, other]) => other.plainSteps - one.plainSteps,
    )
    const [chart = '', { plainSteps, nodes, edges } = NOTHING] = slowest ?? []
    const note = `${chart}: ${plainSteps} plain steps, ${nodes} nodes, ${edges} edges${isStored ? ', stored before' : ''}`
    return oneCheck(
      tooSlow(figures).map(
        ([slow, taken]) =>
          `exploring ${slow} takes the time of ${taken.plainSteps} plain steps, ${MAX_PLAIN_STEPS} are allowed`,
      ),
      note,
    )
  },
}
