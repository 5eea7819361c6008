/** The context of the chart, masked by the phone. */
import { useState } from 'react'
import { useText } from '../language.ts'
import { useScene } from './phones.ts'
import styles from './PossibleEvents.module.css'

const isThere = (value: unknown): boolean =>
  value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

export function ContextView() {
  const say = useText()
  const scene = useScene()
  const [isOpen, open] = useState(false)
  if (scene === null) return null
  return (
    <>
      <button type="button" className={styles.more} aria-expanded={isOpen} onClick={() => open(!isOpen)}>
        <span>{say({ fa: 'حافظهٔ نمودار، پوشیده', en: 'The chart’s context, masked' })}</span>
      </button>
      {isOpen && (
        <dl className={styles.context} dir="ltr">
          {Object.entries(scene.context)
            .filter(([, value]) => isThere(value))
            .map(([part, value]) => (
              <div key={part}>
                <dt>{part}</dt>
                <dd>{textOf(value)}</dd>
              </div>
            ))}
        </dl>
      )}
    </>
  )
}
