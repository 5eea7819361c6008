/** Settings of the phone in this page's frame, and its URL. A change reloads it. */
import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { CHARTS_WITH_PAGE, Preset } from '../protocol/protocol.ts'
import { pageState } from '../page-state.ts'
import { sendCommand, currentFrame, renameFrame, sceneOf } from './phones.ts'

type Frame = {
  readonly preset: Preset
  /** The URL from which the phone was loaded; the language may have changed since. null before it starts. */
  readonly address: string | null
}

/** The URL for phone settings. */
export const addressOf = (preset: Partial<Preset>): string =>
  `observed.html?${new URLSearchParams(Object.entries(preset).filter(([, value]) => value !== '')).toString()}`

const frameOf = (preset: Preset): Frame => ({ preset, address: addressOf(preset) })

let frame: Frame | null = null
const listeners = new Set<() => void>()

/**
 * The first frame, in the language of the surrounding page. If the page's link opens a path, the path starts
 * the phone, because loading the app twice would double the wait.
 */
const first = (): Frame => {
  const { language, chart, path } = pageState()
  const preset = v.parse(Preset, { phone: currentFrame(), language })
  return path !== null && CHARTS_WITH_PAGE.has(chart) ? { preset, address: null } : frameOf(preset)
}

const now = (): Frame => {
  frame ??= first()
  return frame
}

const become = (next: Frame): void => {
  frame = next
  for (const listener of listeners) listener()
}

/** Changes settings and reloads the phone. */
export const setFrame = (change: Partial<Preset>): void =>
  become(frameOf({ ...now().preset, ...change, phone: renameFrame() }))

/** Starts the phone if it waits for a path. Called when the link's path turns out to be unknown. */
export const startWaitingFrame = (): void => {
  const { preset, address } = now()
  if (address === null) become(frameOf(preset))
}

/** Changes the phone's language without reloading it. */
export const changeFrameLocale = (language: Preset['language']): void => {
  const { preset, address } = now()
  if (preset.language === language) return
  // A phone that has not started receives no messages yet.
  if (sceneOf(currentFrame()) === null) setFrame({ language })
  else {
    become({ preset: { ...preset, language }, address })
    void sendCommand({ kind: 'speak', language }, currentFrame())
  }
}

export const currentPreset = (): Preset => now().preset

const listen = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useFrame = (): Frame => useSyncExternalStore(listen, now)
