/**
 * Replays a path in this page's phone, or on a chart without a page: opens any step, plays, pauses, steps
 * forward and back. After each step the app has to be in the state of the pure machine.
 */
import { useSyncExternalStore } from 'react'
import { setFollowing } from '../following.ts'
import { startAt } from '../live/start.ts'
import { sendCommand, onScenes, sceneOf } from '../live/phones.ts'
import type { CataloguePath } from './paths-in.ts'
import { type Expected, expectedOf } from './expected.ts'

/** The app was not in the expected state. */
export type Deviation = { readonly step: number; readonly expected: string; readonly found: string }

export type Playing = {
  readonly path: CataloguePath
  readonly expected: readonly Expected[]
  /** Completed steps; 0 is the start. */
  readonly at: number
  readonly isPlaying: boolean
  /** A step is running, or the phone is starting. */
  readonly isBusy: boolean
  readonly deviation: Deviation | null
}

export const speeds = [0.5, 1, 2, 4] as const
export type Speed = (typeof speeds)[number]
const STEP_MS = 1_000

let playing: Playing | null = null
/** Name of the phone that replays the path. */
let phone = ''
let speed: Speed = 1
/** Cancels the running task when another path is opened or this one is closed. */
let run = 0
/** Each new path or press cancels the previous one. */
let turn = 0
const listeners = new Set<() => void>()

const tell = (): void => {
  for (const listener of listeners) listener()
}
const become = (change: Partial<Playing>): void => {
  if (playing !== null) playing = { ...playing, ...change }
  tell()
}

const pause = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms)
  })

/** Resolves when the phone is at its start, or when another run has taken over. */
const begun = (mine: number): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      const scene = sceneOf(phone)
      if (mine === turn && (scene === null || scene.chart === null || scene.busy)) return
      stop()
      resolve()
    }
    const stop = onScenes(look)
    look()
  })

const compare = (): void => {
  const scene = sceneOf(phone)
  const expected = playing?.expected[playing.at]?.value
  // A finished journey is replaced by the next page.
  if (playing === null || scene === null || expected === undefined || scene.chart !== playing.path.chart)
    return
  const deviates = scene.value !== expected
  become({
    deviation: deviates ? { step: playing.at, expected, found: scene.value } : null,
    ...(deviates ? { isPlaying: false } : {}),
  })
}

const forward = async (): Promise<void> => {
  const name = playing?.path.steps[playing.at]
  if (playing === null || name === undefined) return
  const [{ at }, mine] = [playing, run]
  const problem = await sendCommand({ kind: 'happen', name }, phone)
  if (mine !== run) return
  become({ at: at + 1 })
  if (problem === null) compare()
  else
    become({
      isPlaying: false,
      deviation: { step: at + 1, expected: playing.expected[at + 1]?.value ?? '', found: problem },
    })
}

const backward = async (): Promise<void> => {
  if (playing === null || playing.at === 0) return
  const mine = run
  await sendCommand({ kind: 'undo' }, phone)
  if (mine !== run) return
  become({ at: playing.at - 1 })
  compare()
}

/** Runs a task as the current one; the previous one stops after its step. */
const inTurn = async (task: (isMine: () => boolean) => Promise<void>): Promise<void> => {
  turn += 1
  const mine = turn
  become({ isBusy: true })
  await task(() => mine === turn)
  if (mine === turn) become({ isBusy: false, isPlaying: false })
}

/** Whether steps remain and the app is in the expected state. */
const isBefore = (at: number): boolean =>
  playing !== null && playing.deviation === null && playing.at < Math.min(at, playing.path.steps.length)
const goesOn = (): boolean => playing?.isPlaying === true && isBefore(Number.POSITIVE_INFINITY)

/** Opens a path at a step: restarts the phone at the path's start. */
export const open = (path: CataloguePath, at: number): Promise<void> => {
  run += 1
  playing = { path, expected: expectedOf(path), at: 0, isPlaying: false, isBusy: true, deviation: null }
  return inTurn(async (isMine) => {
    phone = startAt(path.chart, path.start, { answers: 'stubbed', variants: 'asked' })
    await begun(turn)
    if (isMine()) compare()
    while (isMine() && isBefore(at)) await forward()
  })
}

export const close = (): void => {
  run += 1
  turn += 1
  if (playing !== null) setFollowing(false)
  playing = null
  tell()
}

export const step = (): Promise<void> => inTurn(forward)
export const back = (): Promise<void> => inTurn(backward)
export const stop = (): void => become({ isPlaying: false })
export const toStart = (): void => {
  if (playing !== null) void open(playing.path, 0)
}
export const toEnd = (): Promise<void> =>
  inTurn(async (isMine) => {
    while (isMine() && isBefore(Number.POSITIVE_INFINITY)) await forward()
  })

export const play = (): Promise<void> =>
  inTurn(async (isMine) => {
    become({ isPlaying: true })
    while (isMine() && goesOn()) {
      await forward()
      await pause(STEP_MS / speed)
    }
  })

export const setSpeed = (next: Speed): void => {
  speed = next
  tell()
}

const listen = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const usePlaying = (): Playing | null => useSyncExternalStore(listen, () => playing)
export const useSpeed = (): Speed => useSyncExternalStore(listen, () => speed)
