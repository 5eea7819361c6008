/**
 * Replays every path of every chart on a running actor. Only this layer proves that XState runs each chart as
 * the explorer computed it, for every event in every state.
 */
import { afterAll, describe, expect, it } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import type { NamedPath } from '#explorer/catalogue.ts'
import { coverOf, perEdge } from '#explorer/cover-items.ts'
import { longWalksOf } from '#explorer/long-walks.ts'
import { type Deviation, replay } from '#explorer/replay.ts'
import { explorationOf } from '#explorer/stored/stored-exploration.ts'
import { testModels } from '#explorer/test-models.ts'
import { thirdPartyTestModel } from '#explorer/journey/test-models.ts'
import { thirdParty } from '#machines/third-party.ts'
import { type PathResult, writeResults } from './results.ts'

/** Thousands of asynchronous steps. */
const LONG_MS = 60_000

const results = new Map<string, readonly PathResult[]>()
afterAll(() => {
  for (const [chart, ofChart] of results) writeResults('machine', chart, ofChart)
})

const resultOf = (path: string, deviation: Deviation | null): PathResult => ({
  path,
  passed: deviation === null,
  ...deviation,
})

const replayed = async (
  chart: AnyStateMachine,
  named: readonly NamedPath[],
): Promise<readonly PathResult[]> => {
  const found = await Promise.all(
    named.map(async (each) => resultOf(each.name, await replay(chart, each.path))),
  )
  results.set(chart.id, found)
  return found.filter(({ passed }) => !passed)
}

describe.each(Object.entries(testModels).filter(([name]) => name !== 'third-party'))(
  'the running chart %s',
  (_, testModel) => {
    it('has the explorer’s state and context after every step of every path', async () => {
      const { paths } = explorationOf(testModel)
      expect(paths.length).toBeGreaterThan(2)
      expect(await replayed(testModel.chart, paths)).toEqual([])
    })
  },
)

describe('the running third-party journey', () => {
  const { model, exploration, paths } = explorationOf(thirdPartyTestModel)

  it(
    'has the explorer’s state and context after every step of every path',
    async () => {
      expect(await replayed(thirdParty, paths)).toEqual([])
    },
    LONG_MS,
  )
  it(
    'also on the long walks that take every event in every state',
    async () => {
      const walks = longWalksOf(model, exploration, coverOf(perEdge), 'same guards')
      const deviations = await Promise.all(walks.map((path) => replay(thirdParty, path)))
      expect(deviations.filter((deviation) => deviation !== null)).toEqual([])
    },
    LONG_MS,
  )
  it('reports a deviation', async () => {
    const path = paths[0]?.path
    const wrong = path && {
      ...path,
      steps: path.steps.map((step, index) =>
        index === 2 ? { ...step, by: { name: 'nothing', event: { type: 'nothing' } } } : step,
      ),
    }
    expect(wrong && (await replay(thirdParty, wrong))).toMatchObject({ step: 3, by: 'nothing' })
  })
})
