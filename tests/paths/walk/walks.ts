/**
 * The long walks through the third-party journey, as plain JSON. Exploring takes seconds, so it is done once before the
 * workers begin, and each worker reads the file; states are computed again from the events.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import type { JourneyInput } from '#machines/journey/context.ts'
import { type ItemsOf, perDistinctFailure, perTransition } from '#explorer/cover-items.ts'
import { explore } from '#explorer/explore.ts'
import { longWalksOf } from '#explorer/long-walks.ts'
import { thirdPartyExplorerModel } from '#explorer/third-party/explorer-model.ts'
import { isOffered } from '#explorer/third-party/offered.ts'
import { perBrowserItem } from './browser-items.ts'

/** What the walks together do at least once. */
const covers = {
  /** Every transition: replayed on the rendered screens in jsdom. */
  transitions: perTransition,
  /** Every view and whatever only a browser can show: walked in Chromium by `npm test`. */
  browser: perBrowserItem,
  /** Every event in every state, where failures that fire the same transitions are one: `npm run test:paths`. */
  edges: perDistinctFailure,
} as const satisfies Record<string, ItemsOf>
export type CoverKind = keyof typeof covers

/** The cover that Chromium walks in this run. */
export const chromiumCover = (): CoverKind => (process.env['PATHS'] === 'edges' ? 'edges' : 'browser')

export const isJourneyInput = (value: unknown): value is JourneyInput =>
  typeof value === 'object' && value !== null && 'journeyId' in value

const Walk = v.object({
  name: v.string(),
  beginning: v.object({ name: v.string(), input: v.custom<JourneyInput>(isJourneyInput) }),
  steps: v.array(v.object({ name: v.string(), event: v.looseObject({ type: v.string() }) })),
})
export type Walk = v.InferOutput<typeof Walk>
export type WalkStep = Walk['steps'][number]

/** Explores the journey and returns its walks, named by where they begin. */
export const walksFor = (cover: CoverKind): readonly Walk[] => {
  const model = thirdPartyExplorerModel()
  const counts = new Map<string, number>()
  return longWalksOf(model.stepper, explore(model), covers[cover], isOffered).map(({ start, steps }) => {
    const count = (counts.get(start.name) ?? 0) + 1
    counts.set(start.name, count)
    const input: unknown = start.event['input']
    if (!isJourneyInput(input)) throw new Error(`«${start.name}» does not begin a journey`)
    return {
      name: `${start.name}, walk ${count}`,
      beginning: { name: start.name, input },
      steps: steps.map(({ by }) => by),
    }
  })
}

const fileOf = (cover: CoverKind): string =>
  join(import.meta.dirname, '../../../test-results/covers', `${cover}.json`)

/** Explores the journey and writes its walks for the workers. */
export const writeWalks = (cover: CoverKind): void => {
  mkdirSync(dirname(fileOf(cover)), { recursive: true })
  writeFileSync(fileOf(cover), JSON.stringify(walksFor(cover)))
}

export const readWalks = (cover: CoverKind): readonly Walk[] =>
  v.parse(v.pipe(v.string(), v.parseJson(), v.array(Walk)), readFileSync(fileOf(cover), 'utf8'))
