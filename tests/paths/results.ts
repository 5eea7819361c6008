/**
 * What the last replay of the paths came to, one file a kind: whoever replays writes it, the visualizer reads it and marks the
 * paths. Absent where that kind has not been run since the folder was cleaned.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')

type ReplayKind = 'machine' | 'screens' | 'chromium'

/** `step` counts from 0, the beginning; what stands beside it says where the path failed. */
export type PathResult = { readonly path: string; readonly passed: boolean; readonly step?: number; readonly by?: string; readonly expected?: string; readonly found?: string }

/** `ranAt` is an ISO timestamp. */
type Replayed = { readonly ranAt: string; readonly results: readonly PathResult[] }

/** Where a kind's results lie, from the project's root. */
const resultsFile = (kind: ReplayKind): string => join('test-results/paths', `${kind}.json`)

/** Takes a kind and its results, one a path; writes them with the time of now. */
export const writeResults = (kind: ReplayKind, results: readonly PathResult[]): void => {
  const file = join(ROOT, resultsFile(kind))
  mkdirSync(dirname(file), { recursive: true })
  const replayed: Replayed = { ranAt: new Date().toISOString(), results: [...results] }
  writeFileSync(file, JSON.stringify(replayed, null, 1))
}
