// @vitest-environment jsdom
/**
 * Every state of the journeys in English. Only this layer proves that each state says in English what the
 * step tables say in Persian, and that no other Persian text is left on its page.
 */
import './stubbed-gateway.ts'
import { i18n } from '@lingui/core'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { AnyMachineSnapshot } from 'xstate'
import type { NamedPath } from '#explorer/catalogue.ts'
import { explorationOf } from '#explorer/stored/stored-exploration.ts'
import { journeyTestModels } from '#explorer/journey/test-models.ts'
import { type JourneyId, journeyIds } from '#machines/journeys.ts'
import { viewOf } from '#tests/journeys/steps/tables.ts'
import { english } from '../../../src/app/messages/en.ts'
import { allowedPersianOn } from '../english/allowed-persian.ts'
import { carWordsIn } from '../english/car-words.ts'
import { loadEnglishMessages, toEnglish } from '../english/english-view.ts'
import { readTexts, untranslatedTexts } from '../english/untranslated.ts'
import { fewestPathsToAllLeafStates, leafStateOf } from '../leaf-states.ts'
import { contextOf } from '../walk/expected-state.ts'
import { isJourneyInput } from '../walk/walks.ts'
import { preloadScreens, renderJourneyPage } from './journey-page.tsx'
import { chartDifferences } from './page-mismatches.ts'
import { readVisiblePage } from './visible-page.ts'

vi.mock('../../../src/app/journeys/journey-registry.ts', () => import('./rendered-journey.ts'))
vi.mock('../../../src/app/messages.ts', () => ({ loadMessages: () => Promise.resolve() }))
afterAll(() => {
  vi.doUnmock('../../../src/app/journeys/journey-registry.ts')
  vi.doUnmock('../../../src/app/messages.ts')
})

await preloadScreens()
const catalogues = await Promise.all(Object.values(english).map((load) => load()))
const messages = await loadEnglishMessages()
const paths = journeyIds.flatMap((id) =>
  fewestPathsToAllLeafStates(explorationOf(journeyTestModels[id]).paths).map((named) => [id, named] as const),
)

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
})
afterAll(() => {
  vi.useRealTimers()
})

const speakEnglish = (): void => {
  for (const { messages: catalogue } of catalogues) i18n.load('en', catalogue)
  i18n.activate('en')
  document.documentElement.lang = 'en'
  document.documentElement.dir = 'ltr'
}

/** Describes what the page lacks in English, for the alternative view that lacks least. */
const missingEnglish = (
  journey: JourneyId,
  after: AnyMachineSnapshot,
  isEntered: boolean,
): readonly string[] => {
  const view = viewOf(leafStateOf(after), journey, contextOf(after).quote.product)
  if (view === null) return [`no table says what «${leafStateOf(after)}» shows`]
  const { headings, primaries, words } = readVisiblePage()
  const alternatives = [view, ...(view.or ?? [])].map((each) => {
    const { heading, primary, texts } = toEnglish(each, isEntered, messages)
    return [
      ...(heading === null || headings.includes(heading) ? [] : [`the heading «${heading}»`]),
      ...(primary === null || primaries.includes(primary) ? [] : [`the action «${primary}»`]),
      ...texts.filter((text) => !words.includes(text)),
    ]
  })
  return alternatives.toSorted((one, other) => one.length - other.length)[0] ?? []
}

const mismatchesOf = async (journey: JourneyId, named: NamedPath): Promise<readonly string[]> => {
  const { start, startSnapshot, steps } = named.path
  const input: unknown = start.event['input']
  if (!isJourneyInput(input)) throw new Error(`«${start.name}» does not begin a journey`)
  const allowed = allowedPersianOn(journey, named)
  const page = await renderJourneyPage(input, { journey, activate: speakEnglish, address: false })
  try {
    let before = ''
    for (const [index, { by, after }] of [{ by: start, after: startSnapshot }, ...steps].entries()) {
      if (index > 0) await page.perform(by)
      const state = leafStateOf(after)
      const found = [
        ...chartDifferences(after, page.snapshot()),
        ...(after.status === 'active' ? missingEnglish(journey, after, state !== before) : []),
        ...untranslatedTexts(readTexts().texts, allowed).map((text) => `Persian: «${text}»`),
        ...(journey === 'motorcycle' ? carWordsIn(readTexts().texts) : []).map((text) => `a car: «${text}»`),
      ]
      if (found.length > 0) return [`step ${index}, «${by.name}», «${state}»`, ...found]
      before = state
    }
    return []
  } finally {
    page.close()
  }
}

describe('the screens in English', () => {
  it('of a motorcycle would be found to speak of a car', () => {
    expect(carWordsIn(['Is this your car?', 'From the motorcycle card'])).toEqual(['Is this your car?'])
  })
  it.each(paths.map(([journey, named]) => [journey, named.name, named] as const))(
    'say what they say in Persian: %s, %s',
    async (journey, _, named) => {
      expect(await mismatchesOf(journey, named)).toEqual([])
    },
  )
})
