/**
 * Connects phone and chart: the app's state moves the marks in the chart and opens its step, and a word
 * pressed in the chart sends its event to the app.
 */
import { hasSteps } from '#explorer/diagrams/steps.ts'
import type { PhoneState } from '../protocol/protocol.ts'
import { chartNamed } from '../chart/product-charts.ts'
import { isFollowing, onFollowing } from '../following.ts'
import { type Choice, noMarks, setMarks } from '../marks.ts'
import { localisedEventName } from '../names/event-names.ts'
import { changePage, pageState } from '../page-state.ts'
import { sendCommand, onScenes, currentScene } from './phones.ts'

const send = (name: string): void => void sendCommand({ kind: 'happen', name })

const mark = ({ active, passed, possibleEvents, busy }: PhoneState): void => {
  const choices = possibleEvents
    .filter(({ open, kind }) => open && kind !== 'address')
    .map(({ name, fires }): Choice => ({ name, fires, words: localisedEventName(name) }))
  setMarks({
    current: active,
    visited: passed.states,
    taken: passed.transitions,
    possible: [...new Set(choices.flatMap(({ fires }) => fires))],
    choices,
    send: busy ? null : send,
  })
}

/** Opens the step that the app is in. A chart without steps is shown whole. */
const openCurrent = ({ chart, active: [step] }: PhoneState): void => {
  const { chart: shown, step: open } = pageState()
  const data = chartNamed(shown)
  if (chart !== shown || step === undefined || step === open || !data || !hasSteps(data.chart)) return
  changePage({ step, state: null })
}

/**
 * The open step follows the app if it shows the app's step, or if the page follows what runs; otherwise it
 * stays. An open path stays open when its journey ends.
 */
const follow = (scene: PhoneState, before: PhoneState | null): void => {
  const { chart, path, step } = pageState()
  const isFollowed = path === null && before !== null && before.chart !== null && chart === before.chart
  if (isFollowed && scene.chart !== null && scene.chart !== chart)
    changePage({ chart: scene.chart, step: null, state: null })
  const isBeside = step !== null && scene.chart === before?.chart && step === before.active[0]
  if (isFollowing() || isBeside) openCurrent(scene)
}

/** Opens the current step as soon as the page begins to follow. */
const begin = (): void => {
  const scene = currentScene()
  if (scene !== null && isFollowing()) openCurrent(scene)
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
  const stops = [onScenes(show), onFollowing(begin)]
  return () => {
    for (const stop of stops) stop()
  }
}
