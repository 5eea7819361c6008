/**
 * Connects phone and chart: the app's state moves the marks in the chart, and a pressed transition sends its
 * event to the app.
 */
import type { PhoneState } from '../protocol/protocol.ts'
import { noMarks, setMarks } from '../marks.ts'
import { changePage, pageState } from '../page-state.ts'
import { sendCommand, onScenes, currentScene } from './phones.ts'

/** The possible event that fires this transition first. */
const press = (transition: string): void => {
  const possibleEvent = currentScene()?.possibleEvents.find(
    ({ open, fires }) => open && fires.includes(transition),
  )
  if (possibleEvent) void sendCommand({ kind: 'happen', name: possibleEvent.name })
}

const mark = ({ active, passed, possibleEvents, busy }: PhoneState): void => {
  const possible = possibleEvents
    .filter(({ open, kind }) => open && kind !== 'address')
    .flatMap(({ fires }) => fires)
  setMarks({
    current: active,
    visited: passed.states,
    taken: passed.transitions,
    possible: [...new Set(possible)],
    press: busy ? null : press,
  })
}

/**
 * The open step follows the app if it shows the app's step; otherwise it stays. An open path stays open when
 * its journey ends.
 */
const follow = ({ chart, active }: PhoneState, before: PhoneState | null): void => {
  const page = pageState()
  const isFollowed =
    page.path === null && before !== null && before.chart !== null && page.chart === before.chart
  if (isFollowed && chart !== null && chart !== page.chart) changePage({ chart, step: null, state: null })
  const step = active[0] ?? null
  const isBeside = page.chart === chart && page.step !== null && page.step === before?.active[0]
  if (isBeside && step !== null && step !== page.step) changePage({ step, state: null })
}

/** Starts to mark the watched phone's state in the chart. Returns a function that stops it. */
export const connectChart = (): (() => void) => {
  let before: PhoneState | null = null
  const show = () => {
    const scene = currentScene()
    if (scene === before) return
    if (scene !== null) follow(scene, before)
    before = scene
    if (scene === null || scene.chart !== pageState().chart) setMarks(noMarks)
    else mark(scene)
  }
  show()
  return onScenes(show)
}
