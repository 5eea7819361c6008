/** The chart: panning and zooming by pointer or keys, moving between states with the arrow keys. */
import '@xyflow/react/dist/base.css'
import { type NodeProps, ReactFlow, ReactFlowProvider, useReactFlow } from '@xyflow/react'
import { memo, useEffect, useMemo } from 'react'
import type { Layout } from '../drawing/layout.ts'
import { useText } from '../language.ts'
import { changePage, pageState, usePage } from '../page-state.ts'
import { CompoundState } from './Around.tsx'
import styles from './Canvas.module.css'
import { useChart } from './context.ts'
import { Label } from './Label.tsx'
import { Lines } from './Lines.tsx'
import { nextState } from './neighbours.ts'
import { type CompoundStateNode, type LabelNode, type LinesNode, nodesOf, type StateNode } from './nodes.ts'
import { initialViewport } from './initial-viewport.ts'
import { StateBox } from './StateBox.tsx'
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

const canvasElement = (): Element | null => document.querySelector(`.${styles.canvas}`)

/** Sets the initial viewport, then brings the selected state into view. */
const useSight = (layout: Layout): void => {
  const { setCenter, setViewport, getViewport, getZoom } = useReactFlow()
  const state = usePage((page) => page.state)
  useEffect(() => {
    const canvas = canvasElement()
    if (canvas !== null)
      void setViewport(
        initialViewport(
          layout,
          { width: canvas.clientWidth, height: canvas.clientHeight },
          pageState().language === 'fa',
        ),
      )
  }, [layout, setViewport])
  useEffect(() => {
    const box = layout.boxes.find(({ place }) => place === state)
    const canvas = canvasElement()
    if (box === undefined || box.isAround || canvas === null) return
    const { x, y, zoom } = getViewport()
    const [left, top, right, bottom] = [
      box.x * zoom + x,
      box.y * zoom + y,
      (box.x + box.width) * zoom + x,
      (box.y + box.height) * zoom + y,
    ]
    if (left < 0 || top < 0 || right > canvas.clientWidth || bottom > canvas.clientHeight)
      void setCenter(box.x + box.width / 2, box.y + box.height / 2, { zoom: getZoom() })
  }, [state, layout, getViewport, getZoom, setCenter])
}

/**
 * Browsers scroll to a focused element and React Flow resets the scroll, so the element would leave the view.
 * The viewport moves by the scrolled distance instead, and nothing moves under a finger.
 */
const useScrolled = (): ((event: React.UIEvent) => void) => {
  const { setViewport, getViewport } = useReactFlow()
  return ({ target }) => {
    if (!(target instanceof Element) || (target.scrollLeft === 0 && target.scrollTop === 0)) return
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
    const { state, step } = pageState()
    if (state !== null && state !== step) changePage({ state: null })
    else changePage({ step: null, state: step })
  }
}

/** Arrow keys move between states, Escape goes one level up. */
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
  useSight(layout)
  useKeys(layout)
  const scrolled = useScrolled()
  return (
    <div
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
