/** The chart: panning and zooming by pointer or keys, moving between states with the arrow keys. */
import '@xyflow/react/dist/base.css'
import { type NodeProps, ReactFlow, ReactFlowProvider, useReactFlow } from '@xyflow/react'
import { memo, useEffect, useMemo, useRef } from 'react'
import type { Layout } from '../drawing/layout.ts'
import { useText } from '../language.ts'
import { goTo } from '../following.ts'
import { changePage, pageState, usePage } from '../page-state.ts'
import { CompoundState } from './Around.tsx'
import styles from './Canvas.module.css'
import { useChart } from './context.ts'
import { Label } from './Label.tsx'
import { Lines } from './Lines.tsx'
import { nextState } from './neighbours.ts'
import { type CompoundStateNode, type LabelNode, type LinesNode, nodesOf, type StateNode } from './nodes.ts'
import { StateBox } from './StateBox.tsx'
import { useSight } from './use-sight.ts'
import { Zoom } from './Zoom.tsx'

const Read = ({ children }: { children: React.ReactNode }) => {
  const language = usePage((page) => page.language)
  return (
    <div className={styles.read} dir={language === 'fa' ? 'rtl' : 'ltr'}>
      {children}
    </div>
  )
}

const nodeTypes = {
  around: memo(({ data }: NodeProps<CompoundStateNode>) => (
    <Read>
      <CompoundState place={data.box.place} />
    </Read>
  )),
  state: memo(({ data }: NodeProps<StateNode>) => (
    <Read>
      <StateBox place={data.box.place} />
    </Read>
  )),
  label: memo(({ data }: NodeProps<LabelNode>) => (
    <Read>
      <Label line={data.line} lines={data.lines} />
    </Read>
  )),
  lines: memo(({ data }: NodeProps<LinesNode>) => <Lines layout={data.layout} />),
}

const ZOOM = { least: 0.2, most: 2 }

/**
 * Browsers scroll to a focused element and React Flow resets the scroll, so the element would leave the view.
 * The viewport moves by the scrolled distance instead, and nothing moves under a finger.
 */
const useScrolled = (): ((event: React.UIEvent) => void) => {
  const { setViewport, getViewport } = useReactFlow()
  return ({ target }) => {
    if (!(target instanceof Element) || (target.scrollLeft === 0 && target.scrollTop === 0)) return
    // A list over the canvas scrolls independently.
    if (target.closest('.react-flow') === null) return
    const { x, y, zoom } = getViewport()
    void setViewport({ x: x - target.scrollLeft, y: y - target.scrollTop, zoom })
  }
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
}

const focusState = (place: string): void =>
  document.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"]`)?.focus()

const goOn = (event: KeyboardEvent, layout: Layout): void => {
  if (event.target instanceof HTMLInputElement) return
  const direction = arrows[event.key]
  const from =
    document.activeElement instanceof HTMLElement ? document.activeElement.dataset['place'] : undefined
  const isInChart = from !== undefined || document.activeElement === document.body
  if (direction !== undefined && isInChart) {
    const place = nextState(layout, from ?? pageState().state, direction)
    if (place !== null) focusState(place)
    event.preventDefault()
  } else if (event.key === 'Escape' && !event.defaultPrevented) {
    if (pageState().state === null) goTo(null)
    else changePage({ state: null })
  }
}

/** Arrow keys move between states, Escape closes the card or goes up to the map. */
const useKeys = (layout: Layout): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent) => goOn(event, layout)
    globalThis.addEventListener('keydown', press)
    return () => globalThis.removeEventListener('keydown', press)
  }, [layout])
}

function Drawn({ layout }: { layout: Layout }) {
  const say = useText()
  const { chart } = useChart()
  const nodes = useMemo(() => nodesOf(layout), [layout])
  const canvas = useRef<HTMLDivElement>(null)
  useSight(layout, canvas)
  useKeys(layout)
  const scrolled = useScrolled()
  return (
    <div
      ref={canvas}
      className={styles.canvas}
      onScrollCapture={scrolled}
      dir="ltr"
      role="group"
      aria-label={say({ fa: 'نمودار', en: 'Chart' })}
      data-chart={chart.id}
    >
      <ReactFlow
        nodes={nodes}
        nodeTypes={nodeTypes}
        minZoom={ZOOM.least}
        maxZoom={ZOOM.most}
        nodesDraggable={false}
        nodesConnectable={false}
        nodesFocusable={false}
        elementsSelectable={false}
        disableKeyboardA11y
        zoomOnDoubleClick={false}
        panOnScroll
        proOptions={{ hideAttribution: true }}
      />
      <Zoom />
    </div>
  )
}

/** Shows a drawing, fitted into the canvas. Its name identifies the drawing. */
export const Canvas = ({ layout, name }: { layout: Layout; name: string }) => (
  <ReactFlowProvider key={name}>
    <Drawn layout={layout} />
  </ReactFlowProvider>
)
