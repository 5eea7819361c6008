/** How the phone in this page's frame is set, and the address that it is loaded from. Setting it otherwise loads it anew. */
import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { Preset } from '../protocol/protocol.ts'
import { pageState } from '../page-state.ts'
import { ask, frameNow, renameFrame, sceneOf } from './phones.ts'

type Frame = {
  readonly preset: Preset
  /** Where it was loaded from; the language may be another since. */
  readonly address: string
}

/** Takes how a phone is to be set; gives where it is loaded from. */
export const addressOf = (preset: Partial<Preset>): string =>
  `observed.html?${new URLSearchParams(Object.entries(preset).filter(([, value]) => value !== '')).toString()}`

const frameOf = (preset: Preset): Frame => ({ preset, address: addressOf(preset) })

let frame: Frame | null = null
const listeners = new Set<() => void>()

/** It begins in the language of the page around it. */
const now = (): Frame => {
  frame ??= frameOf(v.parse(Preset, { phone: frameNow(), language: pageState().language }))
  return frame
}

const become = (next: Frame): void => {
  frame = next
  for (const listener of listeners) listener()
}

/** Takes what is to be set otherwise; the phone begins anew. */
export const setFrame = (change: Partial<Preset>): void =>
  become(frameOf({ ...now().preset, ...change, phone: renameFrame() }))

/** Takes a language; the phone speaks it, and stays where it is. */
export const speakInFrame = (language: Preset['language']): void => {
  const { preset, address } = now()
  if (preset.language === language) return
  // A phone that has not begun hears nothing yet.
  if (sceneOf(frameNow()) === null) setFrame({ language })
  else {
    become({ preset: { ...preset, language }, address })
    void ask({ kind: 'speak', language }, frameNow())
  }
}

export const presetNow = (): Preset => now().preset

const listen = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useFrame = (): Frame => useSyncExternalStore(listen, now)
