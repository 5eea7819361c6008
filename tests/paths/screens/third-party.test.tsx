// @vitest-environment jsdom
import './stubbed-gateway.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { thirdPartyTestModel } from '#explorer/third-party/test-model.ts'
import { exploreChart } from '#explorer/explore-chart.ts'
import { viewOf, statesWithView } from '#tests/journeys/steps/tables.ts'
import { fewestPathsToAllLeafStates, leafStatesOf } from '../leaf-states.ts'
import { type PathResult, writeResults } from '../results.ts'
import { preloadScreens } from './journey-page.tsx'
import { replayOnScreens } from './replay-on-screens.ts'

vi.mock('../../../src/app/journeys/journey-registry.ts', () => import('./rendered-journey.ts'))
vi.mock('../../../src/app/messages.ts', () => ({ wordsOf: () => Promise.resolve() }))

await preloadScreens()
const { paths } = exploreChart(thirdPartyTestModel)
const few = fewestPathsToAllLeafStates(paths)
const results: PathResult[] = []

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
})
afterAll(() => {
  vi.useRealTimers()
  writeResults('screens', 'third-party', results)
})

describe('the screens of the third-party journey', () => {
  it('are told for every state that rests, and for no other', () => {
    const rests = leafStatesOf(paths)
    expect(rests.filter((state) => viewOf(state) === null)).toEqual([])
    expect(statesWithView.filter((state) => !rests.includes(state))).toEqual([])
  })
  it('are all come to by the chosen paths', () => {
    expect(leafStatesOf(few).toSorted()).toEqual(leafStatesOf(paths).toSorted())
  })
  it.each(few.map((named) => [named.name, named] as const))(
    'show heading, one primary action and errors: %s',
    async (_, named) => {
      const result = await replayOnScreens(named)
      results.push(result)
      expect(result).toEqual({ path: named.name, passed: true })
    },
  )
})
