/**
 * The long walks through the journeys, as plain JSON. They are written once before the workers
 * begin, and each worker reads the file; states are computed again from the events.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import type { JourneyInput } from '#machines/journey/context.ts'
import { coverOf, type ItemsOf, perDistinctFailure } from '#explorer/cover-items.ts'
import { createDefinitionRegistry } from '#explorer/definition-names.ts'
import { longWalksOf } from '#explorer/long-walks.ts'
import type { EventCase } from '#explorer/exploration.ts'
import type { Path } from '#explorer/path-cover.ts'
import { explorationOf } from '#explorer/stored/stored-exploration.ts'
import type { ExploredChart } from '#explorer/test-model.ts'
import { journeyTestModels } from '#explorer/journey/test-models.ts'
import { type JourneyId, journeyIds } from '#machines/journeys.ts'
import { perBrowserItem, perRenewalView, perView } from './browser-items.ts'

/** Makes something when it is first asked for. */
export const once = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | null = null
  return () => (made ??= { value: make() }).value
}

/**
 * What Chromium walks of each journey. Of car-body insurance and a renewal it is what no other layer shows:
 * their answers, addresses and events are proven in jsdom, by purchases and by renewals.
 */
const itemsOf = {
  'third-party': perBrowserItem,
  motorcycle: perBrowserItem,
  'car-body': perView,
  renewal: perRenewalView,
} as const satisfies Record<JourneyId, ItemsOf>
const walkedInChromium = [
  'third-party',
  'motorcycle',
  'car-body',
  'renewal',
] as const satisfies readonly JourneyId[]

/**
 * Walks through several journeys. What journeys share is walked in the first of them, as in the explorer's
 * own covers.
 * @param likeness where a walk may go on. Where the gateway has to follow it, all guards have to answer as on
 * the way that
 *   it takes over: with other data more of its answers would be stubbed
 */
export const walksTogether = (
  ids: readonly JourneyId[],
  itemsIn: (id: JourneyId) => ItemsOf,
  likeness: 'same guards' | 'same state',
): ReadonlyMap<string, readonly Path[]> => {
  const register = createDefinitionRegistry()
  const done = new Set<string>()
  return new Map(
    ids.map((id) => {
      const { chart, rules } = journeyTestModels[id]
      const { model, exploration } = explorationOf(journeyTestModels[id])
      const cover = coverOf(itemsIn(id), done, register(chart, rules))
      return [id, longWalksOf(model, exploration, cover, likeness)]
    }),
  )
}

/** Every event of car-body insurance and of a renewal in every state is replayed in jsdom only. */
const walkedWhole: readonly JourneyId[] = ['third-party', 'motorcycle']

const browserWalks = once(() => walksTogether(walkedInChromium, (id) => itemsOf[id], 'same state'))
const distinctFailures = once(() => walksTogether(walkedWhole, () => perDistinctFailure, 'same guards'))

/** What the walks together do at least once. */
const covers = {
  /** Every transition: replayed on the rendered screens in jsdom. */
  transitions: ({ longWalks }) => longWalks,
  /** Every view and whatever only a browser can show: walked in Chromium by `npm test`. */
  browser: ({ model }) => browserWalks().get(model.stepper.machine.id) ?? [],
  /**
   * Every event in every state, where failures that fire the same transitions are one: `npm run test:paths`.
   */
  edges: ({ model }) => distinctFailures().get(model.stepper.machine.id) ?? [],
} as const satisfies Record<string, (explored: ExploredChart) => readonly Path[]>
export type CoverKind = keyof typeof covers

/** The cover that Chromium walks in this run. */
export const chromiumCover = (): CoverKind => (process.env['PATHS'] === 'edges' ? 'edges' : 'browser')

export const isJourneyInput = (value: unknown): value is JourneyInput =>
  typeof value === 'object' && value !== null && 'journeyId' in value

const Walk = v.object({
  chart: v.picklist(journeyIds),
  name: v.string(),
  start: v.object({ name: v.string(), input: v.custom<JourneyInput>(isJourneyInput) }),
  steps: v.array(v.object({ name: v.string(), event: v.looseObject({ type: v.string() }) })),
})
export type Walk = v.InferOutput<typeof Walk>
export type WalkStep = Walk['steps'][number]

/** Returns a walk from a start of a journey. Throws for another start. */
export const walkOf = (
  chart: JourneyId,
  start: EventCase,
  steps: readonly EventCase[],
  ending: string,
): Walk => {
  const input: unknown = start.event['input']
  if (!isJourneyInput(input)) throw new Error(`«${start.name}» does not begin a journey`)
  return {
    chart,
    name: `${chart}, ${start.name}, ${ending}`,
    start: { name: start.name, input },
    steps: [...steps],
  }
}

/** Returns walks through a journey, named by where they begin. */
export const walksAlong = (chart: JourneyId, paths: readonly Path[]): readonly Walk[] => {
  const counts = new Map<string, number>()
  return paths.map(({ start, steps }) => {
    const count = (counts.get(start.name) ?? 0) + 1
    counts.set(start.name, count)
    return walkOf(
      chart,
      start,
      steps.map(({ by }) => by),
      `walk ${count}`,
    )
  })
}

/** Returns the walks of a cover through a journey. */
export const walksFor = (cover: CoverKind, chart: JourneyId): readonly Walk[] =>
  walksAlong(chart, covers[cover](explorationOf(journeyTestModels[chart])))

const fileOf = (cover: CoverKind): string =>
  join(import.meta.dirname, '../../../test-results/covers', `${cover}.json`)

/** Writes the walks through the journeys for the workers. */
export const writeWalks = (cover: CoverKind): void => {
  mkdirSync(dirname(fileOf(cover)), { recursive: true })
  const charts = cover === 'edges' ? walkedWhole : walkedInChromium
  writeFileSync(fileOf(cover), JSON.stringify(charts.flatMap((chart) => walksFor(cover, chart))))
}

export const readWalks = (cover: CoverKind): readonly Walk[] =>
  v.parse(v.pipe(v.string(), v.parseJson(), v.array(Walk)), readFileSync(fileOf(cover), 'utf8'))
