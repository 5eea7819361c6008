/**
 * The phones of this browser that show the app: the one in this page's frame, those in other tabs, and what stands in a phone's
 * place where a chart has no page. Which one is looked at, what it shows, and what it is asked to do. Issue "Every path is
 * walked", visualizer, "Live" and "Attach".
 */
import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { CHANNEL, FromPhone, type PhoneState, type ToPhone } from '../protocol/protocol.ts'
import type { Alone } from './alone.ts'
import { makeQuestions, type Question } from './questions.ts'

const FRAME = 'frame-'
/** Frames of other pages are not attached to: they are looked at where they are. */
const isFrame = (phone: string): boolean => phone.startsWith(FRAME)
/** Name of what stands in a phone's place. */
const ALONE = 'alone'
const newName = (): string => `${FRAME}${crypto.getRandomValues(new Uint32Array(2)).join('-')}`

type Phones = {
  /** By the phone's name: what it showed last, and when it was heard, in ms. */
  readonly scenes: ReadonlyMap<string, { readonly scene: PhoneState; readonly at: number }>
  readonly watched: string
  /** Name of the phone in this page's frame: each time it is loaded anew it is another. */
  readonly frame: string
  /** The chart that is walked by itself, or null. */
  readonly alone: Alone | null
}

const channel = new BroadcastChannel(CHANNEL)
const say = (message: ToPhone) => channel.postMessage(message)

const first = newName()
let phones: Phones = { scenes: new Map(), watched: first, frame: first, alone: null }
const listeners = new Set<() => void>()
const questions = makeQuestions({ say, isThere: (phone) => phones.scenes.has(phone), asker: first })

const become = (next: Partial<Phones>): void => {
  phones = { ...phones, ...next }
  for (const listener of listeners) listener()
}

/** Lets go of phones; whoever looked at one of them looks at this page's again. */
const forget = (gone: readonly string[]): void => {
  if (gone.length === 0) return
  questions.giveUp(gone)
  const scenes = new Map([...phones.scenes].filter(([name]) => !gone.includes(name)))
  become({ scenes, watched: gone.includes(phones.watched) ? phones.frame : phones.watched })
}

channel.addEventListener('message', ({ data }) => {
  const heard = v.safeParse(FromPhone, data)
  if (!heard.success) return
  const message = heard.output
  if (message.kind === 'here')
    become({
      scenes: new Map([...phones.scenes, [message.phone, { scene: message.scene, at: performance.now() }]]),
    })
  else if (message.kind === 'done') questions.answered(message.ask, message.problem)
  else if (!isFrame(message.phone)) forget([message.phone])
})

const [ASK_EVERY_MS, GONE_AFTER_MS] = [3_000, 12_000]

/** Asks who is there, now and every few seconds; a tab that broke off without a word is let go of. Gives what stops it. */
export const lookForPhones = (): (() => void) => {
  const ask = () => {
    say({ kind: 'who' })
    forget(
      [...phones.scenes]
        .filter(
          ([name, { at }]) =>
            name !== phones.frame && name !== ALONE && performance.now() - at > GONE_AFTER_MS,
        )
        .map(([name]) => name),
    )
  }
  ask()
  const asking = setInterval(ask, ASK_EVERY_MS)
  return () => clearInterval(asking)
}

/** Takes the name of a phone to look at. */
export const watch = (watched: string): void => become({ watched })

/** Takes a chart that is walked by itself; it is looked at from now on. */
export const watchAlone = (alone: Alone): void => {
  become({ alone, watched: ALONE })
  showAlone()
}

const showAlone = (): void => {
  if (phones.alone !== null)
    become({
      scenes: new Map([...phones.scenes, [ALONE, { scene: phones.alone.scene(), at: performance.now() }]]),
    })
}

/** This page's own phone is looked at again, unless a tab of its own is. */
export const leaveAlone = (): void => {
  if (phones.watched === ALONE) become({ watched: phones.frame })
}

/** Takes the name of a phone; gives what it shows, or null before it has shown anything. */
export const sceneOf = (phone: string): PhoneState | null => phones.scenes.get(phone)?.scene ?? null

/** The scene of the phone that is looked at; null before it has shown one. */
export const sceneNow = (): PhoneState | null => sceneOf(phones.watched)

/** Asks a phone, the one that is looked at where none is named; gives null once it is done, or a sentence saying why it was not. */
export const ask = (what: Question, phone = phones.watched): Promise<string | null> => {
  if (phone !== ALONE) return questions.ask(what, phone)
  const problem = what.kind === 'speak' ? null : phones.alone?.ask(what)
  showAlone()
  return Promise.resolve(problem ?? null)
}

/** Name of the phone that is looked at. */
export const watchedNow = (): string => phones.watched

/** Name of the phone in this page's frame. */
export const frameNow = (): string => phones.frame

/** The frame is loaded anew: its phone is another, and looked at. Gives its name. */
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

/** Takes who is told whenever a phone shows something else; gives what stops it. */
export const onScenes = listen

export const useScene = (): PhoneState | null => useSyncExternalStore(listen, sceneNow)
/** Name of the phone in the frame, and of the one that is looked at. */
export const useFramed = (): string => useSyncExternalStore(listen, frameNow)
export const useWatched = (): string => useSyncExternalStore(listen, watchedNow)
/** Whether a chart is looked at that is walked by itself. */
export const useIsAlone = (): boolean => useWatched() === ALONE
const scenesNow = () => phones.scenes
/** Phones in tabs of their own, with what each shows. */
export const useTabs = (): readonly (readonly [string, PhoneState])[] =>
  [...useSyncExternalStore(listen, scenesNow)].flatMap(([name, { scene }]) =>
    isFrame(name) || name === ALONE ? [] : [[name, scene] as const],
  )
