/**
 * The comparison of two versions of a chart, shown in place of the product's chart while the page is open.
 */
import { useSyncExternalStore } from 'react'
import { diagramOf } from '#explorer/diagrams/diagram.ts'
import { differencesOf, type Difference } from '#explorer/diagrams/difference.ts'
import { readConfig } from '#explorer/diagrams/read-config.ts'
import { chartData, type ChartData } from '../chart/chart-data.ts'
import type { Layouts } from '../drawing/layouts.ts'
import { layOutInWorker } from './layout-worker.ts'
import { unionOf } from './union.ts'

export type Comparison = {
  readonly names: readonly [string, string]
  readonly differences: readonly Difference[]
  readonly data: ChartData
}

type Shown = { readonly isOpen: boolean; readonly comparison: Comparison | null; readonly problem: boolean }

const nothing: Shown = { isOpen: false, comparison: null, problem: false }
let shown = nothing
const listeners = new Set<() => void>()

const take = (next: Shown): void => {
  shown = next
  for (const listener of listeners) listener()
}

/** Opens the file choice, or ends the comparison. */
export const openComparison = (): void => take({ ...nothing, isOpen: true })
export const endComparison = (): void => take(nothing)

/** Compares the older and the newer file, or reports that one of them is not a chart. */
export const compareFiles = async (older: File, newer: File): Promise<void> => {
  try {
    const [before, after] = [
      diagramOf(readConfig(await older.text())),
      diagramOf(readConfig(await newer.text())),
    ]
    const differences = differencesOf(before, after)
    const { chart, changes } = unionOf(before, after, differences)
    const show = (layouts: Layouts) =>
      take({
        isOpen: true,
        comparison: {
          names: [older.name, newer.name],
          differences,
          data: chartData(chart, layouts, changes),
        },
        problem: false,
      })
    show({})
    const first = [...new Set([...changes.keys()].map((name) => name.split(/[. ]/)[0] ?? ''))]
    // Ignore the result if the comparison was ended or replaced meanwhile.
    await layOutInWorker({ chart, first }, (layouts) => {
      if (shown.comparison?.differences === differences) show(layouts)
    })
  } catch {
    take({ isOpen: true, comparison: null, problem: true })
  }
}

const listen = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The current comparison; renders again when it changes. */
export const useComparison = (): Shown => useSyncExternalStore(listen, () => shown)
