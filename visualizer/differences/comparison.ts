/** Two versions of a chart that the reader chose to compare: kept while the page is open, shown in place of the product's chart. */
import { useSyncExternalStore } from 'react'
import { diagramOf } from '#explorer/diagrams/diagram.ts'
import { differencesOf, type Difference } from '#explorer/diagrams/difference.ts'
import { readConfig } from '#explorer/diagrams/read-config.ts'
import { chartData, type ChartData } from '../chart/chart-data.ts'
import type { Layouts } from '../drawing/layouts.ts'
import { layOutBeside } from './lay-out-beside.ts'
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

/** Opens the place where two files are chosen, or ends the comparison. */
export const openComparison = (): void => take({ ...nothing, isOpen: true })
export const endComparison = (): void => take(nothing)

/** Takes the older and the newer file; shows what differs, or that one of them is no chart. */
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
    // Whoever ended this comparison meanwhile, or began another, is not brought back to it.
    await layOutBeside({ chart, first }, (layouts) => {
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

/** Gives what is compared, and draws anew when it changes. */
export const useComparison = (): Shown => useSyncExternalStore(listen, () => shown)
