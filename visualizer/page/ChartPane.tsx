/** The middle of the page: the strip of steps, the chart, and the card of the selected state. */
import { useMemo } from 'react'
import { useComparison } from '../differences/comparison.ts'
import { Differences } from '../differences/Differences.tsx'
import { useText } from '../language.ts'
import { usePage } from '../page-state.ts'
import { Canvas } from '../chart/Canvas.tsx'
import { drawingOf } from '../chart/chart-data.ts'
import { chartNamed } from '../chart/product-charts.ts'
import styles from './ChartPane.module.css'
import { ChartContext } from '../chart/context.ts'
import { StateCard } from '../chart/StateCard.tsx'
import { StepStrip } from '../chart/StepStrip.tsx'
import { Toolbar } from './Toolbar.tsx'

export function ChartPane() {
  const say = useText()
  const name = usePage((page) => page.chart)
  const step = usePage((page) => page.step)
  const language = usePage((page) => page.language)
  const { comparison } = useComparison()
  const data = comparison?.data ?? chartNamed(name)
  const layout = useMemo(() => data && drawingOf(data, step, language === 'fa'), [data, step, language])
  if (data === undefined)
    return <p className={styles.absent}>{say({ fa: 'چنین نموداری نیست.', en: 'There is no such chart.' })}</p>
  return (
    <ChartContext value={data}>
      <div className={styles.pane}>
        <Toolbar />
        <Differences />
        <StepStrip />
        <div className={styles.chart}>
          <div className={styles.drawing}>
            {layout === undefined && (
              <p className={styles.absent}>
                {say({ fa: 'نمودار کشیده می‌شود…', en: 'The chart is being drawn…' })}
              </p>
            )}
            {layout !== undefined && (
              <Canvas
                layout={layout}
                name={`${comparison?.names.join(' ') ?? name} ${data.layouts[step ?? ''] === undefined ? '' : (step ?? '')} ${language}`}
              />
            )}
          </div>
          <StateCard />
        </div>
      </div>
    </ChartContext>
  )
}
