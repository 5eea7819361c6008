/** The journey as a strip of steps with the open one marked; the first item is the map. */
import { Map as MapIcon } from 'lucide-react'
import { stepsOf } from '#explorer/diagrams/steps.ts'
import { goTo } from '../following.ts'
import { useText } from '../language.ts'
import { useMarks } from '../marks.ts'
import { stateName } from '../names/name.ts'
import { usePage } from '../page-state.ts'
import { useChart } from './context.ts'
import styles from './StepStrip.module.css'

export function StepStrip() {
  const say = useText()
  const { chart, states } = useChart()
  const open = usePage((page) => page.step)
  const { current } = useMarks()
  const steps = stepsOf(chart)
  if (steps.length === 0) return null
  return (
    <nav className={styles.strip} aria-label={say({ fa: 'گام‌های سفر', en: 'Steps of the journey' })}>
      <button type="button" className={styles.step} aria-current={open === null} onClick={() => goTo(null)}>
        <MapIcon size={14} aria-hidden="true" />
        {say({ fa: 'نقشه', en: 'Map' })}
      </button>
      {steps.map((step) => {
        const state = states.get(step)
        const isHere = current.includes(step)
        return (
          <button
            key={step}
            type="button"
            className={isHere ? `${styles.step} ${styles.here}` : styles.step}
            aria-current={open === step}
            onClick={() => goTo(step)}
          >
            {state && say(stateName(state))}
            {isHere && (
              <span className="visually-hidden">{say({ fa: '، اکنون این‌جا', en: ', here now' })}</span>
            )}
          </button>
        )
      })}
    </nav>
  )
}
