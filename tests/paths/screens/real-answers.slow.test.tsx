// @vitest-environment jsdom
/**
 * The results of all calls on the rendered screens, with the answers of a running gateway as far as a walk
 * can go on with them. Only this layer proves which results the gateway gives to the app's calls, and that
 * the screens show what the chart makes of them.
 */
import './stubbed-gateway.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { customerFactory } from '#tests/browser/customers.ts'
import { type GatewayProcess, startGateway } from '#tests/browser/gateway-process.ts'
import {
  journeysWithResults,
  resultWalks,
  shortestResultWalks,
  stubbedResults,
} from '../walk/result-walks.ts'
import type { PathResult } from '../results.ts'
import { createScenario } from '../walk/scenario.ts'
import type { Walk } from '../walk/walks.ts'
import { preloadScreens } from './journey-page.tsx'
import { realAnswers } from './real-answers.ts'
import { replayWalk } from './replay-walk.ts'

vi.mock('../../../src/app/journeys/journey-registry.ts', () => import('./rendered-journey.ts'))
vi.mock('../../../src/app/messages.ts', () => ({ loadMessages: () => Promise.resolve() }))
vi.mock('@playwright/test', () => import('./dom-page.ts'))
afterAll(() => {
  vi.doUnmock('../../../src/app/journeys/journey-registry.ts')
  vi.doUnmock('../../../src/app/messages.ts')
  vi.doUnmock('@playwright/test')
})

/** The shortest walks one after another. */
const LONG_MS = 60_000

await preloadScreens()
const customer = customerFactory(0)
const real = new Set<string>()
let gateway: GatewayProcess

beforeAll(async () => {
  gateway = await startGateway({ env: { SEPAR_UNLIMITED: '1', SEPAR_CHECK_ANSWERS: '1' } })
  // The bank's page is the gateway's.
  vi.stubEnv('VITE_ALLOWED_ORIGINS', gateway.address)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
})
afterAll(async () => {
  vi.useRealTimers()
  await gateway.stop()
  await gateway.clean()
})

const walked = async (path: Walk): Promise<PathResult> => {
  const scenario = await createScenario(path, gateway.address, customer().cellNumber)
  const result = await replayWalk(path, realAnswers(path, scenario))
  for (const each of scenario.realResults) real.add(`${path.chart}, ${each}`)
  return result
}
const asExpected = ({ name }: Walk): PathResult => ({ path: name, passed: true })

describe('the screens of the journeys', () => {
  const walks = journeysWithResults.flatMap(resultWalks)
  const shortest = new Map<string, readonly Walk[]>(
    journeysWithResults.flatMap((chart) =>
      [...shortestResultWalks(chart)].map(([result, paths]) => [`${chart}, ${result}`, paths]),
    ),
  )
  const names = new Set(walks.flatMap(({ chart, steps }) => steps.map(({ name }) => `${chart}, ${name}`)))
  const results = [...names].filter((name) => shortest.has(name))

  it.each(walks.map((path) => [path.name, path] as const))(
    'show what the gateway answers: %s',
    async (_, path) => {
      expect(await walked(path)).toEqual(asExpected(path))
    },
  )
  it(
    'show it on the shortest ways, too, where a long walk needed a stub',
    async () => {
      const found: PathResult[] = []
      for (const result of results.filter((name) => !(name in stubbedResults)))
        for (const path of shortest.get(result) ?? []) if (!real.has(result)) found.push(await walked(path))
      expect(found.filter(({ passed }) => !passed)).toEqual([])
    },
    LONG_MS,
  )
  it('have shown every result as the gateway gives it, but for those that need a stub', () => {
    expect(results.filter((result) => !real.has(result)).toSorted()).toEqual(
      Object.keys(stubbedResults).toSorted(),
    )
  })
})
