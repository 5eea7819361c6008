/** A state in the canvas: its name, the machine's name below it where asked for, what it calls, what it tells its step. */
import { Check, LoaderCircle, RotateCcw } from 'lucide-react'
import { ANYWHERE, hasSteps } from '../drawing/graph.ts'
import { stepsOf } from '../drawing/layouts.ts'
import { count, useSay } from '../language.ts'
import { useMarks } from '../marks.ts'
import { outcomeName, stateName } from '../names/name.ts'
import { changePage, usePage } from '../page-state.ts'
import { useChart } from './context.ts'
import styles from './StateBox.module.css'

export function StateBox({ place }: { place: string }) {
  const say = useSay()
  const { chart, states } = useChart()
  const technical = usePage((page) => page.technical)
  const isSelected = usePage((page) => page.state === place)
  const { current, visited } = useMarks()
  const state = states.get(place)
  if (state === undefined) return null
  const own = chart.transitions.filter((transition) => transition.state === place)
  const tells = [...new Set(own.flatMap(({ tells: outcome, targets }) => (targets.length === 0 ? outcome ?? [] : [])))]
  const stays = own.filter(({ targets, tells: outcome }) => targets.length === 0 && outcome === null).length
  const isStep = state.parent === ANYWHERE && hasSteps(chart)
  const opens = isStep && stepsOf(chart).includes(place)
  const inside = isStep ? chart.states.filter((other) => other.place.startsWith(`${place}.`)).length : 0
  const isCurrent = current.includes(place)
  const isVisited = visited.includes(place) && !isCurrent
  const looks = [styles.state, isSelected && styles.selected, isVisited && styles.visited, isCurrent && styles.current, state.kind === 'final' && styles.final]
  return (
    <button
      type="button"
      data-place={place}
      className={looks.filter(Boolean).join(' ')}
      aria-pressed={isSelected}
      aria-current={isCurrent ? 'step' : undefined}
      onClick={() => changePage(opens ? { step: place, state: place } : { state: isSelected ? null : place })}
    >
      {isVisited && (
        <span className={styles.check}>
          <Check size={12} strokeWidth={3} aria-label={say({ fa: 'پیموده', en: 'passed' })} />
        </span>
      )}
      {stays > 0 && !isStep && (
        <span className={styles.stays} title={say({ fa: `${count(stays).fa} کار که در همین حالت می‌ماند`, en: `${stays} that stay in this state` })}>
          <RotateCcw size={11} aria-hidden="true" />
          {say(count(stays))}
        </span>
      )}
      {state.calls.length > 0 && <LoaderCircle className={styles.calls} size={13} aria-hidden="true" />}
      <span className={styles.name}>{say(stateName(state))}</span>
      {technical && <code className={styles.key}>{state.key}</code>}
      {!technical && inside > 0 && <span className={styles.inside}>{say({ fa: `${count(inside).fa} حالت`, en: inside === 1 ? '1 state' : `${inside} states` })}</span>}
      {tells.length > 0 && <span className={styles.tells}>{tells.map((outcome) => (technical ? outcome : say(outcomeName(outcome)))).join(say({ fa: '، ', en: ', ' }))}</span>}
    </button>
  )
}
