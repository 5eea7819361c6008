/** Export: SVG, PNG and Mermaid of what is drawn (the map or the open step), JSON of the whole chart. */
import { Download } from 'lucide-react'
import { charts } from '#explorer/charts.ts'
import { configText } from '#explorer/diagrams/config-text.ts'
import { mermaidOf } from '#explorer/diagrams/mermaid.ts'
import { useChart } from '../chart/context.ts'
import { svgOf } from '../drawing/svg.ts'
import { useText } from '../language.ts'
import { Menu } from '../parts/Menu.tsx'
import { pageState } from '../page-state.ts'
import { pngOf } from './png.ts'
import { fontFace, save } from './save.ts'

const text = (content: string, type: string) => new Blob([content], { type })

export function Export() {
  const say = useText()
  const { chart, layouts } = useChart()
  const drawn = async () => {
    const { step, language, technical } = pageState()
    const drawing = layouts[step ?? ''] ?? layouts['']
    if (drawing === undefined) throw new Error(`${chart.id} is not drawn.`)
    return svgOf(chart, drawing, { language, technical, keys: technical, fontFace: await fontFace() })
  }
  const nameOf = (end: string) => [chart.id, pageState().step, end].filter(Boolean).join('.')
  const machine = charts[chart.id]
  const items = [
    { name: 'SVG', act: async () => save(nameOf('svg'), text(await drawn(), 'image/svg+xml')) },
    { name: 'PNG', act: async () => save(nameOf('png'), await pngOf(await drawn())) },
    ...(machine === undefined
      ? []
      : [
          {
            name: 'Mermaid',
            act: async () => save(nameOf('mmd'), text(mermaidOf(machine, pageState().step), 'text/plain')),
          },
          {
            name: 'JSON',
            act: async () => save(`${chart.id}.json`, text(configText(machine), 'application/json')),
          },
        ]),
  ]
  return (
    <Menu
      icon={<Download size={16} aria-hidden="true" />}
      name={say({ fa: 'خروجی', en: 'Export' })}
      items={items}
    />
  )
}
