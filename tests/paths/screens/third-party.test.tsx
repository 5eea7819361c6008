// @vitest-environment jsdom
import './held-gateway.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { thirdPartyWalk } from '#machines/paths/third-party/paths.ts'
import { walked } from '#machines/paths/walked.ts'
import { shownIn, shownStates } from '#tests/journeys/steps/tables.ts'
import { fewestThatRestEverywhere, restingStates } from '../resting.ts'
import { type PathResult, writeResults } from '../results.ts'
import { loadScreens } from './journey-page.tsx'
import { replayOnScreens } from './replay-on-screens.ts'

vi.mock('../../../src/app/journeys/open-journey.ts', () => import('./drawn-journey.ts'))
vi.mock('../../../src/app/words.ts', () => ({ wordsOf: () => Promise.resolve() }))

await loadScreens()
const { paths } = walked(thirdPartyWalk)
const few = fewestThatRestEverywhere(paths)
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
    const rests = restingStates(paths)
    expect(rests.filter((state) => shownIn(state) === null)).toEqual([])
    expect(shownStates.filter((state) => !rests.includes(state))).toEqual([])
  })
  it('are all come to by the chosen paths', () => {
    expect(restingStates(few).toSorted()).toEqual(restingStates(paths).toSorted())
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
