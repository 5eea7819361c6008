/**
 * What the last replay of the paths came to, one file a kind and chart: whoever replays writes it, the visualizer reads it and
 * marks the paths. Absent where that kind has not been run since the folder was cleaned.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')

type ReplayKind = 'machine' | 'screens' | 'chromium'

/** A walk that stands in no catalogue: how it begins, and what happens, by name. */
type Walked = { readonly beginning: string; readonly steps: readonly string[] }

/** `step` counts from 0, the beginning; what stands beside it says where the path failed. */
export type PathResult = {
  readonly path: string
  readonly passed: boolean
  readonly step?: number
  readonly by?: string
  readonly expected?: string
  readonly found?: string
  readonly walk?: Walked
}

/** `ranAt` is an ISO timestamp. */
type Replayed = { readonly ranAt: string; readonly results: readonly PathResult[] }

/** Takes a kind, a chart and its results, one a path; writes them with the time of now. */
export const writeResults = (kind: ReplayKind, chart: string, results: readonly PathResult[]): void => {
  const file = join(ROOT, 'test-results/paths', kind, `${chart}.json`)
  mkdirSync(dirname(file), { recursive: true })
  const replayed: Replayed = { ranAt: new Date().toISOString(), results: [...results] }
  writeFileSync(file, JSON.stringify(replayed, null, 1))
}
