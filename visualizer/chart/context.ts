/** React context with the chart of the canvas. */
import { createContext, useContext } from 'react'
import type { ChartData } from './chart-data.ts'

export const ChartContext = createContext<ChartData | null>(null)

/** The chart of the canvas. Throws outside a canvas. */
export const useChart = (): ChartData => {
  const chart = useContext(ChartContext)
  if (chart === null) throw new Error('There is no chart here.')
  return chart
}
