/**
 * Results of the latest replays, one file for each kind and chart. The visualizer reads them and marks the
 * paths; a kind that has not run since the folder was cleaned has no file.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')

type ReplayKind = 'machine' | 'screens' | 'chromium'

/** A walk that no catalogue contains: the names of its start and of its event cases. */
type Walked = { readonly start: string; readonly steps: readonly string[] }

/** `step` counts from 0, the start; the parts beside it describe the failure. */
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

/** Writes the results of a kind of replay for a chart, with the present time. */
export const writeResults = (kind: ReplayKind, chart: string, results: readonly PathResult[]): void => {
  const file = join(ROOT, 'test-results/paths', kind, `${chart}.json`)
  mkdirSync(dirname(file), { recursive: true })
  const replayed: Replayed = { ranAt: new Date().toISOString(), results: [...results] }
  writeFileSync(file, JSON.stringify(replayed, null, 1))
}
