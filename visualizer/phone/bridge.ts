/**
 * Connects a phone to the visualizer over a BroadcastChannel: pages of this origin in the same browser
 * only.
 */
import * as v from 'valibot'
import { CHANNEL, type FromPhone, type Preset, ToPhone } from '../protocol/protocol.ts'
import type { Phone } from './phone.ts'

export type Bridge = {
  /** Publishes the phone's state after the current turn. */
  readonly publishScene: () => void
  /** Reports that a command is done. `problem` is the reason of a failure, or null. */
  readonly reportDone: (ask: string, problem: string | null) => void
  /** Keeps the phone's name while its page reloads. */
  readonly keepName: () => void
}

/** Publishes the phone's state from now on and passes the visualizer's commands to it. */
export const openBridge = (
  { name, scene, ask }: Phone,
  speak: (language: Preset['language']) => Promise<null>,
): Bridge => {
  const channel = new BroadcastChannel(CHANNEL)
  const say = (message: FromPhone) => channel.postMessage(message)
  const here = () => say({ kind: 'here', phone: name, scene: scene() })
  let isDue = false
  let isStaying = false

  const changed = (): void => {
    if (isDue) return
    isDue = true
    setTimeout(() => {
      isDue = false
      here()
    })
  }
  const answered = (to: string, problem: string | null): void => {
    here()
    say({ kind: 'done', phone: name, ask: to, problem })
  }

  channel.addEventListener('message', ({ data }) => {
    const parsed = v.safeParse(ToPhone, data)
    if (!parsed.success) return
    const message = parsed.output
    if (message.kind === 'who') here()
    else if (message.phone === name)
      void (message.kind === 'speak' ? speak(message.language) : ask(message)).then((problem) =>
        answered(message.ask, problem),
      )
  })
  addEventListener('pagehide', () => {
    if (!isStaying) say({ kind: 'gone', phone: name })
  })
  addEventListener('pageshow', changed)
  const stay = () => {
    isStaying = true
  }
  return { publishScene: changed, reportDone: answered, keepName: stay }
}
