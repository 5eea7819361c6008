// @vitest-environment jsdom
/**
 * Every transition of the journeys on the rendered screens, with the app's own calls and routing. What other
 * journeys share with third-party insurance is walked there once. Only this layer proves for each transition
 * that the page offers the user event, and that chart, address and page agree afterwards.
 */
import './stubbed-gateway.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { statesWithView, viewOf } from '#tests/journeys/steps/tables.ts'
import { type JourneyId, journeyIds } from '#machines/journeys.ts'
import { leafStateOf } from '../leaf-states.ts'
import { type PathResult, writeResults } from '../results.ts'
import { expectedStates } from '../walk/expected-state.ts'
import { walksFor } from '../walk/walks.ts'
import { preloadScreens } from './journey-page.tsx'
import { replayWalk } from './replay-walk.ts'

vi.mock('../../../src/app/journeys/journey-registry.ts', () => import('./rendered-journey.ts'))
vi.mock('../../../src/app/messages.ts', () => ({ loadMessages: () => Promise.resolve() }))
vi.mock('@playwright/test', () => import('./dom-page.ts'))
afterAll(() => {
  vi.doUnmock('../../../src/app/journeys/journey-registry.ts')
  vi.doUnmock('../../../src/app/messages.ts')
  vi.doUnmock('@playwright/test')
})

await preloadScreens()
const walks = journeyIds.flatMap((id) => walksFor('transitions', id))
const results = new Map<JourneyId, PathResult[]>(journeyIds.map((chart) => [chart, []]))

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
})
afterAll(() => {
  vi.useRealTimers()
  for (const [chart, found] of results) writeResults('screens', chart, found)
})

describe('the screens of the journeys', () => {
  it('have an expected view for every state, and for no other', () => {
    const reached = walks.flatMap(({ chart, start, steps }) =>
      expectedStates(chart, start.input, steps).map((at) => [leafStateOf(at), chart] as const),
    )
    const states = new Set(reached.map(([state]) => state))
    expect(reached.filter(([state, chart]) => viewOf(state, chart) === null)).toEqual([])
    expect(statesWithView.filter((state) => !states.has(state))).toEqual([])
  })
  it.each(walks.map((walk) => [walk.name, walk] as const))('follow the chart: %s', async (_, walk) => {
    const result = await replayWalk(walk)
    results.get(walk.chart)?.push({
      ...result,
      walk: { start: walk.start.name, steps: walk.steps.map(({ name }) => name) },
    })
    expect(result).toEqual({ path: walk.name, passed: true })
  })
})
