// @vitest-environment jsdom
/** Every state in which the journey rests, drawn in English: nothing on it is Persian but what was given so. Issue "Around the journey", "Languages". */
import './held-gateway.ts'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { NamedPath } from '#machines/paths/catalogue.ts'
import { thirdPartyWalk } from '#machines/paths/third-party/paths.ts'
import { walked } from '#machines/paths/walked.ts'
import { fewestThatRestEverywhere, restingIn } from '../resting.ts'
import { loadEnglish, persianLeft } from './in-english.ts'
import { loadScreens, openPage } from './journey-page.tsx'

vi.mock('../../../src/app/journeys/open-journey.ts', () => import('./drawn-journey.ts'))
vi.mock('../../../src/app/words.ts', () => ({ wordsOf: () => Promise.resolve() }))

await loadScreens()
const speakEnglish = await loadEnglish()
const few = fewestThatRestEverywhere(walked(thirdPartyWalk).paths)

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
})
afterAll(() => {
  vi.useRealTimers()
})

const faultsOn = async ({ path }: NamedPath): Promise<readonly string[]> => {
  const page = await openPage(path.beginning, {}, speakEnglish)
  onTestFinished(page.close)
  const faults: string[] = []
  for (const [step, { by, after }] of [{ by: path.beginning, after: path.begins }, ...path.steps].entries()) {
    if (step > 0) await page.happen(by)
    if (after.status !== 'active') continue
    faults.push(...persianLeft(page.snapshot().context).map((text) => `${restingIn(after)} says «${text}»`))
  }
  return faults
}

describe('the screens in English', () => {
  it.each(few.map((named) => [named.name, named] as const))('say nothing in Persian: %s', async (_, named) => {
    expect(await faultsOn(named)).toEqual([])
  })
})
