/** A compound state: a frame with its name at the inline start and its technical name at the inline end. */
import { LogIn } from 'lucide-react'
import { boxTexts } from '../drawing/box-texts.ts'
import { useText } from '../language.ts'
import { useMarks } from '../marks.ts'
import { outcomeName, stateName } from '../names/name.ts'
import { changePage, usePage } from '../page-state.ts'
import { useChart } from './context.ts'
import styles from './Around.module.css'

export function CompoundState({ place }: { place: string }) {
  const say = useText()
  const { chart, states } = useChart()
  const technical = usePage((page) => page.technical)
  const isSelected = usePage((page) => page.state === place)
  const isCurrent = useMarks().current.includes(place)
  const state = states.get(place)
  if (state === undefined) return null
  const { tells } = boxTexts(chart, state)
  const isRegion = states.get(state.parent ?? '')?.kind === 'parallel'
  const looks = [
    styles.around,
    isRegion && styles.region,
    isCurrent && styles.current,
    isSelected && styles.selected,
  ]
  return (
    <div className={looks.filter(Boolean).join(' ')}>
      <button
        type="button"
        data-place={place}
        className={styles.title}
        aria-pressed={isSelected}
        onClick={() => changePage({ state: isSelected ? null : place })}
      >
        {say(stateName(state))}
        {state.meta['path'] !== undefined && (
          <LogIn size={13} aria-label={say({ fa: 'نشانی دارد', en: 'has an address' })} />
        )}
      </button>
      {tells.length > 0 && (
        <span className={styles.tells}>
          {tells
            .map((outcome) => (technical ? outcome : say(outcomeName(outcome))))
            .join(say({ fa: '، ', en: ', ' }))}
        </span>
      )}
      {technical && <code className={styles.key}>{place === '(any)' ? chart.id : place}</code>}
    </div>
  )
}
