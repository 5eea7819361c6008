/** Zoom in, zoom out, fit: buttons, and the keys + − 0 in the chart. */
import { useReactFlow, useViewport } from '@xyflow/react'
import { Maximize, ZoomIn, ZoomOut } from 'lucide-react'
import { useEffect } from 'react'
import { percent, useText } from '../language.ts'
import styles from './Zoom.module.css'

export function Zoom() {
  const say = useText()
  const { zoomIn, zoomOut, fitView } = useReactFlow()
  const { zoom } = useViewport()
  useEffect(() => {
    const press = ({ key, target, ctrlKey, metaKey }: KeyboardEvent) => {
      if (ctrlKey || metaKey || target instanceof HTMLInputElement) return
      if (key === '+' || key === '=') void zoomIn()
      if (key === '-') void zoomOut()
      if (key === '0') void fitView({ padding: 0.02, maxZoom: 1 })
    }
    globalThis.addEventListener('keydown', press)
    return () => globalThis.removeEventListener('keydown', press)
  }, [zoomIn, zoomOut, fitView])
  return (
    <div className={styles.zoom}>
      <button
        type="button"
        className={styles.tool}
        aria-label={say({ fa: 'کوچک‌تر', en: 'Zoom out' })}
        onClick={() => void zoomOut()}
      >
        <ZoomOut size={17} aria-hidden="true" />
      </button>
      <span className={styles.share} role="status">
        {say(percent(zoom + 0.001))}
      </span>
      <button
        type="button"
        className={styles.tool}
        aria-label={say({ fa: 'بزرگ‌تر', en: 'Zoom in' })}
        onClick={() => void zoomIn()}
      >
        <ZoomIn size={17} aria-hidden="true" />
      </button>
      <button
        type="button"
        className={styles.tool}
        aria-label={say({ fa: 'همهٔ نمودار', en: 'Fit all' })}
        onClick={() => void fitView({ padding: 0.02, maxZoom: 1 })}
      >
        <Maximize size={16} aria-hidden="true" />
      </button>
    </div>
  )
}
