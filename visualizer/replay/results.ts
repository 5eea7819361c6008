/** What the last replays of the paths came to, as the tests left it beside the page. */
import { useSyncExternalStore } from 'react'
import * as v from 'valibot'

const PathResult = v.object({
  path: v.string(),
  passed: v.boolean(),
  step: v.exactOptional(v.number()),
  by: v.exactOptional(v.string()),
  expected: v.exactOptional(v.string()),
  found: v.exactOptional(v.string()),
})
const Replayed = v.nullable(v.object({ ranAt: v.string(), results: v.array(PathResult) }))
const Results = v.fallback(v.object({ machine: Replayed, screens: Replayed, chromium: Replayed }), { machine: null, screens: null, chromium: null })
type Results = v.InferOutput<typeof Results>
export type ReplayKind = keyof Results

const kinds = ['machine', 'screens', 'chromium'] as const

/** How a path fared: in which replays, and where it failed first. */
export type Mark = { readonly passed: boolean; readonly kind: ReplayKind; readonly failure: v.InferOutput<typeof PathResult> | null }

/** By the path's name; empty where nothing was replayed yet. */
export type Marks = ReadonlyMap<string, Mark>

const marksOf = (results: Results): Marks => {
  const marks = new Map<string, Mark>()
  for (const kind of kinds) {
    for (const result of results[kind]?.results ?? []) {
      const known = marks.get(result.path)
      if (known === undefined || (known.passed && !result.passed)) marks.set(result.path, { passed: result.passed, kind, failure: result.passed ? null : result })
    }
  }
  return marks
}

type Read = { readonly marks: Marks; readonly isRead: boolean }

let read: Read = { marks: new Map(), isRead: false }
const listeners = new Set<() => void>()

/** Reads them anew; a page that is served without them has none. */
export const readResults = async (): Promise<void> => {
  const answer = await fetch('results.json', { cache: 'no-cache' }).catch(() => null)
  const found: unknown = answer?.ok ? await answer.json().catch(() => null) : null
  read = { marks: marksOf(v.parse(Results, found)), isRead: true }
  for (const listener of listeners) listener()
}

const listen = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useResults = (): Read => useSyncExternalStore(listen, () => read)
