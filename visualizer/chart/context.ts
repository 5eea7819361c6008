/** What every part of the canvas knows: which chart is drawn. */
import { createContext, useContext } from 'react'
import type { ChartData } from './chart-data.ts'

export const ChartContext = createContext<ChartData | null>(null)

/** Gives the chart that is drawn. Throws outside a canvas. */
export const useChart = (): ChartData => {
  const chart = useContext(ChartContext)
  if (chart === null) throw new Error('There is no chart here.')
  return chart
}
