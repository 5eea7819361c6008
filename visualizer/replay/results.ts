/** Results of the last replays, written by the tests beside the page. */
import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { usePage } from '../page-state.ts'
import type { CataloguePath } from './paths-in.ts'

const PathResult = v.object({
  path: v.string(),
  passed: v.boolean(),
  step: v.exactOptional(v.number()),
  by: v.exactOptional(v.string()),
  expected: v.exactOptional(v.string()),
  found: v.exactOptional(v.string()),
  /** Present if the path is in no catalogue. */
  walk: v.exactOptional(v.object({ start: v.string(), steps: v.array(v.string()) })),
})
type PathResult = v.InferOutput<typeof PathResult>

/** By chart name. */
const Replayed = v.record(v.string(), v.object({ ranAt: v.string(), results: v.array(PathResult) }))
const Results = v.fallback(v.object({ machine: Replayed, screens: Replayed, chromium: Replayed }), {
  machine: {},
  screens: {},
  chromium: {},
})
type Results = v.InferOutput<typeof Results>
export type ReplayKind = keyof Results

const kinds = ['machine', 'screens', 'chromium'] as const

/** Result of a path: its replays and its first failure. */
export type Mark = {
  readonly passed: boolean
  readonly in: readonly ReplayKind[]
  readonly failure: PathResult | null
  readonly failedIn: ReplayKind | null
}

/** By path name; empty before the first replay. */
export type Marks = ReadonlyMap<string, Mark>

const resultsIn = (results: Results, chart: string): readonly (readonly [ReplayKind, PathResult])[] =>
  kinds.flatMap((kind) => (results[kind][chart]?.results ?? []).map((result) => [kind, result] as const))

/** The results of a chart's paths. */
const marksIn = (results: Results, chart: string): Marks => {
  const marks = new Map<string, Mark>()
  for (const [kind, result] of resultsIn(results, chart)) {
    const { in: before = [], failure = null, failedIn = null } = marks.get(result.path) ?? {}
    const failsHere = failure === null && !result.passed
    marks.set(result.path, {
      passed: failure === null && result.passed,
      in: [...before, kind],
      failure: failsHere ? result : failure,
      failedIn: failsHere ? kind : failedIn,
    })
  }
  return marks
}

/** The walks of a chart that are in no catalogue. */
const walksIn = (results: Results, chart: string): readonly CataloguePath[] =>
  resultsIn(results, chart).flatMap(([, { path, walk }]) =>
    walk === undefined ? [] : [{ chart, name: path, ...walk, isLong: true }],
  )

type OfChart = { readonly marks: Marks; readonly walks: readonly CataloguePath[]; readonly isRead: boolean }

const none: OfChart = { marks: new Map(), walks: [], isRead: false }

let results: Results | null = null
let charts = new Map<string, OfChart>()
const listeners = new Set<() => void>()

/** Reads the results; a page without them has none. */
export const readResults = async (): Promise<void> => {
  const answer = await fetch('results.json', { cache: 'no-cache' }).catch(() => null)
  const found: unknown = answer?.ok ? await answer.json().catch(() => null) : null
  results = v.parse(Results, found)
  charts = new Map()
  for (const listener of listeners) listener()
}

const ofChart = (chart: string): OfChart => {
  if (results === null) return none
  const known = charts.get(chart) ?? {
    marks: marksIn(results, chart),
    walks: walksIn(results, chart),
    isRead: true,
  }
  charts.set(chart, known)
  return known
}

const listen = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The results of the shown chart's paths. */
export const useResults = (): OfChart => {
  const chart = usePage((page) => page.chart)
  return useSyncExternalStore(listen, () => ofChart(chart))
}
