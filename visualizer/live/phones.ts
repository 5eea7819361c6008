/**
 * The phones of this browser: the one in this page's frame, those in other tabs, and the stand-in for a chart
 * without a page. Knows which one is watched and what it shows, and sends commands.
 */
import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { CHANNEL, FromPhone, type PhoneState, type ToPhone } from '../protocol/protocol.ts'
import type { PureChart } from './pure-chart.ts'
import { createCommandQueue, type Question } from './command-queue.ts'

const FRAME = 'frame-'
/** Frames of other pages are ignored; their own page watches them. */
const isFrame = (phone: string): boolean => phone.startsWith(FRAME)
/** Name of the stand-in for a phone. */
const ALONE = 'alone'
const newName = (): string => `${FRAME}${crypto.getRandomValues(new Uint32Array(2)).join('-')}`

type Phones = {
  /** The last published states, by phone name. */
  readonly scenes: ReadonlyMap<string, PhoneState>
  readonly watched: string
  /** Name of the phone in this page's frame; a new one after each reload. */
  readonly frame: string
  /** The chart that runs without a page, or null. */
  readonly alone: PureChart | null
}

const channel = new BroadcastChannel(CHANNEL)
const say = (message: ToPhone) => channel.postMessage(message)

const first = newName()
let phones: Phones = { scenes: new Map(), watched: first, frame: first, alone: null }
const listeners = new Set<() => void>()
/** By phone name: how often it was looked for since its last message. */
const unanswered = new Map<string, number>()
const questions = createCommandQueue({ say, isThere: (phone) => phones.scenes.has(phone), asker: first })

const become = (next: Partial<Phones>): void => {
  phones = { ...phones, ...next }
  for (const listener of listeners) listener()
}

const show = (phone: string, scene: PhoneState): void =>
  become({ scenes: new Map([...phones.scenes, [phone, scene]]) })

/** Removes phones. If the watched one is among them, this page's own is watched again. */
const forget = (gone: readonly string[]): void => {
  if (gone.length === 0) return
  questions.giveUp(gone)
  for (const name of gone) unanswered.delete(name)
  const scenes = new Map([...phones.scenes].filter(([name]) => !gone.includes(name)))
  become({ scenes, watched: gone.includes(phones.watched) ? phones.frame : phones.watched })
}

channel.addEventListener('message', ({ data }) => {
  const parsed = v.safeParse(FromPhone, data)
  if (!parsed.success) return
  const message = parsed.output
  if (message.kind === 'here') {
    unanswered.delete(message.phone)
    show(message.phone, message.scene)
  } else if (message.kind === 'done') questions.answered(message.ask, message.problem)
  else if (!isFrame(message.phone)) forget([message.phone])
})

const ASK_EVERY_MS = 2_000
/**
 * A tab that has not answered so often in a row is gone. This is no time limit, because browsers let the
 * timers of a hidden page run only once a minute.
 */
const UNANSWERED_AT_MOST = 3

/**
 * Looks for phones now and every few seconds, and removes tabs that stopped answering. Returns a function
 * that stops it.
 */
export const discoverPhones = (): (() => void) => {
  const ask = () => {
    // A tab that performs a command may be loading its page again.
    const tabs = [...phones.scenes.keys()].filter(
      (name) => name !== phones.frame && name !== ALONE && !questions.isAsked(name),
    )
    const timesOf = (name: string): number => unanswered.get(name) ?? 0
    forget(tabs.filter((name) => timesOf(name) >= UNANSWERED_AT_MOST))
    for (const name of tabs) unanswered.set(name, timesOf(name) + 1)
    say({ kind: 'who' })
  }
  ask()
  const asking = setInterval(ask, ASK_EVERY_MS)
  return () => clearInterval(asking)
}

/** Watches a phone. */
export const watch = (watched: string): void => become({ watched })

/** Watches a chart that runs without a page. */
export const watchPureChart = (alone: PureChart): void => {
  become({ alone, watched: ALONE })
  showAlone()
}

const showAlone = (): void => {
  if (phones.alone !== null) show(ALONE, phones.alone.scene())
}

/** Watches this page's own phone again, unless another tab is watched. */
export const stopPureChart = (): void => {
  if (phones.watched === ALONE) become({ watched: phones.frame })
}

/** The last published state of a phone, or null. */
export const sceneOf = (phone: string): PhoneState | null => phones.scenes.get(phone) ?? null

/** The state of the watched phone; null before its first message. */
export const currentScene = (): PhoneState | null => sceneOf(phones.watched)

/**
 * Sends a command to a phone, by default the watched one. Resolves with null when done, or with the reason
 * why not.
 */
export const sendCommand = (what: Question, phone = phones.watched): Promise<string | null> => {
  if (phone !== ALONE) return questions.ask(what, phone)
  const problem = what.kind === 'speak' ? null : phones.alone?.ask(what)
  showAlone()
  return Promise.resolve(problem ?? null)
}

/** Name of the watched phone. */
export const watchedPhone = (): string => phones.watched

/** Name of the phone in this page's frame. */
export const currentFrame = (): string => phones.frame

/** Registers a reloaded frame as a new phone and watches it. Returns its name. */
export const renameFrame = (): string => {
  const frame = newName()
  questions.giveUp([phones.frame])
  become({
    scenes: new Map([...phones.scenes].filter(([name]) => name !== phones.frame)),
    frame,
    watched: frame,
  })
  return frame
}

const listen = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Subscribes to changes of a phone's state. Returns a function that unsubscribes. */
export const onScenes = listen

export const useScene = (): PhoneState | null => useSyncExternalStore(listen, currentScene)
/** Names of the phone in the frame and of the watched one. */
export const useFramed = (): string => useSyncExternalStore(listen, currentFrame)
export const useWatched = (): string => useSyncExternalStore(listen, watchedPhone)
/** Whether the watched chart runs without a page. */
export const useIsPureChart = (): boolean => useWatched() === ALONE
const scenesNow = () => phones.scenes
/** Phones in other tabs with their states. */
export const useTabs = (): readonly (readonly [string, PhoneState])[] =>
  [...useSyncExternalStore(listen, scenesNow)].flatMap(([name, scene]) =>
    isFrame(name) || name === ALONE ? [] : [[name, scene] as const],
  )
