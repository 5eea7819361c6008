/**
 * A state in the canvas: its name, optionally its technical name, its calls, and the outcomes that it raises.
 */
import { Check, LoaderCircle, RotateCcw } from 'lucide-react'
import type { DiagramState } from '#explorer/diagrams/diagram.ts'
import { stepsOf } from '#explorer/diagrams/steps.ts'
import { boxTexts } from '../drawing/box-texts.ts'
import { count, useText } from '../language.ts'
import { useMarks } from '../marks.ts'
import { changeNames, outcomeName, stateName } from '../names/name.ts'
import { goTo } from '../following.ts'
import { changePage, usePage } from '../page-state.ts'
import { useChart } from './context.ts'
import styles from './StateBox.module.css'

/** Badges on the edge: initial state, visited, outcome, self-transitions, calls. */
function Signs({ state, isVisited, stays }: { state: DiagramState; isVisited: boolean; stays: number }) {
  const say = useText()
  const { states, changes } = useChart()
  const change = changes.get(state.place)
  const isFirst = states.get(state.parent ?? '')?.initial === state.place
  return (
    <>
      {isFirst && (
        <span className={styles.first} title={say({ fa: 'از این‌جا آغاز می‌شود', en: 'It begins here' })} />
      )}
      {change !== undefined && <span className="visually-hidden">{say(changeNames[change])}</span>}
      {isVisited && (
        <span className={styles.check}>
          <Check size={12} strokeWidth={3} aria-label={say({ fa: 'پیموده', en: 'passed' })} />
        </span>
      )}
      {stays > 0 && (
        <span
          className={styles.stays}
          title={say({
            fa: `${count(stays).fa} کار که در همین حالت می‌ماند`,
            en: `${stays} that stay in this state`,
          })}
        >
          <RotateCcw size={11} aria-hidden="true" />
          {say(count(stays))}
        </span>
      )}
      {state.calls.length > 0 && <LoaderCircle className={styles.calls} size={13} aria-hidden="true" />}
    </>
  )
}

function Texts({ state, inside, tells }: { state: DiagramState; inside: number; tells: readonly string[] }) {
  const say = useText()
  const technical = usePage((page) => page.technical)
  return (
    <>
      <span className={styles.name}>{say(stateName(state))}</span>
      {technical && <code className={styles.key}>{state.key}</code>}
      {!technical && inside > 0 && (
        <span className={styles.inside}>
          {say({ fa: `${count(inside).fa} حالت`, en: inside === 1 ? '1 state' : `${inside} states` })}
        </span>
      )}
      {tells.length > 0 && (
        <span className={styles.tells}>
          {tells
            .map((outcome) => (technical ? outcome : say(outcomeName(outcome))))
            .join(say({ fa: '، ', en: ', ' }))}
        </span>
      )}
    </>
  )
}

export function StateBox({ place }: { place: string }) {
  const { chart, states, changes } = useChart()
  const isSelected = usePage((page) => page.state === place)
  const { current, visited } = useMarks()
  const state = states.get(place)
  if (state === undefined) return null
  const { tells, stays, inside } = boxTexts(chart, state)
  const opens = stepsOf(chart).includes(place)
  const change = changes.get(place)
  const isCurrent = current.includes(place)
  const isVisited = visited.includes(place) && !isCurrent
  const looks = [
    styles.state,
    change && styles[change],
    isSelected && styles.selected,
    isVisited && styles.visited,
    isCurrent && styles.current,
    state.kind === 'final' && styles.final,
  ]
  return (
    <button
      type="button"
      data-place={place}
      className={looks.filter(Boolean).join(' ')}
      aria-pressed={isSelected}
      aria-current={isCurrent ? 'step' : undefined}
      onClick={() => (opens ? goTo(place) : changePage({ state: isSelected ? null : place }))}
    >
      <Signs state={state} isVisited={isVisited} stays={stays} />
      <Texts state={state} inside={inside} tells={tells} />
    </button>
  )
}
