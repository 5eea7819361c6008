/** How the phone in this page's frame is set, and the address that it is loaded from. Setting it otherwise loads it anew. */
import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { Preset } from '#machines/live/protocol.ts'
import { frameNow, renameFrame } from './phones.ts'

const plain = v.parse(Preset, { phone: frameNow() })

type Frame = { readonly preset: Preset }

let frame: Frame = { preset: plain }
const listeners = new Set<() => void>()

/** Takes what is to be set otherwise; the phone begins anew. */
export const setFrame = (change: Partial<Preset>): void => {
  frame = { preset: { ...frame.preset, ...change, phone: renameFrame() } }
  for (const listener of listeners) listener()
}

/** Takes how a phone is to be set; gives where it is loaded from. */
export const addressOf = (preset: Partial<Preset>): string => `observed.html?${new URLSearchParams(Object.entries(preset).filter(([, value]) => value !== '')).toString()}`

export const presetNow = (): Preset => frame.preset

const listen = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useFrame = (): Frame => useSyncExternalStore(listen, () => frame)
