/**
 * What the last replay of the paths came to, one file a kind: whoever replays writes it, the visualizer reads it and marks the
 * paths. Absent where that kind has not been run since the folder was cleaned.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as v from 'valibot'

const ROOT = join(import.meta.dirname, '../..')

const kinds = ['machine', 'screens', 'chromium'] as const
export type ReplayKind = (typeof kinds)[number]

/** `step` counts from 0, the beginning; what stands beside it says where the path failed. */
const PathResult = v.object({
  path: v.string(),
  passed: v.boolean(),
  step: v.exactOptional(v.number()),
  by: v.exactOptional(v.string()),
  expected: v.exactOptional(v.string()),
  found: v.exactOptional(v.string()),
})
export type PathResult = v.InferOutput<typeof PathResult>

const Replayed = v.object({ ranAt: v.pipe(v.string(), v.isoTimestamp()), results: v.array(PathResult) })
export type Replayed = v.InferOutput<typeof Replayed>

/** Where a kind's results lie, from the project's root. */
export const resultsFile = (kind: ReplayKind): string => join('test-results/paths', `${kind}.json`)

/** Takes a kind and its results, one a path; writes them with the time of now. */
export const writeResults = (kind: ReplayKind, results: readonly PathResult[]): void => {
  const file = join(ROOT, resultsFile(kind))
  mkdirSync(dirname(file), { recursive: true })
  const replayed: Replayed = { ranAt: new Date().toISOString(), results: [...results] }
  writeFileSync(file, JSON.stringify(replayed, null, 1))
}

const textOf = (file: string): string | null => {
  try {
    return readFileSync(join(ROOT, file), 'utf8')
  } catch {
    return null
  }
}

/** Takes a kind; gives its last results, or null where there are none that can be read. */
export const readResults = (kind: ReplayKind): Replayed | null => {
  const text = textOf(resultsFile(kind))
  const found = text === null ? null : v.safeParse(v.pipe(v.string(), v.parseJson(), Replayed), text)
  return found?.success === true ? found.output : null
}
